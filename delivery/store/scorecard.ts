import { readDefinitions } from '@/delivery/definitions/read';
import type { ScorecardDefinition } from '@/delivery/definitions/scorecards';
import { currentRows } from '@/delivery/loads/current-rows';
import type { ResponseOf } from '@/lib/contract/endpoint';
import type { scorecard } from '@/lib/contract/scorecard';
import { fold } from '@/lib/text/fold';
import type { Answer } from './answer';
import { engineRange } from './days';
import { exact } from './rounding';
import { PRODUCT_KEY, SEEN } from './row-keys';

type Row = ResponseOf<typeof scorecard>[number];

/** The scorecard of customers without definitions. */
const ALL_PRODUCTS: ScorecardDefinition = {
  title: 'All products',
  order: 0,
  brands: [],
  service_sku_ids: [],
  retailers: [],
};

/**
 * Answers with a row for each SKU and retailer with ratings collected or reviews written in the range. An unknown title
 * has no rows. `review_count` is null if reviews of the retailer were never collected.
 */
export const answerScorecard: Answer<typeof scorecard> = async (db, customerId, params, signal) => {
  const definition = choose(await readDefinitions(db, customerId, 'scorecards', signal), params.scorecard_title);
  if (!definition) return [];
  const rows = await db.query<Row>(SCORES, { customer: customerId, ...engineRange(params) }, { signal });
  return rows.filter(holds(definition)).map((row) => ({
    ...row,
    average_rating: exact(row.average_rating),
    start_date: params.start_date,
    end_date: params.end_date,
  }));
};

function choose(defined: readonly ScorecardDefinition[], title?: string): ScorecardDefinition | undefined {
  const cards = defined.length > 0 ? defined : [ALL_PRODUCTS];
  if (title !== undefined) return cards.find((card) => card.title === title);
  return cards.toSorted((a, b) => a.order - b.order || a.title.localeCompare(b.title, 'en'))[0];
}

function holds(card: ScorecardDefinition) {
  const brands = new Set(card.brands.map(fold));
  const among = (names: readonly string[], value: string | null) =>
    names.length === 0 || (value !== null && names.includes(value));
  return (row: Row) =>
    (brands.size === 0 || (row.brand !== null && brands.has(fold(row.brand)))) &&
    among(card.service_sku_ids, row.service_sku_id) &&
    among(card.retailers, row.retailer);
}

/**
 * SQL of the scores. Each day counts once, by its last collection. Each review counts once, however often it was
 * collected. A product has the last SKU, brand and name of files in the range, or of later files if those have none.
 */
const SCORES = `
  WITH
    ratings AS (
      SELECT retailer_name, ${PRODUCT_KEY} AS product, service_sku_id AS sku, service_sku_name AS name,
        brand AS made_by, file_date, product_rating AS rating, rating_count AS votes, NULL AS review
      FROM ${currentRows('rating')}
      WHERE file_date BETWEEN {start:Date32} AND {end:Date32}
      ORDER BY ${SEEN} DESC, file_hour DESC, load_id DESC, row_no DESC
      LIMIT 1 BY retailer_name, product, file_date
    ),
    reviews AS (
      SELECT retailer_name, coalesce(product_id, service_sku_id, product_url) AS product, service_sku_id AS sku,
        service_sku_name AS name, brand AS made_by, file_date, NULL AS rating, NULL AS votes,
        ifNull(review_id, toJSONString((review_date, reviewer_name, review_title, review_rating))) AS review
      FROM ${currentRows('review')}
      WHERE review_date BETWEEN {start:Date32} AND {end:Date32}
    )
  SELECT
    retailer_name AS retailer,
    argMax(made_by, (file_date <= {end:Date32}, file_date, made_by)) AS brand,
    any(sku) AS service_sku_id,
    argMax(name, (file_date <= {end:Date32}, file_date, name)) AS service_sku_name,
    sum(rating * votes) / nullIf(sumIf(votes, rating IS NOT NULL), 0) AS average_rating,
    if(retailer_name IN (SELECT retailer_name FROM ${currentRows('review')}), uniqExact(review), NULL) AS review_count
  FROM (
    SELECT * REPLACE (
      argMax(sku, (file_date <= {end:Date32}, file_date, sku)) OVER (PARTITION BY retailer_name, product) AS sku)
    FROM (SELECT * FROM ratings UNION ALL SELECT * FROM reviews)
  )
  GROUP BY retailer_name, coalesce(sku, product)
  ORDER BY retailer, brand, service_sku_name, coalesce(sku, product)`;
