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
  /** The score and its target where the selection is one score a day, on the scale of the service. */
  readonly score: { readonly is: number | null; readonly target: number | null };
  /** One for each brand of the trend, from 0 to 1. */
  readonly shares: readonly (number | null)[];
  /** Shelves that the day has, null for a day that is not kept: another number of shelves is another base. */
  readonly shelves: number | null;
}

export interface Trend {
  readonly brands: readonly Brand[];
  readonly days: readonly TrendDay[];
  /** The selection is one score a day: its course says more than a share of targets met. */
  readonly single: boolean;
}

const NAMED = 8;
const NO_SCORE = { is: null, target: null };

/** `days` in order, each with the scores that the filters leave of it; null where the day is not kept. */
export function prepareTrend(days: readonly { day: string; scores: readonly Score[] | null }[]): Trend {
  const brands = rankBrands(days.flatMap(({ scores }) => scores ?? [])).slice(0, NAMED);
  const most = Math.max(...days.map(({ scores }) => ownFirst(scores ?? []).length));
  return { brands, days: days.map(({ day, scores }) => toDay(day, scores, brands)), single: most === 1 };
}

function toDay(day: string, scores: readonly Score[] | null, brands: readonly Brand[]): TrendDay {
  if (scores === null) return { day, met: null, score: NO_SCORE, shares: brands.map(() => null), shelves: null };
  const counted = scores.filter(({ at }) => at.own_product_count !== null && at.total_product_count !== null);
  const aimed = ownFirst(scores);
  const [only] = aimed.length === 1 ? aimed : [];
  const met = metOf(aimed);
  const present = new Set(counted.map(({ item }) => item.searched_brand));
  const { shares } = sharesOf(
    counted,
    brands.map((brand) => [brand]),
  );
  return {
    day,
    met: met.of === 0 ? null : met.count / met.of,
    score: only ? { is: only.at.score, target: only.at.target } : NO_SCORE,
    shares: shares.map((share, at) => (present.has(brands[at]?.name ?? '') ? share : null)),
    shelves: shelvesOf(scores).length,
  };
}
