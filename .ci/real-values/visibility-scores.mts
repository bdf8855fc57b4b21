// Visibility scores of recorded days, counted again on the raw shelves.
import { POSITION_TYPES, VISIBILITY_TYPES } from '@/lib/contract/params';
import { type VisibilityScore, visibilityScores } from '@/lib/contract/visibility-scores';
import { groupsBy, type Row } from '../raw-rows.mts';
import { type Ask, allItems, comparison } from './comparison.mts';
import { roundedOrNull } from './customer.mts';
import { countOf, firstPlaces, type Shelf, type Source, shelvesOf, targetOf } from './shelves.mts';

/** Compares every score of these days, by each type and several first N. */
export async function checkVisibilityScores(
  ask: Ask,
  rows: readonly Row[],
  sources: readonly Source[],
  days: readonly string[],
  firstNs: readonly number[],
) {
  const compared = comparison(visibilityScores.title);
  const ids = new Map<VisibilityScore['visibility_source_id'], string>();
  for (const date of days)
    for (const visibility_type of VISIBILITY_TYPES)
      for (const position_type of POSITION_TYPES)
        for (const first_n_products of firstNs) {
          const params = { visibility_type, date, first_n_products, position_type };
          const { items } = await allItems<VisibilityScore>(ask, visibilityScores, params);
          for (const { visibility_source_id, visibility_source_name } of items)
            ids.set(visibility_source_id, `${visibility_type} ${visibility_source_name}`);
          const shelves = shelvesOf(rows, sources, date).filter(({ source }) => source.type === visibility_type);
          const expected = scoresOf(shelves, position_type, first_n_products);
          compared.sameSet(
            JSON.stringify(params),
            items.map((item) => normalizeScore(item, sources)),
            expected.map((item) => normalizeScore(item, sources)),
            ({ visibility_source_name, searched_brand }) => JSON.stringify([visibility_source_name, searched_brand]),
          );
        }
  compared.same('sources with a number of their own', ids.size, new Set(ids.values()).size);
  return compared.finish();
}

function scoresOf(shelves: readonly Shelf[], positionType: string, first: number): VisibilityScore[] {
  return [...groupsBy(shelves, ({ source }) => source)].flatMap(([source, its]) =>
    source.searched_brands.map(({ brand, group, is_own }) => ({
      visibility_source_name: source.name,
      visibility_source_id: source.id ?? null,
      representative_name: source.representative_name ?? null,
      is_power_visibility_source: source.is_power ?? null,
      searched_brand: brand,
      searched_brand_group: group ?? null,
      is_own_brand: is_own,
      retailer_scores: its.map(({ retailer_name, retailer_code, retailer_country, rows }) => {
        const places = firstPlaces(rows, positionType, first);
        const own = countOf(places, brand, source);
        const score = own === null || places.length === 0 ? null : roundedOrNull((own / places.length) * 100);
        const target = is_own ? targetOf(source, retailer_code, 'score') : null;
        return {
          retailer_name,
          retailer_code,
          retailer_country,
          own_product_count: own,
          total_product_count: places.length,
          score,
          target,
          is_target_met: score === null || target === null ? null : score >= target,
        };
      }),
    })),
  );
}

/** Retailers in one order; the numbers of sources that nobody defined are the service's to choose. */
function normalizeScore({ retailer_scores, ...item }: VisibilityScore, sources: readonly Source[]): VisibilityScore {
  const defined = sources.some(({ id }) => id !== undefined);
  return {
    ...item,
    visibility_source_id: defined ? item.visibility_source_id : null,
    retailer_scores: retailer_scores.toSorted((a, b) => String(a.retailer_name).localeCompare(String(b.retailer_name))),
  };
}
