import { listFiles } from '@/delivery/loads/list-files';
import type { Database } from '@/lib/clickhouse/client';
import { ENCODINGS, fileName, hourText } from '@/lib/contract/dataset';
import type { ResponseOf } from '@/lib/contract/endpoint';
import type { ratingBulkFiles } from '@/lib/contract/file-list';

/** Creates the function that lists a dataset's files, oldest first, once for each encoding. */
export function answerFileList(dataset: { name: string }) {
  return async (db: Database, customerId: string): Promise<ResponseOf<typeof ratingBulkFiles>> => {
    const files = await listFiles(db, customerId, dataset.name);
    return {
      files: files.flatMap(({ date, hour }) =>
        ENCODINGS.map((encoding) => ({
          file_name: fileName(dataset.name, date, hour, encoding),
          date,
          time: hourText(hour),
          encoding,
        })),
      ),
    };
  };
}
