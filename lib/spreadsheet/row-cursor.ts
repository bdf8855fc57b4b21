import type { Value } from '@/lib/spreadsheet/cell';

export type Row = readonly Value[];
export type Rows = Iterable<Row> | AsyncIterable<Row>;

export type RowCursor = ReturnType<typeof createRowCursor>;

/** Reads rows one by one, and can read ahead. */
export function createRowCursor(rows: Rows) {
  const iterator = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]();
  const ahead: Row[] = [];
  let isOpen = true;

  async function readRow(): Promise<Row | undefined> {
    if (!isOpen) return undefined;
    const { done, value } = await iterator.next();
    if (!done) return value;
    isOpen = false;
    return undefined;
  }

  return {
    /** Returns the next rows without consuming them, or fewer if no more exist. */
    async peek(count: number): Promise<readonly Row[]> {
      while (ahead.length < count) {
        const row = await readRow();
        if (!row) break;
        ahead.push(row);
      }
      return ahead.slice(0, count);
    },
    async take(): Promise<Row | undefined> {
      return ahead.shift() ?? readRow();
    },
    /** Closes the source if rows are left. */
    async close(): Promise<void> {
      if (isOpen) await iterator.return?.();
      isOpen = false;
    },
  };
}
