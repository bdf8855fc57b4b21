import type { Page } from '@/lib/contract/page';

interface Paging {
  page_size: number;
  current_page: number;
}

/** Columns that `pageOf` adds to each row. */
export interface Placed {
  /** Number in the whole set, from 1. */
  place: number;
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
    SELECT * FROM (SELECT *, row_number() OVER (ORDER BY ${order}) AS place, count() OVER () AS total FROM (${set}))
    WHERE place = 1 OR place BETWEEN {first:UInt64} AND {last:UInt64}
    ORDER BY place`;
}

/** Returns the parameters of `pageOf`. */
export function places({ page_size, current_page }: Paging) {
  const last = page_size * current_page;
  return { first: last - page_size + 1, last };
}

/** Returns the rows of the page, without the additional first row, and without place and size. */
export function onPage<Row extends Placed>(rows: readonly Row[], paging: Paging): Omit<Row, keyof Placed>[] {
  const { first } = places(paging);
  return rows.filter(({ place }) => place >= first).map(({ place: _, total: __, ...row }) => row);
}

/** Returns a page of a set in memory. */
export function sliceOf<T>(set: readonly T[], paging: Paging): T[] {
  const { first, last } = places(paging);
  return set.slice(first - 1, last);
}

/** Returns the envelope of a page. */
export function envelope<T>(items: T[], total: number, { page_size, current_page }: Paging): Page<T> {
  return { items, total, page_size, current_page, page_count: Math.ceil(total / page_size) };
}
