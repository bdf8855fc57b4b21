import type { ProductKeyword, SearchProduct } from '@/lib/contract/visibility-search-by-product';
import { groupBy } from '@/lib/queries/shared/group-by';
import { DAYS } from './test-ranks';

/** Figures of queries, recomputed from the products as they were sent. */

/** A product of a day for one of its keywords. */
export interface Listing {
  item: SearchProduct;
  keyword: ProductKeyword;
}

export const on = (day: string): Listing[] =>
  (DAYS[day] ?? []).flatMap((item) => item.product_keywords.map((keyword) => ({ item, keyword })));
export const shopOf = ({ item }: Listing) => item.retailer_code ?? item.retailer_name ?? '-';
export const shelfOf = (row: Listing) => `${row.keyword.search_keyword_id}/${shopOf(row)}`;
export const idOf = (row: Listing) => `${shelfOf(row)}/${row.item.product_id}`;
export const countryOf = (row: Listing) => (shopOf(row) === 'Halvéo FR' ? 'FR' : 'DE');
export const powerOf = ({ keyword }: Listing) =>
  ({ shampoo: true, savon: true, seife: false })[keyword.search_keyword_name ?? ''] ?? null;
export const isOwn = ({ item }: Listing) => item.is_customer_brand === true;

/** The rank on the page, or within the type. */
export type RankReader = (row: Listing) => number | null;
export const onPage: RankReader = ({ keyword }) => rankIn(keyword, keyword.combined_position ?? keyword.position);
export const inType: RankReader = ({ keyword }) => rankIn(keyword, keyword.position);

function rankIn({ is_no_data }: ProductKeyword, position: number | null): number | null {
  return is_no_data || position === null || position < 1 ? null : position;
}

export const verdictOf = ({ keyword }: Listing) => (keyword.is_no_data ? null : keyword.is_on_target);

export const isCollected = (row: Listing) => onPage(row) !== null || row.keyword.is_no_data === false;

/** Null if the page is not stated, or the keyword was not collected. */
export function isOnPageOne(row: Listing): boolean | null {
  const { is_no_data, page_no } = row.keyword;
  if (is_no_data) return null;
  if (page_no !== null) return page_no === 1;
  return onPage(row) === null && is_no_data === false ? false : null;
}

export function lowest(values: readonly (number | null)[]): number | null {
  const numbers = values.filter((value) => value !== null);
  return numbers.length === 0 ? null : Math.min(...numbers);
}

function highest(values: readonly (number | null)[]): number | null {
  const numbers = values.filter((value) => value !== null);
  return numbers.length === 0 ? null : Math.max(...numbers);
}

/** The highest rank on page one of a retailer on a day. */
export function pageOneSize(day: string, shop: string, rankOf = onPage): number | null {
  return highest(
    on(day)
      .filter((row) => shopOf(row) === shop && isOnPageOne(row))
      .map(rankOf),
  );
}

/** The best listing of some. Listings of equal rank are ordered by product. */
export function best(rows: readonly Listing[], rankOf = onPage): Listing | undefined {
  return rows
    .filter((row) => rankOf(row) !== null)
    .toSorted(
      (a, b) => (rankOf(a) ?? 0) - (rankOf(b) ?? 0) || ((a.item.product_id ?? '') < (b.item.product_id ?? '') ? -1 : 1),
    )[0];
}

/** A product for a keyword at a retailer on a day, once. */
export interface Rank {
  id: string;
  rows: Listing[];
  /** The listing at the best rank, or the first one if none is ranked. */
  listing: Listing;
  rank: number | null;
  isPageOne: boolean | null;
  isAtStake: boolean;
  isOnTarget: boolean | null;
}

/** The ranks of a day, of own products by default. */
export function ranksOf(day: string, { isOurs = isOwn, rankOf = onPage } = {}): Rank[] {
  return [...groupBy(on(day).filter(isOurs), idOf)].flatMap(([id, rows]) => {
    const listing = best(rows, rankOf) ?? rows[0];
    if (!listing) return [];
    const rank = lowest(rows.map(rankOf));
    const pages = rows.map(isOnPageOne);
    const isUnknown = rows.some((row) => rankOf(row) !== null && isOnPageOne(row) === null) || !pages.includes(false);
    const isPageOne = pages.includes(true) ? true : isUnknown ? null : false;
    const verdicts = rows.map(verdictOf);
    const size = pageOneSize(day, shopOf(listing), rankOf);
    return {
      ...{ id, rows, listing, rank, isPageOne },
      isAtStake: isPageOne === true && rank !== null && size !== null && rank > size - 5,
      isOnTarget: verdicts.includes(true) ? true : verdicts.includes(false) ? false : null,
    };
  });
}

/** Products of rows on page one, each keyword and retailer separately. A product counts once. */
export const onFirst = (rows: readonly Listing[]) =>
  new Set(rows.filter(isOnPageOne).map((row) => `${shelfOf(row)}/${row.item.product_id}`)).size;

/** Own ranks that lost or gained page one from one day to another. */
export function changedRanks(before: string, now: string) {
  const then = new Map(ranksOf(before).map((rank) => [rank.id, rank]));
  const moved = (from: boolean, to: boolean) =>
    ranksOf(now).filter(({ id, isPageOne }) => then.get(id)?.isPageOne === from && isPageOne === to);
  return { lost: moved(true, false), gained: moved(false, true) };
}
