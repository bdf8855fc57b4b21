import { scorecard, scorecardColumns } from '@/lib/contract/scorecard';
import { sql } from './sql';
import { keysOf, view } from './view';

/** Reviews of SKUs with a rating. */
const REVIEWS = sql`sumIf(review_count, average_rating IS NOT NULL)`;

/** The ratings of SKUs at retailers over ranges of days (Scorecard). */
export const scorecards = view({
  name: 'scorecards',
  dataset: scorecard.name,
  columns: [...keysOf(scorecardColumns), 'day', 'row_no', 'id', 'sku', 'sku_name', 'shop', 'range_days'],
  measureColumns: ['average_rating', 'review_count'],
  measures: {
    rating: {
      title: 'Average rating',
      definition: 'The mean of the ratings of SKUs at retailers, each once. Null where none has a rating.',
      sql: sql`round(avg(average_rating), 6)`,
      unit: 'rating',
      better: 'higher',
      counts: { part: sql`count(average_rating)`, whole: sql`count()`, of: 'SKUs at retailers' },
    },
    rating_by_reviews: {
      title: 'Average rating',
      definition:
        'The mean of the ratings of SKUs at retailers, weighted by their reviews in the ranges. Null where no rated SKU has reviews.',
      sql: sql`if(${REVIEWS} > 0, round(sum(average_rating * review_count) / ${REVIEWS}, 6), NULL)`,
      unit: 'rating',
      better: 'higher',
      counts: {
        part: sql`countIf(average_rating IS NOT NULL AND review_count > 0)`,
        whole: sql`count()`,
        of: 'SKUs at retailers',
      },
    },
    reviews: {
      title: 'Reviews',
      definition: 'Reviews dated inside the ranges, of the retailers whose reviews are collected.',
      sql: sql`sum(review_count)`,
      unit: 'count',
      better: null,
    },
  },
});
