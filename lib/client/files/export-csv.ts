import type { Sheet } from '@/lib/client/files/sheet';
import { type Column, type ColumnKind, toCell } from '@/lib/spreadsheet/cell';
import { BYTE_ORDER_MARK, csvLine, headerLine } from '@/lib/spreadsheet/csv';
import type { Separator } from '@/lib/spreadsheet/separator';

const KINDS: Record<Sheet['columns'][number]['kind'], ColumnKind> = {
  text: 'text',
  number: 'number',
  boolean: 'boolean',
  day: 'date',
  moment: 'time',
};

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

/** Converts the columns of a sheet to columns of a file. */
function columnsOf({ columns }: Sheet): Column[] {
  return columns.map(({ header, kind }) => ({ title: header, kind: KINDS[kind] }));
}
