import 'server-only';
import { createHash } from 'node:crypto';

interface CountedPage {
  page: number;
  rows: readonly unknown[];
}

/** Counts the rows of a set that no earlier page has. Pages may arrive in any order. */
export function createRepeatCounter() {
  const digests = new Map<number, string[]>();
  /** The first page that has a row, by the row's digest. */
  const firstPages = new Map<string, number>();
  /** The newest page, which is indexed when another one arrives. Most sets have only one. */
  let newest: CountedPage | null = null;

  function indexNewest(): void {
    if (!newest) return;
    const { page, rows } = newest;
    newest = null;
    const ofPage = rows.map(digest);
    digests.set(page, ofPage);
    for (const key of ofPage) firstPages.set(key, Math.min(page, firstPages.get(key) ?? page));
  }

  return {
    add(page: number, rows: readonly unknown[]): void {
      indexNewest();
      newest = { page, rows };
    },
    /** Returns whether any of the rows has not been added yet. */
    hasNew(rows: readonly unknown[]): boolean {
      indexNewest();
      return rows.some((row) => !firstPages.has(digest(row)));
    },
    /** Identical rows of one page all count. */
    countUnique(): number {
      if (newest && digests.size === 0) return newest.rows.length;
      indexNewest();
      const pages = [...digests];
      return pages.reduce((sum, [page, keys]) => sum + keys.filter((key) => firstPages.get(key) === page).length, 0);
    },
  };
}

/** A short digest, as a set may have hundreds of thousands of rows. */
function digest(row: unknown): string {
  return createHash('sha1').update(JSON.stringify(row)).digest('base64');
}
