import { type Cell, type Column, dateText, timeText, toCell } from '@/lib/spreadsheet/cell';
import { fitText } from '@/lib/spreadsheet/fit-text';
import { protectText } from '@/lib/spreadsheet/misread';
import type { Row } from '@/lib/spreadsheet/row-cursor';
import type { Separator } from '@/lib/spreadsheet/separator';

const DIALECTS = {
  comma: { between: ',', decimal: '.' },
  semicolon: { between: ';', decimal: ',' },
  'semicolon-point': { between: ';', decimal: '.' },
} as const;

/** Precedes the first line, as Excel would otherwise assume an 8-bit encoding. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * Formats a row of a CSV that Excel opens correctly on a double click: numbers with the decimal sign of the separator's
 * region, dates in the only format that Excel reads in all regions, and text that it neither changes nor runs.
 */
export function rowLine(columns: readonly Column[], row: Row, separator: Separator): string {
  const { between, decimal } = DIALECTS[separator];
  const cells = columns.map((column, index) => cellText(toCell(row[index], column), between, decimal));
  return `${cells.join(between)}\r\n`;
}

export function headerLine(columns: readonly Column[], separator: Separator): string {
  const titles = columns.map(({ title }) => title);
  return rowLine(
    titles.map((title) => ({ title, kind: 'text' })),
    titles,
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
      // Excel would continue a longer text in the next line.
      return quote(fitText(protectText(cell.text, between)));
  }
}

/** Quotes text with either separator, so that programs that expect the other one do not split it. */
function quote(text: string): string {
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
