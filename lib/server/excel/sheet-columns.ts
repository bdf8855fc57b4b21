import 'server-only';
import type { ColumnType } from '@/lib/contract/column';
import type { BulkDataset } from '@/lib/contract/dataset';
import type { Column, ColumnKind } from '@/lib/spreadsheet/cell';

const KINDS: Partial<Record<ColumnType, ColumnKind>> = {
  float: 'number',
  integer: 'number',
  boolean: 'boolean',
  timestamp: 'time',
  date: 'date',
};
const CODE = /(^|_)(id|barcode|ean|gtin)$/i;
const URL = /_url$/i;

/**
 * The columns of a file's header: by the contract's types where the specification promises them, else text, which is
 * never wrong.
 */
export function sheetColumns(dataset: BulkDataset, header: readonly string[]): Column[] {
  return header.map((title) => {
    const column = dataset.promised && Object.hasOwn(dataset.columns, title) ? dataset.columns[title] : undefined;
    const kind = (column && KINDS[column.type]) ?? textKind(title);
    return { title, kind, ...(column && { definition: column.meaning, ...(column.unit && { unit: column.unit }) }) };
  });
}

/** The kind of a text column by its name: identifiers stay text when a reader edits them. */
export function textKind(name: string): ColumnKind {
  return CODE.test(name) ? 'code' : URL.test(name) ? 'url' : 'text';
}
