import { currentDefinitions, currentRows } from '@/delivery/loads/current-rows';
import { PRODUCT_KEY, SEEN } from '@/delivery/store/row-keys';

const PRODUCTS = `Tuple(barcodes Array(String), csku_ids Array(String), product_ids Array(String),
  brand Nullable(String), tags Array(Tuple(tag_name Nullable(String), tag_value Nullable(String))))`;
const SIDE = `Tuple(retailer String, merchant_type String, products ${PRODUCTS})`;

/**
 * SQL for WITH: `sides`, the two sides of each competition of the page `{page:UInt64}`, read where they are stored; and
 * `matched`, the price rows of `{start:Date32}` to `{end:Date32}` that stand on them, once for each side.
 */
export const MATCHED_ROWS = `
  sides AS (
    SELECT competition.competition_id AS competition_id, role, side.retailer AS retailer,
      side.merchant_type AS merchant_type, side.products AS products
    FROM (
      SELECT arrayJoin(JSONExtract(body, 'competitions',
        'Array(Tuple(competition_id String, base ${SIDE}, benchmark ${SIDE}))')) AS competition
      FROM ${currentDefinitions('price_competitions')}
      WHERE JSONExtractUInt(body, 'customer_page_id') = {page:UInt64}
    )
    ARRAY JOIN ['base', 'benchmark'] AS role, [competition.base, competition.benchmark] AS side
  ),
  matched AS (
    SELECT sides.competition_id AS competition_id, sides.role AS role, sides.merchant_type AS merchant_type,
      offers.*, ${PRODUCT_KEY} AS product, ${SEEN} AS seen
    FROM ${currentRows('price')} AS offers
    INNER JOIN sides ON offers.retailer_name = sides.retailer
    WHERE file_date BETWEEN {start:Date32} AND {end:Date32}
      AND retailer_name IN (SELECT retailer FROM sides)
      AND (
        has(products.barcodes, ifNull(product_barcode, ''))
        OR has(products.csku_ids, ifNull(service_sku_id, ''))
        OR has(products.product_ids, ifNull(product_id, ''))
        OR (products.brand IS NOT NULL OR notEmpty(products.tags))
          AND ifNull(lowerUTF8(products.brand) = lowerUTF8(brand), products.brand IS NULL)
          AND hasAll(tags, products.tags)
      )
  )`;
