import type { Placement } from '@/lib/client/banners/placement';
import { type LabelShare, shareOf, type Weights } from '@/lib/client/banners/prepare-share';

export interface Totals extends LabelShare {
  /** The same of the compared day; null where nothing is compared. */
  readonly before: LabelShare | null;
  readonly retailers: number;
  readonly pages: number;
  /** Banners whose counts are those of their labels, of those where both are given. */
  readonly agreeing: { readonly count: number; readonly of: number };
}

/** The day's numbers. `before` are the banners of the compared day, under the same filters. */
export function prepareTotals(
  now: readonly Placement[],
  before: readonly Placement[] | null,
  weights: Weights,
): Totals {
  const checked = now.filter(({ check }) => check !== null);
  const earlier: LabelShare | null = before && shareOf(before, weights);
  return {
    ...shareOf(now, weights),
    before: earlier,
    retailers: new Set(now.map(({ item }) => item.retailer_name)).size,
    pages: new Set(now.map(({ item }) => `${item.retailer_name}\n${item.page_url ?? item.page_name}`)).size,
    agreeing: { count: checked.filter(({ check }) => check === 'agrees').length, of: checked.length },
  };
}
