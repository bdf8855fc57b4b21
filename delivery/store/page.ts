import type { Page } from '@/lib/contract/page';

interface Paging {
  page_size: number;
  current_page: number;
}

/** Columns that `pageOf` adds to each row. */
export interface SetRow {
  /** Number in the whole set, from 1. */
  set_row: number;
  /** Size of the whole set. */
  total: number;
}

/**
 * Returns SQL of a page of a set, with the size of the set in each row, so that both are consistent. The result always
 * includes the first row of the set, which has the size for pages past the last.
 * @param order must be a total order, as pages would otherwise repeat or lose rows
 */
export function pageOf(set: string, order: string): string {
  return `
    SELECT * FROM (SELECT *, row_number() OVER (ORDER BY ${order}) AS set_row, count() OVER () AS total FROM (${set}))
    WHERE set_row = 1 OR set_row BETWEEN {first:UInt64} AND {last:UInt64}
    ORDER BY set_row`;
}

/** Returns the parameters of `pageOf`: the numbers of the first and last row of the page. */
export function pageRange({ page_size, current_page }: Paging) {
  const last = page_size * current_page;
  return { first: last - page_size + 1, last };
}

/** Returns the rows of the page, without the additional first row, and without number and size. */
export function onPage<Row extends SetRow>(rows: readonly Row[], paging: Paging): Omit<Row, keyof SetRow>[] {
  const { first } = pageRange(paging);
  return rows.filter(({ set_row }) => set_row >= first).map(({ set_row: _, total: __, ...row }) => row);
}

/** Returns a page of a set in memory. */
export function sliceOf<T>(set: readonly T[], paging: Paging): T[] {
  const { first, last } = pageRange(paging);
  return set.slice(first - 1, last);
}

/** Returns the envelope of a page. */
export function envelope<T>(items: T[], total: number, { page_size, current_page }: Paging): Page<T> {
  return { items, total, page_size, current_page, page_count: Math.ceil(total / page_size) };
}
