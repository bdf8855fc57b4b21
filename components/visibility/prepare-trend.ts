import type { Brand } from '@/components/chart/brand-color';
import { rankBrands, sharesOf, shelvesOf } from '@/components/visibility/prepare-brands';
import { ownFirst } from '@/components/visibility/prepare-matrix';
import { metOf } from '@/lib/client/visibility/prepare-totals';
import type { Score } from '@/lib/client/visibility/score';

/** One day of the trend; every value is null for a day that is not kept, or on which nothing was collected. */
export interface TrendDay {
  readonly day: string;
  /** Targets met, from 0 to 1. */
  readonly met: number | null;
  /** One for each brand of the trend, from 0 to 1. */
  readonly shares: readonly (number | null)[];
  /** Shelves that the day has, null for a day that is not kept: another number of shelves is another base. */
  readonly shelves: number | null;
}

export interface Trend {
  readonly brands: readonly Brand[];
  readonly days: readonly TrendDay[];
}

const NAMED = 8;

/** `days` in order, each with the scores that the filters leave of it; null where the day is not kept. */
export function prepareTrend(days: readonly { day: string; scores: readonly Score[] | null }[]): Trend {
  const brands = rankBrands(days.flatMap(({ scores }) => scores ?? [])).slice(0, NAMED);
  return { brands, days: days.map(({ day, scores }) => toDay(day, scores, brands)) };
}

function toDay(day: string, scores: readonly Score[] | null, brands: readonly Brand[]): TrendDay {
  if (scores === null) return { day, met: null, shares: brands.map(() => null), shelves: null };
  const counted = scores.filter(({ at }) => at.own_product_count !== null && at.total_product_count !== null);
  const met = metOf(ownFirst(scores));
  const present = new Set(counted.map(({ item }) => item.searched_brand));
  const { shares } = sharesOf(
    counted,
    brands.map((brand) => [brand]),
  );
  return {
    day,
    met: met.of === 0 ? null : met.count / met.of,
    shares: shares.map((share, at) => (present.has(brands[at]?.name ?? '') ? share : null)),
    shelves: shelvesOf(scores).length,
  };
}
