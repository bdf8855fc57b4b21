import { type Basis, distanceOf, rankOf, stateOf, verdictOf } from '@/lib/client/rankings/place';
import type { Ranking } from '@/lib/client/rankings/ranking';
import type { ProductKeyword } from '@/lib/contract/visibility-search-by-product';

/** Targets of a product or of many, by the service's own verdict. */
export interface Targets {
  readonly met: number;
  readonly missed: number;
  /** Targets without a verdict since the keyword was not collected: in no denominator. */
  readonly noData: number;
  /** Places that the ranked ones of the missed are away, all together. */
  readonly distance: number;
  /** Missed targets of keywords for which the product is not ranked: no distance can be told. */
  readonly unranked: number;
}

export const NO_TARGETS: Targets = { met: 0, missed: 0, noData: 0, distance: 0, unranked: 0 };

export function targetsOf(
  { told }: Ranking,
  judged: Basis,
  accepts: (keyword: ProductKeyword) => boolean = () => true,
): Targets {
  const sum = { ...NO_TARGETS };
  for (const [, keyword] of told) {
    if (!accepts(keyword)) continue;
    const verdict = verdictOf(keyword);
    if (keyword.target !== null && stateOf(keyword) === 'no-data') sum.noData += 1;
    if (verdict === null) continue;
    sum[verdict ? 'met' : 'missed'] += 1;
    if (verdict) continue;
    if (rankOf(keyword, judged) === null) sum.unranked += 1;
    else sum.distance += distanceOf(keyword, judged) ?? 0;
  }
  return sum;
}

export function sumOfTargets(all: Iterable<Targets>): Targets {
  const sum = { ...NO_TARGETS };
  for (const one of all) for (const name of Object.keys(sum) as (keyof Targets)[]) sum[name] += one[name];
  return sum;
}

/** Null where nothing was judged: no product misses a target that it does not have. */
export function missedOf({ met, missed }: Targets): number | null {
  return met + missed === 0 ? null : missed;
}
