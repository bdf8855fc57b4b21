import { scorecard, scorecardColumns } from '@/lib/contract/scorecard';
import type { RatingWeighting } from '@/lib/contract/setting-values';
import { columnsOf, raw, type Sql, sql } from '@/lib/metrics/sql';
import { keysOf, partOf } from '@/lib/metrics/view';
import { columnText, flag, several } from '../compared';
import { dataset } from '../dataset';
import { NOT_STATED } from '../filters';
import { FALLING_BY, NEEDED_DEFINITION, scorecardFilters } from './filters';

const COLUMNS = [
  ...keysOf(scorecardColumns),
  // Computed when the table is filled.
  'day',
  'row_no',
  'id',
  'sku',
  'sku_name',
  'shop',
  'range_days',
] as const;

const c = columnsOf('scorecards', COLUMNS);

/** Columns that queries add to the rows. */
export const ADDED = {
  // Known from the prices of the SKU.
  is_own: raw('is_own'),
  is_power: raw('is_power'),
  tags: raw('tags'),
  countries: raw('countries'),
  // Whether the rating is below the target of the account. Null without a rating.
  is_below: raw('is_below'),
  // Rating less that of the compared day. Null for an SKU that is not rated on both days.
  rating_change: raw('rating_change'),
  // Reviews until the day by the rating file, and five-star reviews that lift the rating to the target of the account.
  // Null without a row in the file.
  total: raw('total'),
  needed: raw('needed'),
} as const;

/** Texts of a list, or that there are none. */
const listed = (texts: Sql) => several(sql`if(empty(${texts}), [${raw(`'${NOT_STATED}'`)}], ${texts})`);

const SKUS = 'SKUs at retailers';
export const IS_FALLING = sql`ifNull(${ADDED.rating_change} <= -${raw(String(FALLING_BY))}, false)`;

/** The sum of the reviews of rows with a value. */
const reviewsOf = (value: Sql) => sql`sumIf(${ADDED.total}, ${value} IS NOT NULL)`;
/** The mean of a value, weighted by the reviews until the day. Null where no row with a value has reviews. */
const meanByReviews = (value: Sql) =>
  sql`if(${reviewsOf(value)} > 0, round(sum(${value} * ${ADDED.total}) / ${reviewsOf(value)}, 6), NULL)`;
const CHANGE = {
  title: 'Change of the rating',
  unit: 'rating',
  better: 'higher',
} as const;

/** The ratings of SKUs at retailers over ranges of days (Scorecard). */
export const scorecards = dataset({
  name: 'scorecards',
  dataset: scorecard.name,
  columns: COLUMNS,
  filters: scorecardFilters,
  compared: {
    retailer: columnText(c.retailer),
    brand: columnText(c.brand),
    own: flag(ADDED.is_own, 'own', 'competitor'),
    country: listed(ADDED.countries),
    tag: listed(ADDED.tags),
    power: flag(ADDED.is_power, 'yes', 'no'),
    // The table is sorted by SKU, which a text made of it would not use.
    skus: { text: c.sku },
  },
  search: [c.service_sku_name, c.service_sku_id, c.brand, c.retailer],
  measures: {
    rating: {
      title: 'Average rating',
      definition: 'The mean of the ratings of SKUs at retailers, each once. Null where none has a rating.',
      sql: sql`round(avg(${c.average_rating}), 6)`,
      unit: 'rating',
      better: 'higher',
      counts: { part: sql`count(${c.average_rating})`, whole: sql`count()`, of: SKUS },
    },
    rating_by_reviews: {
      title: 'Average rating',
      definition:
        'The mean of the ratings of SKUs at retailers, weighted by their numbers of reviews in the rating file of the day. Null where the file has none of a rated SKU.',
      sql: meanByReviews(c.average_rating),
      unit: 'rating',
      better: 'higher',
      counts: {
        part: sql`countIf(${c.average_rating} IS NOT NULL AND ${ADDED.total} > 0)`,
        whole: sql`count()`,
        of: SKUS,
      },
    },
    reviews: {
      title: 'New reviews',
      definition:
        'Reviews dated inside the ranges, of the retailers whose reviews are collected. Reviews are collected after their date, so the count of the newest day is not final.',
      sql: sql`sum(${c.review_count})`,
      unit: 'count',
      better: null,
    },
    below: partOf({
      title: 'Below target',
      definition:
        'SKUs at retailers with a rating below the target of the account, by the exact rating. Null where none has a rating.',
      better: 'lower',
      part: sql`if(count(${ADDED.is_below}) = 0, NULL, countIf(${ADDED.is_below}))`,
      whole: sql`count(${ADDED.is_below})`,
      of: 'rated SKUs at retailers',
    }),
    change: {
      ...CHANGE,
      definition:
        'The mean of the changes of SKUs at retailers that are rated on both days, each once. New and removed SKUs do not count.',
      sql: sql`round(avg(${ADDED.rating_change}), 6)`,
      counts: {
        part: sql`count(${ADDED.rating_change})`,
        whole: sql`count(${c.average_rating})`,
        of: 'rated SKUs at retailers',
      },
    },
    change_by_reviews: {
      ...CHANGE,
      definition:
        'The mean of the changes of SKUs at retailers that are rated on both days, weighted by their numbers of reviews in the rating file of the later day. New and removed SKUs do not count.',
      sql: meanByReviews(ADDED.rating_change),
      counts: {
        part: sql`countIf(${ADDED.rating_change} IS NOT NULL AND ${ADDED.total} > 0)`,
        whole: sql`count(${c.average_rating})`,
        of: 'rated SKUs at retailers',
      },
    },
    falling: {
      title: 'Falling',
      definition: `SKUs at retailers whose rating fell by ${FALLING_BY} or more since the compared day, and how many of them are below the target. Null where no SKU is rated on both days.`,
      sql: sql`if(count(${ADDED.rating_change}) = 0, NULL, countIf(${IS_FALLING}))`,
      unit: 'count',
      better: 'lower',
      counts: {
        part: sql`countIf(${IS_FALLING} AND ${ADDED.is_below})`,
        whole: sql`countIf(${IS_FALLING})`,
        of: 'falling SKUs at retailers',
      },
    },
    needed: {
      title: 'Five-star reviews needed',
      definition: `${NEEDED_DEFINITION} The sum of the SKUs at retailers below the target, and for how many of the rated ones it is known. It is not known without a number of reviews in the rating file, and below a target of 5.`,
      sql: sql`sum(${ADDED.needed})`,
      unit: 'count',
      better: 'lower',
      counts: {
        part: sql`countIf(${ADDED.needed} IS NOT NULL)`,
        whole: sql`count(${c.average_rating})`,
        of: 'rated SKUs at retailers',
      },
    },
  },
});

/** The average rating, and its change, by the weighting of the account. */
export const WEIGHTED = {
  alike: { rating: 'rating', change: 'change' },
  reviews: { rating: 'rating_by_reviews', change: 'change_by_reviews' },
} as const satisfies Record<RatingWeighting, Record<'rating' | 'change', keyof typeof scorecards.measures>>;
