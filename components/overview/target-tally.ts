import type { Filters } from '@/components/overview/filters';
import { type Part, ratioOf } from '@/components/overview/tile-data';
import { type Faceted, selectItems } from '@/lib/client/facets';
import { groupBy } from '@/lib/client/group-by';
import { rankingsOf } from '@/lib/client/rankings/prepare-rankings';
import { sumOfTargets, targetsOf } from '@/lib/client/rankings/prepare-targets';
import { type Ranking, SHARED_HERE } from '@/lib/client/rankings/ranking';
import type { SearchProduct } from '@/lib/contract/visibility-search-by-product';

type Facet = (typeof SHARED_HERE)[number];

/** Targets of all products that no filter tells apart: of a day's many thousand places a few dozen lines. */
export interface TargetTally extends Faceted<Facet> {
  readonly met: Part;
}

export function metTargets(rankings: readonly Ranking[]): Part {
  const { met, missed } = sumOfTargets(rankings.map((ranking) => targetsOf(ranking, 'page')));
  return { count: met, of: met + missed };
}

export function tallyTargets(rows: readonly SearchProduct[]): TargetTally[] {
  const alike = groupBy(rankingsOf(rows), ({ words }) => SHARED_HERE.map((facet) => words[facet].join()).join('|'));
  return [...alike.values()].flatMap((its) => {
    const met = metTargets(its);
    const { retailer = [], brand = [], own = [], power = [] } = its[0]?.words ?? {};
    return met.of === 0 ? [] : [{ words: { retailer, brand, own, power }, met }];
  });
}

/** Targets met of those judged, under the filters; null where none was. */
export function tallyShare(tallies: readonly TargetTally[], filters: Filters): number | null {
  const { items } = selectItems(tallies, SHARED_HERE, filters);
  return ratioOf({
    count: items.reduce((sum, { met }) => sum + met.count, 0),
    of: items.reduce((sum, { met }) => sum + met.of, 0),
  });
}
