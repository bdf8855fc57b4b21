import type { Column } from '@/lib/spreadsheet/cell';
import { BYTE_ORDER_MARK, headerLine, rowLine } from '@/lib/spreadsheet/csv';
import type { Separator } from '@/lib/spreadsheet/separator';

/** A table of plain values. */
export interface Sheet {
  title: string;
  columns: Column[];
  rows: (string | number | boolean | null)[][];
}

/** Writes a sheet as CSV that Excel opens correctly by double click. */
export function toCsv({ columns, rows }: Sheet, separator: Separator): string {
  const lines = rows.map((row) => rowLine(columns, row, separator));
  return BYTE_ORDER_MARK + headerLine(columns, separator) + lines.join('');
}
