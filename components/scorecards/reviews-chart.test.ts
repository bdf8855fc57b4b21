import { expect, it } from 'vitest';
import { reviewsChart } from '@/components/scorecards/reviews-chart';
import type { NewReviews } from '@/lib/queries/scorecards/new-reviews';

const reviews: NewReviews = {
  ...{ sku: 'S', sku_name: 'Soap', retailer: 'Korbina DE', brand: 'Velquin', target: 4 },
  days: ['2026-06-27', '2026-06-28', '2026-06-29', '2026-06-30'],
  ratings: [4.2, null, 4.1, 3.9],
  new_counts: [null, null, 4, 0],
  averages: [null, null, 2.5, null],
  files: 3,
  turn: null,
};

it('draws averages as dots by their new reviews, and leaves gaps on days without data', () => {
  const options = { coverage: [], against: '2026-06-27', onDay: () => undefined };
  const chart = reviewsChart(reviews, options);
  if (chart.kind !== 'trend') throw new Error('The chart is no trend.');
  const [ratings, averages] = chart.trend.series;
  expect(ratings?.values).toEqual([4.2, null, 4.1, 3.9]);
  expect(ratings?.sizes).toBeUndefined();
  expect(averages).toMatchObject({ values: [null, null, 2.5, null], sizes: [null, null, 4, 0] });
  expect(chart.trend).toMatchObject({ target: { value: 4 }, comparedDay: '2026-06-27' });
});
