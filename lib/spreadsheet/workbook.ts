import { ABOUT_COLUMNS, aboutRows, type Fact, type WrittenSheet } from '@/lib/spreadsheet/about';
import type { Column, Value } from '@/lib/spreadsheet/cell';
import { type ListedSheet, packageParts, sheetPath } from '@/lib/spreadsheet/package-xml';
import { createRowCursor, type RowCursor, type Rows } from '@/lib/spreadsheet/row-cursor';
import { createSheetNames } from '@/lib/spreadsheet/sheet-names';
import { createSheetXml, type SheetXml } from '@/lib/spreadsheet/sheet-xml';
import { createStyles } from '@/lib/spreadsheet/styles';

/** Maximum rows of a sheet in Excel, including the header. */
const MAX_ROWS = 1_048_576;
/** Minimum size of a chunk, as single rows compress badly. */
const CHUNK = 64 * 1024;
/** Number of rows that are read ahead to estimate column widths. */
const ROWS_MEASURED = 200;

/** A table. It continues in further sheets of the same title if it exceeds Excel's maximum rows. */
export interface Sheet {
  title: string;
  columns: readonly Column[];
  /** Read once, while the workbook is read. */
  rows: Rows;
  /** Whether it is shown before the others, regardless of when it is written. */
  isInFront?: boolean;
}

export interface Workbook {
  sheets: Iterable<Sheet> | AsyncIterable<Sheet>;
  /**
   * Returns the first facts of the About sheet. Called after the other sheets have been written. The sheet is the first
   * one if another one is in front, otherwise the last.
   */
  about?: () => readonly Fact[];
}

/** A file of a workbook's archive. */
export interface WorkbookPart {
  path: string;
  /** Must be read to its end before the next part. */
  chunks: AsyncIterable<string>;
}

/** Yields the files of a workbook, which are written while they are read, in constant memory. */
export async function* workbookParts({ sheets, about }: Workbook, maxRows = MAX_ROWS): AsyncGenerator<WorkbookPart> {
  const nameSheet = createSheetNames();
  const styles = createStyles();
  const listed: ListedSheet[] = [];
  const writtenSheets: WrittenSheet[] = [];

  async function* sheetParts({ title, columns, rows, isInFront = false }: Sheet): AsyncGenerator<WorkbookPart> {
    const cursor = createRowCursor(rows);
    const names: string[] = [];
    const entry = { title, columns, rows: 0, names };
    writtenSheets.push(entry);
    try {
      const xml = createSheetXml(columns, styles);
      const firstRows = await cursor.peek(ROWS_MEASURED);
      const widths = columns.map((column, index) =>
        widthOf(
          column,
          firstRows.map((row) => row[index]),
        ),
      );
      do {
        const name = nameSheet(title);
        names.push(name);
        listed.push({ name, isInFront });
        yield { path: sheetPath(listed.length), chunks: sheetChunks(xml, cursor, widths, { counted: entry, maxRows }) };
      } while ((await cursor.peek(1)).length > 0);
    } finally {
      await cursor.close();
    }
  }

  for await (const sheet of sheets) yield* sheetParts(sheet);
  if (about) {
    const described = [...writtenSheets];
    yield* sheetParts({
      title: 'About',
      columns: ABOUT_COLUMNS,
      rows: aboutRows(about(), described),
      isInFront: listed.some((sheet) => sheet.isInFront),
    });
  }
  for (const [path, content] of Object.entries(packageParts(listed, styles.xml())))
    yield { path, chunks: once(content) };
}

async function* sheetChunks(
  xml: SheetXml,
  cursor: RowCursor,
  widths: readonly number[],
  { counted, maxRows }: { counted: { rows: number }; maxRows: number },
): AsyncGenerator<string> {
  let text = xml.start(widths);
  let number = 1;
  while (number < maxRows) {
    const row = await cursor.take();
    if (!row) break;
    number += 1;
    counted.rows += 1;
    text += xml.row(number, row);
    if (text.length < CHUNK) continue;
    yield text;
    text = '';
  }
  yield text + xml.end(number);
}

async function* once(content: string): AsyncGenerator<string> {
  yield content;
}

const NARROWEST = 8;
const WIDEST = 60;
/** Width of the filter button. */
const BUTTON = 2;
/** Maximum characters of a number that Excel shows without rounding. */
const NUMBER_WIDTH = 11;
const TIME_WIDTH = 19;

function widthOf({ title, kind, width }: Column, values: readonly Value[]): number {
  if (width !== undefined) return width;
  const longest = values.reduce<number>((most, value) => Math.max(most, lengthOf(value)), title.length);
  const least = kind === 'time' ? TIME_WIDTH : kind === 'date' ? TIME_WIDTH - ' 00:00:00'.length : NARROWEST;
  return Math.min(WIDEST, Math.max(least, longest)) + BUTTON;
}

function lengthOf(value: Value): number {
  if (typeof value === 'string') return value.length;
  if (typeof value === 'number') return Math.min(NUMBER_WIDTH, String(value).length);
  return value instanceof Date ? TIME_WIDTH : typeof value === 'object' && value ? NUMBER_WIDTH + ' EUR'.length : 0;
}
