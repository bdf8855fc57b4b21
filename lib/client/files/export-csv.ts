import type { Sheet } from '@/lib/client/files/sheet';
import { columnsOf } from '@/lib/client/files/sheet-columns';
import { toCell } from '@/lib/spreadsheet/cell';
import { BYTE_ORDER_MARK, csvLine, headerLine } from '@/lib/spreadsheet/csv';
import type { Separator } from '@/lib/spreadsheet/separator';

/** Writes a sheet as CSV that Excel opens correctly by double click. */
export function toCsv(sheet: Sheet, separator: Separator): string {
  const columns = columnsOf(sheet);
  const lines = sheet.rows.map((row) =>
    csvLine(
      columns.map((column, index) => toCell(row[index], column)),
      separator,
    ),
  );
  return BYTE_ORDER_MARK + headerLine(columns, separator) + lines.join('');
}
