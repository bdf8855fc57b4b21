import 'server-only';
import type { BulkDataset } from '@/lib/contract/dataset';
import { toCell } from '@/lib/spreadsheet/cell';
import { BYTE_ORDER_MARK, csvLine, headerLine, type Separator } from '@/lib/spreadsheet/csv';
import { sheetColumns } from './sheet-columns';

const CHUNK = 64 * 1024;

/** A bulk file as a csv for Excel. @param records of the file, the header first */
export async function* excelCsv(
  dataset: BulkDataset,
  records: AsyncGenerator<string[]>,
  separator: Separator,
): AsyncGenerator<Buffer> {
  const first = await records.next();
  const columns = sheetColumns(dataset, first.done ? [] : first.value);
  let text = BYTE_ORDER_MARK + headerLine(columns, separator);
  for await (const record of records) {
    text += csvLine(
      columns.map((column, at) => toCell(record[at], column)),
      separator,
    );
    if (text.length < CHUNK) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}
