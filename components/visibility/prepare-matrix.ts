import { groupBy } from '@/lib/client/group-by';
import { metOf } from '@/lib/client/visibility/prepare-totals';
import type { Part, Score } from '@/lib/client/visibility/score';
import type { VisibilityScore } from '@/lib/contract/visibility-scores';

export interface Shop {
  readonly id: string;
  readonly retailer: string | null;
  readonly country: string | null;
}

/** One source for one brand, at every retailer. */
export interface SourceRow {
  readonly id: string;
  readonly item: VisibilityScore;
  readonly cells: ReadonlyMap<string, Score>;
  readonly met: Part;
}

export interface Matrix {
  readonly shops: readonly Shop[];
  readonly rows: readonly SourceRow[];
  /** More than one brand has rows: each must say whose it is. */
  readonly severalBrands: boolean;
}

/** Own brands; where the filters leave none of them, the brands they leave. */
export function ownFirst(scores: readonly Score[]): readonly Score[] {
  const own = scores.filter(({ item }) => item.is_own_brand === true);
  return own.length > 0 ? own : scores;
}

/** Key sources on top, then those with most targets missed. */
export function prepareMatrix(scores: readonly Score[]): Matrix {
  const rows = [...groupBy(scores, ({ item }) => item)].map(
    ([item, its]): SourceRow => ({
      id: `${item.visibility_source_id}/${item.searched_brand}`,
      item,
      cells: new Map(its.map((score) => [score.shop, score])),
      met: metOf(its),
    }),
  );
  const brands = new Set(rows.map(({ item }) => item.searched_brand));
  return { shops: shopsOf(scores), rows: rows.sort(byUrgency), severalBrands: brands.size > 1 };
}

export function shopsOf(scores: readonly Score[]): Shop[] {
  const shops = new Map<string, Shop>();
  for (const { shop, at } of scores)
    if (!shops.has(shop)) shops.set(shop, { id: shop, retailer: at.retailer_name, country: at.retailer_country });
  return [...shops.values()].sort(
    (a, b) => compare(a.country, b.country) || compare(a.retailer, b.retailer) || compare(a.id, b.id),
  );
}

function byUrgency(a: SourceRow, b: SourceRow): number {
  return (
    Number(b.item.is_power_visibility_source === true) - Number(a.item.is_power_visibility_source === true) ||
    b.met.of - b.met.count - (a.met.of - a.met.count) ||
    compare(a.item.visibility_source_name, b.item.visibility_source_name) ||
    compare(a.item.searched_brand, b.item.searched_brand)
  );
}

function compare(a: string | null, b: string | null): number {
  return (a ?? '').localeCompare(b ?? '', 'en');
}
