import type { Page } from '@/lib/contract/page';

interface Paging {
  page_size: number;
  current_page: number;
}

/** What `pageOf` adds to each row. */
export interface Placed {
  /** Place in the whole set, counted from 1. */
  place: number;
  /** Size of the whole set. */
  total: number;
}

/**
 * SQL for one page of a set, with the size of the set beside each row: one statement, so both are of one moment.
 * The first row of the set always comes along: a page past the last knows the size from it.
 * @param order must tell every two rows apart, or pages repeat and lose rows
 */
export function pageOf(set: string, order: string): string {
  return `
    SELECT * FROM (SELECT *, row_number() OVER (ORDER BY ${order}) AS place, count() OVER () AS total FROM (${set}))
    WHERE place = 1 OR place BETWEEN {first:UInt64} AND {last:UInt64}
    ORDER BY place`;
}

/** The parameters of `pageOf`. */
export function places({ page_size, current_page }: Paging) {
  const last = page_size * current_page;
  return { first: last - page_size + 1, last };
}

/** The rows of the page itself: without the first row that only carried the size, and without place and size. */
export function onPage<Row extends Placed>(rows: readonly Row[], paging: Paging): Omit<Row, keyof Placed>[] {
  const { first } = places(paging);
  return rows.filter(({ place }) => place >= first).map(({ place: _, total: __, ...row }) => row);
}

/** One page of a set that is at hand whole. */
export function sliceOf<T>(set: readonly T[], paging: Paging): T[] {
  const { first, last } = places(paging);
  return set.slice(first - 1, last);
}

/** The envelope around a page of items. */
export function envelope<T>(items: T[], total: number, { page_size, current_page }: Paging): Page<T> {
  return { items, total, page_size, current_page, page_count: Math.ceil(total / page_size) };
}
