import type { Sheet } from '@/lib/client/sheet';

/** Characters that make a spreadsheet take a text for a formula, their full-width variants included. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;
const NUMBER_LIKE = /^[+-]?\d[\d.,]*$/;
const LONG_DIGITS = /^\d{11,}$/;

/**
 * A sheet as csv that opens right on a double click in Excel: byte order mark, CRLF, codes that a spreadsheet would turn
 * into a rounded number as text, formulas in foreign text neutralised. Numbers stay numbers.
 */
export function toCsv(sheet: Sheet): string {
  const lines = [sheet.columns.map((column) => text(column.header)).join(',')];
  for (const row of sheet.rows) lines.push(row.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function cell(value: string | number | boolean | null): string {
  if (value === null) return '';
  if (typeof value === 'string') return text(value);
  return String(value);
}

function text(value: string): string {
  if (isCode(value)) return quote(`="${value}"`);
  return quote(FORMULA_START.test(value) && !isPlainNumber(value) ? `'${value}` : value);
}

/** A barcode, or any digits with a leading zero: a spreadsheet would drop the zero or the last digits. */
function isCode(value: string): boolean {
  return LONG_DIGITS.test(value) || /^0\d+$/.test(value);
}

function isPlainNumber(value: string): boolean {
  return NUMBER_LIKE.test(value);
}

function quote(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
