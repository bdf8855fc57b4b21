import type { Sheet } from '@/lib/client/sheet';
import { tabNames } from '@/lib/client/tab-names';
import { parseTime } from '@/lib/text/parse-time';
import { type Cell, serialOf } from '@/lib/xlsx/cell';
import { headerRow, MAX_ROWS, row, sheetEnd, sheetStart } from '@/lib/xlsx/sheet';
import { sheetFile, workbookParts } from '@/lib/xlsx/workbook';

/** A file of the workbook, in pieces small enough to pack one between two frames. */
export interface WorkbookFile {
  name: string;
  parts: Iterable<string>;
}

const ROWS_A_PART = 2_000;
/** Rows that are looked at to tell how wide a column is. */
const ROWS_MEASURED = 500;

/** The parts of an .xlsx file that holds the sheets: texts as text, numbers as numbers, days as days of Excel. */
export function workbookFiles(sheets: readonly Sheet[], mostRows = MAX_ROWS): WorkbookFile[] {
  const pieces = sheets.flatMap((sheet) => piecesOf(sheet, mostRows - 1));
  const around = workbookParts(tabNames(pieces.map(({ title }) => title)));
  return [
    ...pieces.map((piece, index) => ({ name: sheetFile(index + 1), parts: sheetXml(piece) })),
    ...Object.entries(around).map(([name, content]) => ({ name, parts: [content] })),
  ];
}

/** A sheet, or several where its rows are more than one of Excel's can hold. */
function piecesOf(sheet: Sheet, room: number): Sheet[] {
  const count = Math.max(1, Math.ceil(sheet.rows.length / room));
  return Array.from({ length: count }, (_, index) => ({
    ...sheet,
    rows: sheet.rows.slice(index * room, (index + 1) * room),
  }));
}

function* sheetXml({ columns, rows }: Sheet): Generator<string> {
  const measured = rows.slice(0, ROWS_MEASURED);
  const longest = columns.map(({ header, kind }, at) =>
    measured.reduce((most, cells) => Math.max(most, lengthOf(cells[at] ?? null, kind)), header.length),
  );
  yield sheetStart(longest) + headerRow(columns.map(({ header }) => header));
  for (let start = 0; start < rows.length; start += ROWS_A_PART) {
    const part = rows.slice(start, start + ROWS_A_PART);
    yield part.map((cells) => row(cells.map((value, at) => cellOf(value, columns[at]?.kind)))).join('');
  }
  yield sheetEnd(columns.length, rows.length + 1);
}

type Value = Sheet['rows'][number][number];
type Kind = Sheet['columns'][number]['kind'];

/** Of a number Excel shows no more digits than fit; of a moment no fractions. */
function lengthOf(value: Value, kind: Kind): number {
  return kind === 'moment' ? 19 : typeof value === 'string' ? value.length : 8;
}

function cellOf(value: Value, kind: Kind | undefined): Cell {
  if (value === null || (typeof value === 'number' && !Number.isFinite(value))) return { kind: 'empty' };
  if (typeof value === 'number') return { kind: 'number', value };
  if (typeof value === 'boolean') return { kind: 'boolean', value };
  const time = kind === 'day' || kind === 'moment' ? parseTime(value) : Number.NaN;
  if (Number.isNaN(time)) return { kind: 'text', text: value };
  return { kind: kind === 'day' ? 'date' : 'time', serial: serialOf(time) };
}
