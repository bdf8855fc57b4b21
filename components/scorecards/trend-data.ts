import { type BrandStyle, OTHER_STYLE } from '@/components/chart/brand-color';
import { CHART_HEIGHT } from '@/components/chart/chart-theme';
import type { ChartValue } from '@/components/chart/chart-value';
import { trendChart } from '@/components/chart/trend';
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

interface ChartOptions {
  label: string;
  format: Format;
  onOpen?: ((index: number) => void) | undefined;
}

/** More lines than these cannot be told apart. */
export const MOST_BRANDS = 8;

/** Returns a chart of mean ratings by brand and range. `answers` has null for a range that is not collected. */
export function ratingsChart(
  ranges: readonly Period[],
  answers: readonly (readonly ScorecardRow[] | null)[],
  { brands, facts, filters, minimum, reading, styles }: TrendAsked,
  { label, format, onOpen }: ChartOptions,
): ChartValue {
  const selections = answers.map(
    (rows) =>
      rows && selectScores(prepareScores(rows, facts), filters).items.filter((score) => hasReviews(score, minimum)),
  );
  const trend = prepareTrend(selections, brands.slice(0, MOST_BRANDS), reading.weighting);
  return trendChart({
    label,
    days: ranges.map(({ end_date }) => end_date),
    dates: ranges.map(({ start_date, end_date }) => `${format.day(start_date)} to ${format.day(end_date)}`),
    unit: 'rating',
    height: CHART_HEIGHT,
    counts: trend.weighed,
    counted: 'observations',
    onOpen,
    series: trend.brands.map(({ brand, values }) => ({
      name: brandName(brand),
      style: styles.get(brand) ?? OTHER_STYLE,
      values,
    })),
    reference: { value: reading.threshold, label: `threshold ${format.decimal(reading.threshold, 1)}` },
  });
}
