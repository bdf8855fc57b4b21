import type { VisibilityScore } from '@/lib/contract/visibility-scores';
import { groupBy } from '../group-by';
import { rounded } from './raw-rows';
import { countOf, firstListings, type Shelf, targetOf } from './shelves';

/** Computes the scores of shelves of a day. */
export function expectedScores(shelves: readonly Shelf[], positionType: string, first: number): VisibilityScore[] {
  return [...groupBy(shelves, ({ source }) => source)].flatMap(([source, ofSource]) =>
    source.searched_brands.map(({ brand, group, is_own }) => ({
      visibility_source_name: source.name,
      visibility_source_id: source.id ?? null,
      representative_name: source.representative_name ?? null,
      is_power_visibility_source: source.is_power ?? null,
      searched_brand: brand,
      searched_brand_group: group ?? null,
      is_own_brand: is_own ?? null,
      retailer_scores: ofSource.map(({ retailer_name, retailer_code, retailer_country, rows }) => {
        const listings = firstListings(rows, positionType, first);
        const own = countOf(listings, brand, source);
        const score = own === null || listings.length === 0 ? null : rounded((own / listings.length) * 100);
        const target = is_own ? targetOf(source, retailer_code, 'score') : null;
        return {
          retailer_name,
          retailer_code,
          retailer_country,
          own_product_count: own,
          total_product_count: listings.length,
          score,
          target,
          is_target_met: score === null || target === null ? null : score >= target,
        };
      }),
    })),
  );
}
