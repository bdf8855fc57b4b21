import 'server-only';
import { createHash } from 'node:crypto';

/** Counts rows of a set that are identical to a row of another page. Pages may arrive in any order. */
export interface RepeatCounter {
  add(page: number, rows: readonly unknown[]): void;
  /** Returns whether any of the rows has not been added yet. */
  hasNew(rows: readonly unknown[]): boolean;
  readonly count: number;
}

export function createRepeatCounter(): RepeatCounter {
  const pageOf = new Map<string, number>();
  /** The first page, which is indexed when a second one arrives. Most sets have only one. */
  let pending: { page: number; rows: readonly unknown[] } | null = null;
  let count = 0;

  function index(page: number, rows: readonly unknown[]): void {
    for (const row of rows) {
      const key = digest(row);
      const firstPage = pageOf.get(key) ?? page;
      if (firstPage !== page) count += 1;
      pageOf.set(key, firstPage);
    }
  }

  function indexPending(): void {
    if (pending) index(pending.page, pending.rows);
    pending = null;
  }

  let isFirst = true;
  return {
    add(page, rows) {
      if (isFirst) {
        isFirst = false;
        pending = { page, rows };
        return;
      }
      indexPending();
      index(page, rows);
    },
    hasNew(rows) {
      indexPending();
      return rows.some((row) => !pageOf.has(digest(row)));
    },
    get count() {
      return count;
    },
  };
}

/** A short digest, as a set may have hundreds of thousands of rows. */
function digest(row: unknown): string {
  return createHash('sha1').update(JSON.stringify(row)).digest('base64');
}
