import type { Brand } from '@/components/chart/brand-color';
import { rankBrands, shelvesOf } from '@/components/visibility/prepare-brands';
import { type Shop, shopsOf } from '@/components/visibility/prepare-matrix';
import { NOT_STATED } from '@/lib/client/facets';
import { groupBy } from '@/lib/client/group-by';
import { likeForLike } from '@/lib/client/match-sets';
import type { Part, Score } from '@/lib/client/visibility/score';

/** The top places that one brand holds. */
export interface SpotRow {
  readonly brand: Brand;
  /** Of the top places of all shelves, whoever is searched there. */
  readonly spots: Part;
  /** Shelves on which it holds any, of all. */
  readonly shelves: Part;
  readonly byShop: ReadonlyMap<string, Part>;
  /** Places more than on the compared day, among the scores of both days; null without one. */
  readonly change: number | null;
}

export interface Spots {
  readonly shops: readonly Shop[];
  /** Own brands first, then by places. */
  readonly rows: readonly SpotRow[];
}

/** Places by brand; `before` are the scores of a compared day. Scores without counts say nothing and are left out. */
export function prepareSpots(scores: readonly Score[], before: readonly Score[] | null): Spots {
  const counted = scores.filter(isCounted);
  const totals = totalsByShop(counted);
  const of = sum([...totals.values()]);
  const shelves = shelvesOf(counted).length;
  const changes = before && changesByBrand(counted, before.filter(isCounted));
  const byBrand = groupBy(counted, brandOf);
  const rows = rankBrands(counted).map((brand): SpotRow => {
    const its = byBrand.get(brand.name) ?? [];
    const byShop = groupBy(its, ({ shop }) => shop);
    return {
      brand,
      spots: { count: ownOf(its), of },
      shelves: { count: shelvesOf(its.filter((score) => (score.share ?? 0) > 0)).length, of: shelves },
      byShop: new Map([...byShop].map(([shop, at]) => [shop, { count: ownOf(at), of: totals.get(shop) ?? 0 }])),
      change: changes?.get(brand.name) ?? null,
    };
  });
  return { shops: shopsOf(counted), rows };
}

function isCounted({ at }: Score): boolean {
  return at.own_product_count !== null && at.total_product_count !== null;
}

function brandOf({ item }: Score): string {
  return item.searched_brand ?? NOT_STATED;
}

function ownOf(scores: readonly Score[]): number {
  return sum(scores.map(({ at }) => at.own_product_count ?? 0));
}

/** All places of a retailer's shelves, each shelf once. */
function totalsByShop(scores: readonly Score[]): Map<string, number> {
  const totals = new Map<string, number>();
  for (const [first] of shelvesOf(scores))
    if (first) totals.set(first.shop, (totals.get(first.shop) ?? 0) + (first.at.total_product_count ?? 0));
  return totals;
}

function changesByBrand(now: readonly Score[], before: readonly Score[]): Map<string, number> {
  const { both } = likeForLike(now, before, ({ id }) => id);
  const pairs = groupBy(both, (pair) => brandOf(pair.now));
  return new Map(
    [...pairs].map(([brand, its]) => [
      brand,
      ownOf(its.map((pair) => pair.now)) - ownOf(its.map((pair) => pair.before)),
    ]),
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
