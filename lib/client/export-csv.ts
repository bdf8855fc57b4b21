import type { Sheet } from '@/lib/client/sheet';
import { parseTime } from '@/lib/text/parse-time';
import { serialOf, serialText } from '@/lib/xlsx/cell';

/** Characters that make a spreadsheet take a text for a formula, their full-width variants included. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;
const NUMBER_LIKE = /^[+-]?\d[\d.,]*$/;
const LONG_DIGITS = /^\d{11,}$/;

/** What ends a cell. */
export type Separator = 'comma' | 'semicolon';

/** What the reader's Excel takes for the end of a cell: a semicolon wherever the comma is a decimal sign. */
export function separatorOf(locale: string): Separator {
  return (1.5).toLocaleString(locale).includes(',') ? 'semicolon' : 'comma';
}

/**
 * A sheet as csv that opens right on a double click in Excel: byte order mark, CRLF, codes that a spreadsheet would turn
 * into a rounded number as text, formulas in foreign text neutralised. Numbers stay numbers: with the decimal comma
 * where a semicolon separates.
 */
export function toCsv(sheet: Sheet, separator: Separator = 'comma'): string {
  const [between, decimal] = separator === 'semicolon' ? [';', ','] : [',', '.'];
  const written = (value: string | number | boolean | null, at: number) => {
    if (value === null) return '';
    if (typeof value === 'number') return String(value).replace('.', decimal);
    if (typeof value === 'boolean') return String(value);
    return text(sheet.columns[at]?.kind === 'moment' ? momentText(value) : value, between);
  };
  const lines = [
    sheet.columns.map(({ header }) => text(header, between)),
    ...sheet.rows.map((row) => row.map(written)),
  ];
  return `\uFEFF${lines.map((line) => line.join(between)).join('\r\n')}\r\n`;
}

/** An instant as Excel knows it, in UTC; what is none stays as it came. */
function momentText(value: string): string {
  const time = parseTime(value);
  return Number.isNaN(time) ? value : serialText(serialOf(time));
}

function text(value: string, between: string): string {
  if (isCode(value)) return quote(`="${value}"`, between);
  return quote(FORMULA_START.test(value) && !isPlainNumber(value) ? `'${value}` : value, between);
}

/** A barcode, or any digits with a leading zero: a spreadsheet would drop the zero or the last digits. */
function isCode(value: string): boolean {
  return LONG_DIGITS.test(value) || /^0\d+$/.test(value);
}

function isPlainNumber(value: string): boolean {
  return NUMBER_LIKE.test(value);
}

function quote(value: string, between: string): string {
  return value.includes(between) || /["\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
