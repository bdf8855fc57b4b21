import { prepareOwnRivals } from '@/components/rankings/prepare-own-rivals';
import { likeForLike } from '@/lib/client/match-sets';
import { type Basis, distanceOf, isOnPageOne, rankOf, verdictOf } from '@/lib/client/rankings/place';
import { placeAt, type Ranking, shelfKey } from '@/lib/client/rankings/ranking';
import type { ProductKeyword } from '@/lib/contract/visibility-search-by-product';

/** One number on both days, and what it is of. */
export interface Versus {
  readonly now: number;
  readonly before: number;
  readonly of: number;
}

/** Two days, said only of what both of them have. */
export interface Change {
  readonly day: string;
  /** Targets met, of those with a verdict on both days. */
  readonly met: Versus;
  /** Places to gain, on the targets whose product is ranked on both days. */
  readonly distance: Versus;
  /** Own places on first pages, of the shelves that both days collected. */
  readonly pageOne: Versus;
  /** The same shelves, those on which several own products are ranked. */
  readonly rivals: Versus;
  /** Products that only the later day lists, and only the earlier one. */
  readonly entered: number;
  readonly left: number;
}

interface Days<Value> {
  readonly now: Value;
  readonly before: Value;
}

interface Asked {
  readonly day: string;
  readonly basis: Basis;
  /** The rank that targets are held against. */
  readonly judged: Basis;
  readonly accepts: (keyword: ProductKeyword) => boolean;
}

/** `collected`: the shelves that each day looked at. */
export function prepareChange(
  days: Days<readonly Ranking[]>,
  collected: Days<ReadonlySet<string>>,
  { day, basis, judged, accepts }: Asked,
): Change {
  const { both, entered, left } = likeForLike(days.now, days.before, ({ key }) => key);
  const met = { now: 0, before: 0, of: 0 };
  const distance = { now: 0, before: 0, of: 0 };
  for (const pair of both)
    for (const [key, now] of pair.now.told) {
      const before = placeAt(pair.before, key);
      if (!before || !accepts(now) || verdictOf(now) === null || verdictOf(before) === null) continue;
      count(met, Number(verdictOf(now)), Number(verdictOf(before)));
      if (rankOf(now, judged) === null || rankOf(before, judged) === null) continue;
      count(distance, distanceOf(now, judged) ?? 0, distanceOf(before, judged) ?? 0);
    }
  const shelves = new Set([...collected.now].filter((shelf) => collected.before.has(shelf)));
  const onPageOne = (rankings: readonly Ranking[]) => ownPagesOne(rankings, shelves, accepts);
  const rivalsOf = (rankings: readonly Ranking[]) =>
    prepareOwnRivals(rankings, { basis, accepts }).rivals.filter(({ id }) => shelves.has(id)).length;
  return {
    day,
    met,
    distance,
    pageOne: { now: onPageOne(days.now), before: onPageOne(days.before), of: shelves.size },
    rivals: { now: rivalsOf(days.now), before: rivalsOf(days.before), of: shelves.size },
    entered: entered.length,
    left: left.length,
  };
}

function count(versus: { now: number; before: number; of: number }, now: number, before: number) {
  versus.now += now;
  versus.before += before;
  versus.of += 1;
}

function ownPagesOne(rankings: readonly Ranking[], shelves: ReadonlySet<string>, accepts: Asked['accepts']): number {
  let places = 0;
  for (const { item, told } of rankings) {
    if (item.is_customer_brand !== true) continue;
    for (const [key, keyword] of told)
      if (isOnPageOne(keyword) && accepts(keyword) && shelves.has(shelfKey(item, key))) places += 1;
  }
  return places;
}
