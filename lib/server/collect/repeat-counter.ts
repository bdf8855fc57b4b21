import 'server-only';
import { createHash } from 'node:crypto';

/** Counts rows of a set that are identical to a row of another page. Pages may arrive in any order. */
export interface RepeatCounter {
  add(page: number, rows: readonly unknown[]): void;
  /** Returns whether any of the rows has not been added yet. */
  hasNew(rows: readonly unknown[]): boolean;
  readonly count: number;
  /** Returns the number of rows without those that an earlier page has. Identical rows of one page all count. */
  countUnique(): number;
}

export function createRepeatCounter(): RepeatCounter {
  const pageOf = new Map<string, number>();
  const digests = new Map<number, string[]>();
  /** The first page, which is indexed when a second one arrives. Most sets have only one. */
  let pending: { page: number; rows: readonly unknown[] } | null = null;
  let count = 0;

  function index(page: number, rows: readonly unknown[]): void {
    const ofPage = rows.map(digest);
    digests.set(page, ofPage);
    for (const key of ofPage) {
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
    countUnique() {
      indexPending();
      const earlier = new Set<string>();
      let rows = 0;
      for (const [, ofPage] of [...digests].sort(([a], [b]) => a - b)) {
        rows += ofPage.filter((key) => !earlier.has(key)).length;
        for (const key of ofPage) earlier.add(key);
      }
      return rows;
    },
  };
}

/** A short digest, as a set may have hundreds of thousands of rows. */
function digest(row: unknown): string {
  return createHash('sha1').update(JSON.stringify(row)).digest('base64');
}
