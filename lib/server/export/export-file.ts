import 'server-only';
import type { Unit } from '@/lib/metrics/view';
import type { Tile } from '@/lib/queries/shared/tiles';
import type { Column, Value } from '@/lib/spreadsheet/cell';
import { separatorFor } from '@/lib/spreadsheet/separator';
import type { Sheet } from '@/lib/spreadsheet/workbook';
import { mergeParts } from '../query/coverage';
import { createRun, type Reader } from '../query/run';
import { aboutExport } from './about-export';
import { csvParts } from './csv-parts';
import { type FileColumn, fileColumns, type TableRow } from './file-columns';
import type { PinnedExport, PinnedFigures, PinnedSheet } from './tickets';
import { workbookStream } from './workbook-stream';

export const CONTENT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ndjson: 'application/x-ndjson; charset=utf-8',
} as const;

/** Streams the file of an export in constant memory. */
export function exportFile(content: PinnedExport, reader: Reader): AsyncIterable<Uint8Array> {
  const [sheet] = content.sheets;
  if (content.format === 'xlsx' || !sheet) return workbook(content, reader);
  return content.format === 'csv' ? csv(sheet, content.locale, reader) : ndjson(sheet, reader);
}

function csv(sheet: PinnedSheet, locale: string, reader: Reader): AsyncIterable<Uint8Array> {
  const columns = fileColumns(sheet.query.table, sheet.columns, 'csv');
  return csvParts(
    columns.map(({ column }) => column),
    sheetValues(sheet, reader, columns),
    separatorFor(locale),
  );
}

function workbook(content: PinnedExport, reader: Reader): AsyncIterable<Uint8Array> {
  const sheets = content.sheets.map((sheet) => {
    const columns = fileColumns(sheet.query.table, sheet.columns, 'xlsx');
    return {
      title: sheet.title,
      columns: columns.map(({ column }) => column),
      rows: sheetValues(sheet, reader, columns),
    };
  });
  const { figures, hasAbout } = content;
  return workbookStream({
    sheets: figures ? [...sheets, figuresSheet(figures, reader)] : sheets,
    ...(hasAbout && { about: () => aboutExport(content) }),
  });
}

/** Writes an object for each row, with the values of the query, or the lines of the table. */
async function* ndjson(sheet: PinnedSheet, reader: Reader): AsyncGenerator<Uint8Array> {
  const { lines } = sheet.query.table;
  if (lines !== undefined) {
    for await (const rows of sheetRows(sheet, reader, [{ id: lines }]))
      yield Buffer.from(rows.map((row) => `${row[lines]}\n`).join(''));
    return;
  }
  const columns = fileColumns(sheet.query.table, sheet.columns, 'csv');
  const picked = (row: TableRow) => Object.fromEntries(columns.map(({ id }) => [id, row[id]]));
  for await (const rows of sheetRows(sheet, reader, columns))
    yield Buffer.from(rows.map((row) => `${JSON.stringify(picked(row))}\n`).join(''));
}

/** Reads all rows of a sheet in batches, in the order on screen, with at least the columns of the file. */
function sheetRows(
  { query, params, needs, settings }: PinnedSheet,
  reader: Reader,
  columns: readonly Pick<FileColumn, 'id'>[],
): AsyncIterable<readonly TableRow[]> {
  const ids = columns.map(({ id }) => id);
  return query.table.rows(params, createRun(mergeParts(needs), reader, settings), ids) as AsyncIterable<TableRow[]>;
}

/** Reads the rows of a sheet as the values of a file. */
async function* sheetValues(
  sheet: PinnedSheet,
  reader: Reader,
  columns: readonly FileColumn[],
): AsyncGenerator<Value[]> {
  for await (const rows of sheetRows(sheet, reader, columns))
    for (const row of rows) yield columns.map(({ value }) => value(row));
}

const FIGURE_COLUMNS: readonly Column[] = [
  { title: 'Figure', kind: 'text', width: 32 },
  { title: 'Value', kind: 'number' },
  { title: 'Compared with', kind: 'number' },
  { title: 'Counted', kind: 'integer' },
  { title: 'Of', kind: 'integer' },
  { title: 'Of what', kind: 'text', width: 20 },
  { title: 'Unit', kind: 'text' },
  { title: 'Meaning', kind: 'text', width: 80 },
];

/** Returns the sheet with the headline figures of a page, which precedes its tables. */
function figuresSheet({ query, params, needs, settings }: PinnedFigures, reader: Reader): Sheet {
  async function* rows(): AsyncGenerator<Value[]> {
    const tiles = await query.answer(params, createRun(mergeParts(needs), reader, settings));
    for (const tile of tiles) if (isKnownFigure(tile)) yield figureRow(tile);
  }
  return { title: 'Figures', columns: FIGURE_COLUMNS, rows: rows(), isInFront: true };
}

/** Some figures, such as bookings, are computed only in the browser and have no values here. */
function isKnownFigure({ value, before, whole }: Tile): boolean {
  return value !== null || before !== null || whole !== 0;
}

function figureRow({ title, value, before, part, whole, of, unit, definition }: Tile): Value[] {
  return [title, figureValue(unit, value), figureValue(unit, before), part, whole, of, unit, definition];
}

function figureValue(unit: Unit, value: number | null): Value {
  return value !== null && unit === 'percent' ? { fraction: value } : value;
}
