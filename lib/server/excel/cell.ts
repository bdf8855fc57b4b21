import { ownValue } from '@/lib/contract/own-value';
import 'server-only';
import type { BulkDataset } from '@/lib/contract/dataset';
import { type Cell, serialOf } from '@/lib/xlsx/cell';

const NUMBER = /^-?\d{1,15}(\.\d+)?([eE][+-]?\d{1,3})?$/;

export type ReadCell = (text: string) => Cell;

/**
 * How the columns of a file's header are read: by the contract's types where they are promised, else as text, which is
 * never wrong. A value that is not of its column's type stays the text it is.
 */
export function cellReaders(dataset: BulkDataset, header: readonly string[]): ReadCell[] {
  return header.map((name) => {
    const type = dataset.promised ? ownValue(dataset.columns, name)?.type : undefined;
    if (type === 'float' || type === 'integer') return readNumber;
    if (type === 'boolean') return readBoolean;
    if (type === 'timestamp') return readTime;
    if (type === 'date') return readDate;
    return readText;
  });
}

function readText(text: string): Cell {
  return text === '' ? { kind: 'empty' } : { kind: 'text', text };
}

function readNumber(text: string): Cell {
  return NUMBER.test(text) ? { kind: 'number', value: Number(text) } : readText(text);
}

function readBoolean(text: string): Cell {
  return text === 'true' || text === 'false' ? { kind: 'boolean', value: text === 'true' } : readText(text);
}

function readTime(text: string): Cell {
  const time = /^\d{4}-\d\d-\d\d[T ]/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? readText(text) : { kind: 'time', serial: serialOf(time) };
}

function readDate(text: string): Cell {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? readText(text) : { kind: 'date', serial: serialOf(time) };
}
