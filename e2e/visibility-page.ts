import type { VisibilityScore } from '@/lib/contract/visibility-scores';
import { ask, type Stack } from './ask';
import { STACK } from './stack/places';

export const DAY = STACK.collected.to;
export const PAGE = `/visibility?date=${DAY}`;
/** The lost keyword of the sample: from 25 June, a competitor buys all its sponsored positions. */
export const LOST = {
  keyword: 'waschmittel',
  retailer: 'Korbina DE',
  brand: 'Brumella',
  rival: 'Mirabrook',
  before: '2026-06-24',
};

/** Requests the complete set from the service directly. */
export async function scoresOf(stack: Stack, query: string): Promise<VisibilityScore[]> {
  const { items } = await ask<{ items: VisibilityScore[] }>(stack, `/visibility/scores?page_size=1000&${query}`);
  return items;
}

export const searchOf = (stack: Stack, date: string, more = '') =>
  scoresOf(stack, `visibility_type=SEARCH&date=${date}&first_n_products=20${more}`);

export function scoreAt(items: readonly VisibilityScore[], keyword: string, brand: string, retailer: string) {
  const item = items.find(
    (candidate) => candidate.visibility_source_name === keyword && candidate.searched_brand === brand,
  );
  return item?.retailer_scores.find(({ retailer_name }) => retailer_name === retailer);
}

export const ownOf = (items: readonly VisibilityScore[]) =>
  items.filter(({ is_own_brand }) => is_own_brand).flatMap(({ retailer_scores }) => retailer_scores);
export const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);
export const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** Counts own listings and all listings, each shelf once. */
export function shareOf(items: readonly VisibilityScore[]): { own: number; all: number } {
  const own = items.filter(({ is_own_brand }) => is_own_brand);
  const shelves = new Map(
    own.flatMap(({ visibility_source_id, retailer_scores }) =>
      retailer_scores.map((score) => [`${visibility_source_id} ${score.retailer_code}`, score.total_product_count]),
    ),
  );
  return { own: sum(ownOf(own).map(({ own_product_count }) => own_product_count)), all: sum([...shelves.values()]) };
}
