import 'server-only';
import type { Value } from '@/lib/spreadsheet/cell';
import { mergeParts } from '../query/coverage';
import { createRun, type Reader } from '../query/run';
import type { FileColumn, TableRow } from './file-columns';
import type { PinnedSheet } from './tickets';

/** Reads all rows of a sheet in batches, in the order on screen, with at least the columns of the file. */
export function sheetRows(
  { query, params, needs, settings }: PinnedSheet,
  reader: Reader,
  columns: readonly Pick<FileColumn, 'id'>[],
): AsyncIterable<readonly TableRow[]> {
  const ids = columns.map(({ id }) => id);
  return query.table.rows(params, createRun(mergeParts(needs), reader, settings), ids) as AsyncIterable<TableRow[]>;
}

/** Reads the rows of a sheet as the values of a file. */
export async function* sheetValues(
  sheet: PinnedSheet,
  reader: Reader,
  columns: readonly FileColumn[],
): AsyncGenerator<Value[]> {
  for await (const rows of sheetRows(sheet, reader, columns))
    for (const row of rows) yield columns.map(({ value }) => value(row));
}
