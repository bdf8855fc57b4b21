import { type ChartValue, INK } from '@/components/chart/chart-value';
import { trendChart } from '@/components/chart/trend';
import type { Coverage } from '@/lib/queries/answer';
import type { NewReviews } from '@/lib/queries/scorecards/new-reviews';

/** Height of the chart in pixels. */
export const REVIEWS_HEIGHT = 190;

const AVERAGES = { color: 'var(--ink-3)', width: 1.5 };

interface ReviewsChartOptions {
  coverage: readonly Coverage[];
  /** The compared day. */
  against: string;
  onDay: (day: string | null) => void;
}

/** Draws the rating of an SKU over the days, and the averages of its new reviews as dots, larger for more reviews. */
export function reviewsChart(reviews: NewReviews, options: ReviewsChartOptions): ChartValue {
  const { days, ratings, averages, new_counts, target } = reviews;
  const { coverage, against, onDay } = options;
  return trendChart({
    label: `Rating and averages of new reviews over ${days.length} days`,
    height: REVIEWS_HEIGHT,
    days,
    unit: 'rating',
    coverage,
    series: [
      { name: 'Rating', label: 'all', values: ratings, style: INK },
      { name: 'Average of new reviews', label: 'new', values: averages, sizes: new_counts, style: AVERAGES },
    ],
    counts: new_counts,
    counted: 'new reviews',
    target: { value: target, label: 'target' },
    comparedDay: against,
    onDay,
  });
}
