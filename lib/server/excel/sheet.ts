import 'server-only';
import type { Cell } from './cell';

/** Rows of a sheet, the header included. */
export const MAX_ROWS = 1_048_576;
const MAX_TEXT = 32_767;
const CUT = ' [cut: Excel holds no more in a cell]';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Styles of the workbook by position: 0 plain, 1 day, 2 day and time, 3 header. */
const STYLE = { date: 1, time: 2, header: 3 };

/** A sheet with its header frozen. Texts stand in their cells as text: none is taken for a formula or a number. */
export const SHEET_START =
  `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>';
export const SHEET_END = '</sheetData></worksheet>';

export function headerRow(names: readonly string[]): string {
  return `<row>${names.map((name) => inlineText(name, ` s="${STYLE.header}"`)).join('')}</row>`;
}

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

/** Characters that XML cannot hold at all become the replacement character. */
export function escaped(text: string): string {
  return text
    .replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char)
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '\ufffd');
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
