import type { DayRanks } from '@/components/rankings/day-ranks';
import type { Basis } from '@/lib/client/rankings/place';

export interface BumpDay {
  readonly day: string;
  /** Null for a day that is not kept. */
  readonly ranks: DayRanks | null;
}

/** One product on one shelf over the days; null where it is not ranked, or nothing is known. */
export interface BumpLine {
  readonly product: string;
  readonly ranks: readonly (number | null)[];
  readonly best: number;
}

export interface Bump {
  readonly chosen: readonly BumpLine[];
  /** The others, best first, drawn grey. */
  readonly others: readonly BumpLine[];
  /** Others that are not even drawn. */
  readonly hidden: number;
  /** Days on which the shelf was collected. */
  readonly collected: number;
  /** The last place of the first page on the newest day that shows it. */
  readonly pageOneEnd: number | null;
}

/** A reader follows eight lines; grey ones beyond this are a fog. */
export const MOST_CHOSEN = 8;
const MOST_OTHERS = 24;

interface Asked {
  readonly shelf: string;
  readonly chosen: readonly string[];
  readonly basis: Basis;
}

/** The ranks of one shelf over the days. */
export function prepareBump(days: readonly BumpDay[], { shelf, chosen, basis }: Asked): Bump {
  const shelves = days.map(({ ranks }) => ranks?.get(shelf) ?? null);
  const products = new Set(shelves.flatMap((ranked) => (ranked ? [...ranked.keys()] : [])));
  const lines = [...products].map((product): BumpLine => {
    const ranks = shelves.map((ranked) => ranked?.get(product)?.[basis] ?? null);
    return { product, ranks, best: Math.min(...ranks.map((rank) => rank ?? Number.POSITIVE_INFINITY)) };
  });
  const ranked = lines.filter(({ best }) => Number.isFinite(best)).sort((a, b) => a.best - b.best);
  const others = ranked.filter(({ product }) => !chosen.includes(product));
  return {
    chosen: ranked.filter(({ product }) => chosen.includes(product)).slice(0, MOST_CHOSEN),
    others: others.slice(0, MOST_OTHERS),
    hidden: Math.max(0, others.length - MOST_OTHERS),
    collected: shelves.filter(Boolean).length,
    pageOneEnd: basis === 'page' ? lastOfPageOne(shelves) : null,
  };
}

function lastOfPageOne(
  shelves: readonly (ReadonlyMap<string, { page: number | null; pageNo: number | null }> | null)[],
) {
  const newest = shelves.findLast((ranked) => ranked !== null);
  const ends = [...(newest?.values() ?? [])].flatMap(({ page, pageNo }) =>
    pageNo === 1 && page !== null ? [page] : [],
  );
  return ends.length === 0 ? null : Math.max(...ends);
}
