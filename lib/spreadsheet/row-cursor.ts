import type { Value } from '@/lib/spreadsheet/cell';

export type Row = readonly Value[];
export type Rows = Iterable<Row> | AsyncIterable<Row>;

interface Line {
  values: Row;
  isTotal: boolean;
}

/** Reads rows one by one, and can read ahead. */
export interface RowCursor {
  /** Returns the next rows without consuming them, or fewer if no more exist. */
  peek(count: number): Promise<readonly Line[]>;
  take(): Promise<Line | undefined>;
  /** Closes the source if rows are left. */
  close(): Promise<void>;
}

/** @param totals called after the last row */
export function createRowCursor(rows: Rows, totals?: () => Row): RowCursor {
  const iterator = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]();
  const ahead: Line[] = [];
  let isOpen = true;
  let isTotalDue = totals !== undefined;

  async function readLine(): Promise<Line | undefined> {
    if (isOpen) {
      const { done, value } = await iterator.next();
      if (!done) return { values: value, isTotal: false };
      isOpen = false;
    }
    if (!totals || !isTotalDue) return undefined;
    isTotalDue = false;
    return { values: totals(), isTotal: true };
  }

  return {
    async peek(count) {
      while (ahead.length < count) {
        const line = await readLine();
        if (!line) break;
        ahead.push(line);
      }
      return ahead.slice(0, count);
    },
    async take() {
      return ahead.shift() ?? readLine();
    },
    async close() {
      if (isOpen) await iterator.return?.();
      isOpen = false;
    },
  };
}
