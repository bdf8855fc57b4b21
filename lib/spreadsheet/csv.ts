import { type Cell, type Column, dateText, timeText } from '@/lib/spreadsheet/cell';
import { protectText } from '@/lib/spreadsheet/misread';
import type { Separator } from '@/lib/spreadsheet/separator';

const DIALECTS = { comma: { between: ',', decimal: '.' }, semicolon: { between: ';', decimal: ',' } } as const;

/** Precedes the first line: Excel takes a csv without it for one of the old 8-bit encodings. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * A line of a csv that opens right on a double click in Excel: numbers with the decimal sign of the separator's region,
 * dates in the one form that Excel reads everywhere, and no text that it would change or run.
 */
export function csvLine(cells: readonly Cell[], separator: Separator): string {
  const { between, decimal } = DIALECTS[separator];
  return `${cells.map((cell) => cellText(cell, between, decimal)).join(between)}\r\n`;
}

export function headerLine(columns: readonly Column[], separator: Separator): string {
  return csvLine(
    columns.map(({ title }) => ({ kind: 'text', text: title })),
    separator,
  );
}

function cellText(cell: Cell, between: ',' | ';', decimal: string): string {
  switch (cell.kind) {
    case 'empty':
      return '';
    case 'number':
      return String(cell.value).replace('.', decimal);
    case 'boolean':
      return cell.value ? 'TRUE' : 'FALSE';
    case 'date':
      return dateText(cell.time);
    case 'time':
      return timeText(cell.time);
    case 'text':
      return quote(protectText(cell.text, between));
  }
}

/** Quotes both separators, so that a program that expects the other one does not split the text. */
function quote(text: string): string {
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
