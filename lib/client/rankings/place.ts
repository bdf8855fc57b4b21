import type { ProductKeyword } from '@/lib/contract/visibility-search-by-product';

type PositionType = 'ORGANIC' | 'SPONSORED' | 'OVERALL';

/** Which of the two numbers of a place is shown: its rank within its kind, or with both kinds together. */
export const BASES = ['kind', 'page'] as const;
export type Basis = (typeof BASES)[number];

/** The number that the service holds against the target: with both kinds together only for OVERALL. */
export function judgedBasis(positionType: PositionType): Basis {
  return positionType === 'OVERALL' ? 'page' : 'kind';
}

/** `unknown`: no position, and the service does not say whether the keyword was collected. */
export type PlaceState = 'ranked' | 'unranked' | 'no-data' | 'unknown';

/** A keyword without data has no place, whatever else its row says. */
export function stateOf({ is_no_data, position, combined_position }: ProductKeyword): PlaceState {
  if (is_no_data === true) return 'no-data';
  if (position !== null || combined_position !== null) return 'ranked';
  return is_no_data === false ? 'unranked' : 'unknown';
}

export function rankOf(keyword: ProductKeyword | undefined, basis: Basis): number | null {
  if (!keyword || keyword.is_no_data === true) return null;
  return basis === 'page' ? keyword.combined_position : keyword.position;
}

/** Whether the place is on the first page, by the page that the service names; null where it names none. */
export function isOnPageOne(keyword: ProductKeyword | undefined): boolean | null {
  if (!keyword || stateOf(keyword) !== 'ranked' || keyword.page_no === null) return null;
  return keyword.page_no === 1;
}

/** By the service's own flag alone; null is no verdict, and a keyword without data has none. */
export function verdictOf(keyword: ProductKeyword): boolean | null {
  return keyword.is_no_data === true ? null : keyword.is_on_target;
}

/** Places that a missed target is away; null where it is not missed, or the product is not ranked. */
export function distanceOf(keyword: ProductKeyword, judged: Basis): number | null {
  const rank = rankOf(keyword, judged);
  if (verdictOf(keyword) !== false || rank === null || keyword.target === null) return null;
  return Math.max(0, rank - keyword.target);
}
