import 'server-only';
import { separatorFor } from '@/lib/spreadsheet/separator';
import type { Reader } from '../query/run';
import { aboutExport } from './about-export';
import { csvParts } from './csv-parts';
import { figuresSheet } from './figures-sheet';
import { fileColumns, type TableRow } from './file-columns';
import { sheetRows, sheetValues } from './sheet-rows';
import type { PinnedExport, PinnedSheet } from './tickets';
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
  const { figures } = content;
  return workbookStream({
    sheets: figures ? [...sheets, figuresSheet(figures, reader)] : sheets,
    about: () => aboutExport(content),
    hasCover: figures !== null,
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
