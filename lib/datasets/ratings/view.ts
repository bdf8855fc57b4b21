import { rating } from '@/lib/contract/datasets/rating';
import { columnsOf, param, type Sql, sql } from '@/lib/metrics/sql';
import { keysOf, type Measure } from '@/lib/metrics/view';
import { columnText, flag, several, tagTexts } from '../compared';
import { dataset } from '../dataset';
import { ratingFilters } from './filters';

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
export const ratings = dataset({
  name: 'ratings',
  dataset: rating.endpoint.name,
  columns: COLUMNS,
  filters: ratingFilters,
  compared: {
    retailer: columnText(c.retailer_name),
    brand: columnText(c.brand),
    own: flag(c.is_own_product, 'own', 'competitor'),
    tag: several(tagTexts(c.tags)),
  },
  search: [c.service_sku_name, c.brand, c.product_barcode, c.service_sku_id, c.product_id, c.retailer_name],
  measures: {
    average: {
      title: 'Average rating',
      definition: 'The mean of the ratings of products at retailers, each once. Null where none has a rating.',
      sql: sql`round(avg(${c.product_rating}), 6)`,
      unit: 'rating',
      better: 'higher',
      counts: { part: sql`count(${c.product_rating})`, whole: sql`count()`, of: PRODUCTS },
      known: { rows: sql`count(${c.product_rating})`, all: sql`count()`, of: PRODUCTS },
    },
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
    rated: {
      title: 'Rated products',
      definition: 'Products at retailers with a rating.',
      sql: sql`count(${c.product_rating})`,
      unit: 'count',
      better: null,
    },
  },
});

/**
 * Five-star reviews that lift a rating to a target if no other review is written: n(T − r) ÷ (5 − T), rounded up. 0 if
 * the target is reached. Null if the rating or its number is not known, or only an infinite number would do.
 */
export function fiveStarsNeeded(target: number, { product_rating, rating_count }: FiveStarColumns = c): Sql {
  const goal = param(target, 'Float64');
  // Guards the rounding up against binary fractions: 10.000000000000002 reviews are 10.
  const needed = sql`ceil(${rating_count} * (${goal} - ${product_rating}) / (5 - ${goal}) - 1e-9)`;
  return sql`multiIf(${product_rating} IS NULL, NULL, ${product_rating} >= ${goal}, 0,
    ${goal} >= 5 OR NOT ifNull(${rating_count} > 0, false), NULL, ${needed})`;
}

type FiveStarColumns = Readonly<Record<'product_rating' | 'rating_count', Sql>>;

/** The measure of `fiveStarsNeeded` over products at retailers, with the target of the account. */
export function fiveStarsMeasure(target: number): Measure {
  const needed = fiveStarsNeeded(target);
  return {
    title: 'Five-star reviews needed',
    definition: `Five-star reviews that would lift the products at retailers below ${target} to it, if no other review is written: ratings × (target − rating) ÷ (5 − target), rounded up for each. Products without a rating or a number of ratings count as none.`,
    sql: sql`sum(${needed})`,
    unit: 'count',
    better: 'lower',
    counts: { part: sql`countIf(${needed} > 0)`, whole: sql`count(${c.product_rating})`, of: 'rated products' },
    known: { rows: sql`count(${needed})`, all: sql`count()`, of: PRODUCTS },
  };
}
