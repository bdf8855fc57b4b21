import { type Basis, isOnPageOne, rankOf, stateOf } from '@/lib/client/rankings/place';
import { placeAt, type Ranking, shelfKey } from '@/lib/client/rankings/ranking';
import type { ProductKeyword } from '@/lib/contract/visibility-search-by-product';

/** `entered` and `left`: ranked on one of the days, collected and not ranked on the other. */
export const MOVES = ['up', 'down', 'entered', 'left'] as const;
export type Move = (typeof MOVES)[number];

interface Days<Value> {
  readonly now: Value;
  readonly before: Value;
}

/** One product's place for one keyword, on two days. */
export interface Mover {
  readonly id: string;
  /** `same` for a place whose page alone is another: it stands in the list for having fallen off page one, or come onto it. */
  readonly move: Move | 'same';
  /** The product as it is now, or as it was where the later day does not list it. */
  readonly ranking: Ranking;
  /** The product on each of the days that list it. */
  readonly days: Days<Ranking | null>;
  readonly keyword: ProductKeyword;
  readonly now: ProductKeyword | null;
  readonly before: ProductKeyword | null;
  /** Places gained, negative for lost; null where it is ranked on one day only. */
  readonly gained: number | null;
  /** On the first page before, and behind it or gone now. */
  readonly offPageOne: boolean;
  /** The other way round: on the first page now, and behind it or not ranked before. */
  readonly ontoPageOne: boolean;
  /** The target was met before and is missed now. */
  readonly lostTarget: boolean;
}

export interface Movers {
  readonly rows: readonly Mover[];
  readonly count: Readonly<Record<Move | 'same' | 'off', number>>;
  /** Places of one day whose keyword was not collected on the other: nothing is said of them. */
  readonly notComparable: number;
}

interface Asked {
  readonly basis: Basis;
  readonly accepts: (keyword: ProductKeyword) => boolean;
}

/** Like for like: only shelves that both days collected. A product that a collected day does not list is not ranked. */
export function prepareMovers(
  now: readonly Ranking[],
  before: readonly Ranking[],
  collected: { now: ReadonlySet<string>; before: ReadonlySet<string> },
  { basis, accepts }: Asked,
): Movers {
  const earlier = byKey(before);
  const later = byKey(now);
  const rows: Mover[] = [];
  const count = { up: 0, down: 0, entered: 0, left: 0, same: 0, off: 0 };
  let notComparable = 0;
  for (const key of new Set([...later.keys(), ...earlier.keys()])) {
    const [today, then] = [later.get(key), earlier.get(key)];
    const ranking = today ?? then;
    if (!ranking) continue;
    for (const name of new Set([...(today?.told ?? []), ...(then?.told ?? [])].map(([name]) => name))) {
      const pair = { now: (today && placeAt(today, name)) ?? null, before: (then && placeAt(then, name)) ?? null };
      const keyword = pair.now ?? pair.before;
      if (!keyword || !accepts(keyword)) continue;
      const ranks = { now: rankOf(pair.now ?? undefined, basis), before: rankOf(pair.before ?? undefined, basis) };
      if (ranks.now === null && ranks.before === null) continue;
      const shelf = shelfKey(ranking.item, name);
      if (!isComparable(pair, ranks, { now: collected.now.has(shelf), before: collected.before.has(shelf) })) {
        notComparable += 1;
        continue;
      }
      const move = moveOf(ranks);
      const offPageOne = isOnPageOne(pair.before ?? undefined) === true && isBehindPageOne(pair.now);
      const ontoPageOne = isOnPageOne(pair.now ?? undefined) === true && isBehindPageOne(pair.before);
      if (offPageOne) count.off += 1;
      count[move] += 1;
      if (move === 'same' && !offPageOne && !ontoPageOne) continue;
      rows.push({
        id: `${key}|${name}`,
        move,
        ranking,
        keyword,
        offPageOne,
        ontoPageOne,
        ...pair,
        days: { now: today ?? null, before: then ?? null },
        gained: ranks.now === null || ranks.before === null ? null : ranks.before - ranks.now,
        lostTarget: pair.before?.is_on_target === true && pair.now?.is_on_target === false,
      });
    }
  }
  return { rows, count, notComparable };
}

/** The shelves of a day's whole answer that were collected: some product of the retailer says so. */
export function collectedShelves(rankings: readonly Ranking[]): Set<string> {
  const shelves = new Set<string>();
  const seen = new Set<Ranking['shop']>();
  for (const { item, shop } of rankings) {
    if (seen.has(shop)) continue;
    seen.add(shop);
    for (const [key, { is_no_data }] of shop) if (is_no_data === false) shelves.add(shelfKey(item, key));
  }
  return shelves;
}

/** A day that gives no place must at least have looked; a row that states neither place nor absence says nothing. */
function isComparable(pair: Days<ProductKeyword | null>, ranks: Days<number | null>, looked: Days<boolean>): boolean {
  return (['now', 'before'] as const).every(
    (day) => ranks[day] !== null || (looked[day] && (pair[day] === null || stateOf(pair[day]) === 'unranked')),
  );
}

function moveOf({ now, before }: Days<number | null>): Move | 'same' {
  if (now === null) return 'left';
  if (before === null) return 'entered';
  return now === before ? 'same' : now < before ? 'up' : 'down';
}

/** A place on a page that the service does not name is not behind the first one as far as anybody knows. */
function isBehindPageOne(place: ProductKeyword | null): boolean {
  return place === null || stateOf(place) === 'unranked' || isOnPageOne(place) === false;
}

function byKey(rankings: readonly Ranking[]): Map<string, Ranking> {
  return new Map(rankings.flatMap((ranking) => (ranking.key === null ? [] : [[ranking.key, ranking]])));
}
