import 'server-only';
import type { BulkDataset } from '@/lib/contract/dataset';
import type { Separator } from '@/lib/spreadsheet/csv';
import { csvParts } from './csv-parts';
import { sheetColumns } from './sheet-columns';

/** A bulk file as a csv for Excel. @param records of the file, the header first */
export async function* excelCsv(
  dataset: BulkDataset,
  records: AsyncGenerator<string[]>,
  separator: Separator,
): AsyncGenerator<Buffer> {
  const first = await records.next();
  yield* csvParts(sheetColumns(dataset, first.done ? [] : first.value), records, separator);
}
