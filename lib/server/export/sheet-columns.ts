import 'server-only';
import type { ColumnType } from '@/lib/contract/column';
import { type BulkDataset, promisedColumn } from '@/lib/contract/dataset';
import type { Column, ColumnKind } from '@/lib/spreadsheet/cell';

const KINDS: Partial<Record<ColumnType, ColumnKind>> = {
  float: 'number',
  integer: 'number',
  boolean: 'boolean',
  timestamp: 'time',
  date: 'date',
};
const CODE = /(^|_)(id|barcode|ean|gtin)$/i;

/**
 * Returns the columns of a file's header, typed by the contract where the specification promises them. All others are
 * dates by their name, or text. Both preserve values of another form.
 */
export function sheetColumns(dataset: BulkDataset, header: readonly string[]): Column[] {
  return header.map((title) => {
    const column = promisedColumn(dataset, title);
    const kind = (column && KINDS[column.type]) ?? timeKind(title) ?? textKind(title);
    return { title, kind, ...(column && { definition: column.meaning, ...(column.unit && { unit: column.unit }) }) };
  });
}

function timeKind(name: string): ColumnKind | undefined {
  return /(^|_)time$/i.test(name) ? 'time' : /(^|_)date$/i.test(name) ? 'date' : undefined;
}

/** Returns the kind of a text column by its name. Identifiers stay text when a user edits them. */
export function textKind(name: string): ColumnKind {
  return CODE.test(name) ? 'code' : 'text';
}
