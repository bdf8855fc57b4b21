import { rating } from '@/lib/contract/datasets/rating';
import { columnsOf, param, type Sql, sql } from '@/lib/metrics/sql';
import { keysOf, view } from '@/lib/metrics/view';

const COLUMNS = [
  ...keysOf(rating.columns),
  // Computed when the table is filled.
  'day',
  'row_no',
  'sku',
  'sku_name',
  'shop',
  'id',
] as const;

const c = columnsOf('ratings', COLUMNS);

const PRODUCTS = 'products at retailers';
/** Both the rating and its number of ratings are known. */
const COUNTED = sql`${c.product_rating} IS NOT NULL AND ${c.rating_count} > 0`;
/** Number of the ratings of products whose rating and number are known. */
export const RATED_COUNT = sql`sumIf(${c.rating_count}, ${COUNTED})`;
/** Sum of these ratings. */
export const RATED_STARS = sql`sumIf(${c.product_rating} * ${c.rating_count}, ${COUNTED})`;

/** The ratings of a day: a product at a retailer (rating file). */
export const ratings = view({
  name: 'ratings',
  dataset: rating.endpoint.name,
  columns: COLUMNS,
  measures: {
    average_by_ratings: {
      title: 'Average rating',
      definition:
        'The mean of the ratings of products at retailers, weighted by their numbers of ratings. Null where no rated product states its number.',
      sql: sql`if(${RATED_COUNT} > 0, round(${RATED_STARS} / ${RATED_COUNT}, 6), NULL)`,
      unit: 'rating',
      better: 'higher',
      counts: { part: sql`countIf(${COUNTED})`, whole: sql`count()`, of: PRODUCTS },
      known: { rows: sql`countIf(${COUNTED})`, all: sql`count()`, of: PRODUCTS },
    },
    ratings: {
      title: 'Ratings',
      definition: 'Ratings that shoppers have given until the day, of the products that state their number.',
      sql: sql`sum(${c.rating_count})`,
      unit: 'count',
      better: null,
      known: { rows: sql`count(${c.rating_count})`, all: sql`count()`, of: PRODUCTS },
    },
  },
});

/**
 * Five-star reviews that lift a rating to a target if no other review is written: n(T − r) ÷ (5 − T), rounded up. 0 if
 * the target is reached. Null if the rating or its number is not known, or only an infinite number would do.
 */
export function fiveStarsNeeded(target: number, { product_rating, rating_count }: FiveStarColumns): Sql {
  const goal = param(target, 'Float64');
  // Guards the rounding up against binary fractions: 10.000000000000002 reviews are 10.
  const needed = sql`ceil(${rating_count} * (${goal} - ${product_rating}) / (5 - ${goal}) - 1e-9)`;
  return sql`multiIf(${product_rating} IS NULL, NULL, ${product_rating} >= ${goal}, 0,
    ${goal} >= 5 OR NOT ifNull(${rating_count} > 0, false), NULL, ${needed})`;
}

type FiveStarColumns = Readonly<Record<'product_rating' | 'rating_count', Sql>>;
