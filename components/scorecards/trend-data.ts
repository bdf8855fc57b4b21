import { type BrandStyle, OTHER_STYLE } from '@/components/chart/brand-color';
import type { LineData } from '@/components/chart/line-data';
import { prepareTrend } from '@/components/scorecards/prepare-trend';
import { brandName } from '@/components/scorecards/words';
import type { Format } from '@/lib/client/format';
import type { Period } from '@/lib/client/period';
import { prepareScores } from '@/lib/client/scorecards/prepare-scores';
import type { SkuFacts } from '@/lib/client/scorecards/prepare-sku-facts';
import type { Reading } from '@/lib/client/scorecards/reading';
import { hasReviews, type ScoreFilters, selectScores } from '@/lib/client/scorecards/select-scores';
import type { ScorecardRow } from '@/lib/contract/scorecard';

/** What a trend is drawn from, its answers aside. */
export interface TrendAsked {
  /** All brands of the period, the most important first. */
  readonly brands: readonly string[];
  readonly facts: ReadonlyMap<string, SkuFacts>;
  readonly filters: ScoreFilters;
  readonly minimum: number;
  readonly reading: Reading;
  readonly styles: ReadonlyMap<string, BrandStyle>;
}

/** More lines than these cannot be told apart. */
export const MOST_BRANDS = 8;

/** Means of brands, range after range. `answers`: null for a range that is not there. */
export function trendData(
  ranges: readonly Period[],
  answers: readonly (readonly ScorecardRow[] | null)[],
  { brands, facts, filters, minimum, reading, styles }: TrendAsked,
  format: Format,
): LineData {
  const selections = answers.map(
    (rows) =>
      rows && selectScores(prepareScores(rows, facts), filters).items.filter((score) => hasReviews(score, minimum)),
  );
  const trend = prepareTrend(selections, brands.slice(0, MOST_BRANDS), reading.weighting);
  return {
    buckets: ranges.map(({ start_date, end_date }) => ({
      label: format.shortDay(end_date),
      dates: `${format.day(start_date)} to ${format.day(end_date)}`,
    })),
    series: trend.brands.map(({ brand, values }) => ({
      key: brand,
      name: brandName(brand),
      style: styles.get(brand) ?? OTHER_STYLE,
      values,
    })),
    observations: trend.weighed,
    mark: { at: reading.threshold, label: `threshold ${format.decimal(reading.threshold, 1)}` },
  };
}
