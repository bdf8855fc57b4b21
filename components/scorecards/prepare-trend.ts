import { daysOf, type Period } from '@/lib/client/period';
import { meanOf, type Weighting } from '@/lib/client/scorecards/mean';
import type { Score } from '@/lib/client/scorecards/score';
import type { Kept } from '@/lib/contract/kept';
import { addDays } from '@/lib/queries/shared/dates';

/** How many ranges a trend reaches back at most. */
export const TREND_RANGES = 12;

/** Ranges as long as the period, one right before the other, the oldest first: no review is counted twice. */
export function trendRanges(period: Period, count = TREND_RANGES): Period[] {
  const days = daysOf(period);
  return Array.from({ length: count }, (_, index) => {
    const shift = (index + 1 - count) * days;
    return { start_date: addDays(period.start_date, shift), end_date: addDays(period.end_date, shift) };
  });
}

/** Whether the answer of a range is kept, so that showing it costs the service no call. */
export function isKept({ answers }: Kept, { start_date, end_date }: Period, title: string): boolean {
  return answers.some(
    ({ params, free }) =>
      free &&
      params.start_date === start_date &&
      params.end_date === end_date &&
      (params.scorecard_title ?? '') === title,
  );
}

/** A brand's mean in each range. Null is a gap: the range is not collected, or no row of the brand weighs in it. */
export interface BrandTrend {
  readonly brand: string;
  readonly values: readonly (number | null)[];
}

export interface Trend {
  readonly brands: readonly BrandTrend[];
  /** Rows that weigh in, by range; null for a range that is not collected. */
  readonly weighed: readonly (number | null)[];
}

/** `ranges`: the selection of each range, null where it is not collected. `brands`: those to draw, in their order. */
export function prepareTrend(
  ranges: readonly (readonly Score[] | null)[],
  brands: readonly string[],
  weighting: Weighting,
): Trend {
  const drawn = ranges.map(
    (scores) => scores?.filter(({ words }) => brands.some((brand) => words.brand[0] === brand)) ?? null,
  );
  return {
    brands: brands.map((brand) => ({
      brand,
      values: drawn.map(
        (scores) =>
          scores &&
          meanOf(
            scores.filter(({ words }) => words.brand[0] === brand),
            weighting,
          ).value,
      ),
    })),
    weighed: drawn.map((scores) => scores && meanOf(scores, weighting).weighed),
  };
}
