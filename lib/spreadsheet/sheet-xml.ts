import { type Cell, type Column, dateText, timeText, toCell, type Value } from '@/lib/spreadsheet/cell';
import type { Styles } from '@/lib/spreadsheet/styles';
import { cellXmlText, XML_DECLARATION } from '@/lib/spreadsheet/xml-text';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
export const MAX_COLUMNS = 16_384;
const ALPHABET = 26;

const DAY = 86_400_000;
const EPOCH = Date.UTC(1899, 11, 30);
/**
 * Excel counts a 29 February 1900, which did not exist. Programs disagree about serial numbers before it, so earlier
 * dates are text.
 */
const FIRST_DATE = Date.UTC(1900, 2, 1);
const END_OF_DATES = Date.UTC(10_000, 0, 1);

export type SheetXml = ReturnType<typeof createSheetXml>;

/** Writes the XML of sheets with the same columns. */
export function createSheetXml(columns: readonly Column[], styles: Styles) {
  if (columns.length > MAX_COLUMNS)
    throw new RangeError(`Excel holds ${MAX_COLUMNS} columns in a sheet; this one has ${columns.length}.`);
  const letters = columns.map((_, index) => columnLetters(index));
  const lastColumn = letters.at(-1);
  return {
    /** Returns the XML before the rows, with a frozen header. @param widths of the columns, in characters */
    start: (widths: readonly number[]) => sheetStart(widths) + headerRow(columns, letters, styles.header),
    /** @param number of the row in its sheet, from 1 */
    row(number: number, values: readonly Value[]) {
      let cells = '';
      for (const [index, column] of columns.entries())
        cells += cellXml(toCell(values[index], column), `${letters[index]}${number}`, styles);
      return `<row r="${number}">${cells}</row>`;
    },
    /** Returns the XML after the rows, with a filter. @param lastRow number of the last row */
    end(lastRow: number) {
      const all = `A1:${lastColumn}${lastRow}`;
      return lastColumn
        ? `</sheetData><autoFilter ref="${all}"/>` +
            // Prevents warnings at codes that look like numbers.
            `<ignoredErrors><ignoredError sqref="${all}" numberStoredAsText="1"/></ignoredErrors></worksheet>`
        : '</sheetData></worksheet>';
    },
  };
}

function sheetStart(widths: readonly number[]): string {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return (
    `${XML_DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `${columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>`
  );
}

function headerRow(columns: readonly Column[], letters: readonly string[], style: number): string {
  return `<row r="1">${columns.map(({ title }, index) => textXml(title, `${letters[index]}1`, style)).join('')}</row>`;
}

function cellXml(cell: Cell, address: string, styles: Styles): string {
  switch (cell.kind) {
    case 'empty':
      return '';
    case 'number':
      return valueXml(cell.value, address, styles.indexOf(cell.format));
    case 'boolean':
      return `<c r="${address}"${styleXml(styles.indexOf('plain'))} t="b"><v>${cell.value ? 1 : 0}</v></c>`;
    case 'text':
      return textXml(cell.text, address, styles.indexOf(cell.code ? 'code' : 'plain'));
    default: {
      if (cell.time >= FIRST_DATE && cell.time < END_OF_DATES)
        return valueXml((cell.time - EPOCH) / DAY, address, styles.indexOf(cell.kind));
      const text = cell.kind === 'date' ? dateText(cell.time) : timeText(cell.time);
      return textXml(text, address, styles.indexOf('plain'));
    }
  }
}

function valueXml(value: number, address: string, style: number): string {
  return `<c r="${address}"${styleXml(style)}><v>${value}</v></c>`;
}

/** Writes text inline: no program reads it as a formula or a number, and no shared table of texts is kept in memory. */
function textXml(text: string, address: string, style: number): string {
  return `<c r="${address}"${styleXml(style)} t="inlineStr"><is><t xml:space="preserve">${cellXmlText(text)}</t></is></c>`;
}

function styleXml(style: number): string {
  return style === 0 ? '' : ` s="${style}"`;
}

/** Returns the letters of a column: 0 → "A", 27 → "AB". */
function columnLetters(index: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (index % ALPHABET));
  return index < ALPHABET ? last : columnLetters(Math.floor(index / ALPHABET) - 1) + last;
}
