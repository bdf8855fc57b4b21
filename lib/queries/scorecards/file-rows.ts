import { NOT_STATED } from '@/lib/datasets/filters';
import { fiveStarsNeeded, RATED_COUNT, RATED_STARS, ratings } from '@/lib/datasets/ratings/view';
import { scorecards } from '@/lib/datasets/scorecards/view';
import { param, raw, type Sql, sql } from '@/lib/metrics/sql';
import type { Run } from '../query';

const { c } = scorecards;
const r = ratings.c;

/** The columns of `fileRows` that a new average follows from. */
interface FileColumns {
  /** Sum of the ratings, each by its number. */
  stars: Sql;
  /** Number of the ratings in `stars`. */
  count: Sql;
  /** Products whose ratings are counted. */
  products: Sql;
  /** Half of the unit to which their ratings are rounded. */
  rounding: Sql;
}

/** Returns the columns of `fileRows` by their prefix. */
export function fileColumns(prefix: string): FileColumns {
  const column = (name: keyof FileColumns) => raw(`${prefix}_${name}`);
  return {
    stars: column('stars'),
    count: column('count'),
    products: column('products'),
    rounding: column('rounding'),
  };
}

const STATED = param(NOT_STATED, 'String');
/** A row without an identifier is a product of its own. */
const PRODUCT = sql`ifNull(${r.product_id}, toString(${r.row_no}))`;
const IS_COUNTED = sql`${r.rating_count} = 0 OR ${r.product_rating} IS NOT NULL AND ${r.rating_count} IS NOT NULL`;

/** Ratings are rounded to hundredths, or to tenths as far as it can be seen. */
const ROUNDING = sql`if(max(${r.product_rating} != round(${r.product_rating}, 1)), 0.005, 0.05)`;
/** Stars by which a new average may be wrong. A less exact one is not known. */
const MAX_ERROR = raw('0.5');

/**
 * Returns a SELECT of the rating files of a need: a row for each day, SKU and retailer, as the file has one for each
 * product. A product that a file lists several times counts once, by its last collection.
 * @param prefix of the columns `day`, `id`, `total`, `rating` and those of `fileColumns`
 * @param where selects rows of the file by SKU, which its table is sorted by
 */
export function fileRows(run: Run, need: { view: typeof ratings; as?: string }, prefix: string, where: Sql): Sql {
  const as = (name: string) => raw(`${prefix}_${name}`);
  return sql`
    SELECT ${r.day} AS ${as('day')}, ${r.id} AS ${as('id')}, ${ratings.measures.ratings.sql} AS ${as('total')},
      ${ratings.measures.average_by_ratings.sql} AS ${as('rating')}, ifNull(${RATED_STARS}, 0) AS ${as('stars')}, ifNull(${RATED_COUNT}, 0) AS ${as('count')},
      arraySort(groupUniqArrayIf(product, ${IS_COUNTED})) AS ${as('products')}, ${ROUNDING} AS ${as('rounding')}
    FROM (
      SELECT *, ${PRODUCT} AS product
      FROM ${run.from(need)} WHERE ${where} AND ${r.sku} != ${STATED} AND ${r.shop} != ${STATED}
      ORDER BY ${r.crawling_time} DESC NULLS LAST, ${r.row_no} DESC LIMIT 1 BY ${r.day}, ${r.id}, product)
    GROUP BY ${r.day}, ${r.id}`;
}

/**
 * Returns rows of scorecards, to be put behind FROM, with `total` and `needed` of `ADDED` and the columns `file_…` of
 * `fileRows`. Rows without a retailer or an SKU, and several rows with the same name, have none.
 * @param rows with all rows of their days, as filters would hide rows with the same name
 * @param need the need of `rows`
 */
export function withFile(
  rows: Sql,
  run: Run,
  need: { view: typeof scorecards; as?: string },
  file: { view: typeof ratings; as?: string },
): Sql {
  const isListed = sql`${r.sku} IN (SELECT ${c.sku} FROM ${run.from(need)})`;
  const total = raw('file_total');
  const needed = fiveStarsNeeded(run.settings.rating_target, { product_rating: c.average_rating, rating_count: total });
  return sql`(SELECT *, ${total} AS total, if(${total} IS NULL, NULL, ${needed}) AS needed
    FROM (SELECT *, if(count() OVER (PARTITION BY ${c.day}, ${c.id}) = 1, ${c.id}, '') AS single_id FROM ${rows}) AS score
    LEFT JOIN (${fileRows(run, file, 'file', isListed)}) AS file ON single_id = file_id AND ${c.day} = file_day)`;
}

/** Returns rows with `total` if the account weights ratings by reviews. @param need the need of `rows` */
export function withWeights(...[rows, run, need, file]: Parameters<typeof withFile>): Sql {
  return run.settings.rating_weighting === 'reviews' ? withFile(rows, run, need, file) : rows;
}

/** Returns the number of reviews that are new in a later file, 0 if it fell. Null unless both files count the same products. */
export function newCount(now: FileColumns, before: FileColumns): Sql {
  const isKnown = sql`notEmpty(${now.products}) AND ${now.products} = ${before.products}`;
  return sql`if(${isKnown}, greatest(0, ${now.count} - ${before.count}), NULL)`;
}

/**
 * Returns the average of the reviews that are new in a later file. Null unless both files count the same products, and if
 * their rounded ratings leave an error of more than half a star: a few reviews among many hardly move a rating.
 */
export function newAverage(now: FileColumns, before: FileColumns): Sql {
  const added = sql`(${now.count} - ${before.count})`;
  const average = sql`round((${now.stars} - ${before.stars}) / ${added}, 6)`;
  const error = sql`least(${now.rounding}, ${before.rounding}) * (${now.count} + ${before.count}) / ${added}`;
  const isKnown = sql`${now.products} = ${before.products} AND ${now.count} > ${before.count} AND ${error} <= ${MAX_ERROR}`;
  return sql`if(${isKnown} AND ${average} BETWEEN 1 AND 5, ${average}, NULL)`;
}
