import type { Cell } from '@/lib/xlsx/cell';

/** Rows of a sheet, the header included. */
export const MAX_ROWS = 1_048_576;
const MAX_TEXT = 32_767;
const CUT = ' [cut: Excel holds no more in a cell]';
const ALPHABET = 26;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Styles of the workbook by position: 0 plain, 1 day, 2 day and time, 3 header. */
const STYLE = { date: 1, time: 2, header: 3 };

/** A sheet with its header frozen. @param longest the most characters that each column has to show */
export function sheetStart(longest: readonly number[]): string {
  const columns = longest.map((length, at) => {
    const width = Math.min(60, Math.max(8, length)) + 2;
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
  });
  return (
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `${columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>`
  );
}

/** The header can filter and sort what stands below it. @param rows the header included */
export function sheetEnd(columns: number, rows: number): string {
  const filter = columns > 0 ? `<autoFilter ref="A1:${columnName(columns)}${rows}"/>` : '';
  return `</sheetData>${filter}</worksheet>`;
}

export function headerRow(names: readonly string[]): string {
  return `<row>${names.map((name) => inlineText(name, ` s="${STYLE.header}"`)).join('')}</row>`;
}

/** Texts stand in their cells as text: none is taken for a formula or a number. */
export function row(cells: readonly Cell[]): string {
  return `<row>${cells.map(cellXml).join('')}</row>`;
}

function cellXml(cell: Cell): string {
  switch (cell.kind) {
    case 'empty':
      return '<c/>';
    case 'number':
      return `<c><v>${cell.value}</v></c>`;
    case 'boolean':
      return `<c t="b"><v>${cell.value ? 1 : 0}</v></c>`;
    case 'text':
      return inlineText(cell.text);
    default:
      return `<c s="${STYLE[cell.kind]}"><v>${cell.serial}</v></c>`;
  }
}

function inlineText(text: string, style = ''): string {
  const fitting = text.length > MAX_TEXT ? text.slice(0, MAX_TEXT - CUT.length) + CUT : text;
  return `<c t="inlineStr"${style}><is><t xml:space="preserve">${escaped(fitting)}</t></is></c>`;
}

/** 1 → "A", 28 → "AB". */
function columnName(number: number): string {
  const at = number - 1;
  const last = String.fromCharCode('A'.charCodeAt(0) + (at % ALPHABET));
  return at < ALPHABET ? last : columnName(Math.floor(at / ALPHABET)) + last;
}

/** Characters that XML cannot hold at all become the replacement character. */
export function escaped(text: string): string {
  return text
    .replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char)
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '\ufffd');
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
