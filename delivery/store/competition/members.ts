import { currentDefinitions, currentRows } from '@/delivery/loads/current-rows';
import { PRODUCT_KEY } from '../row-keys';

const PRODUCTS = `Tuple(barcodes Array(String), csku_ids Array(String), product_ids Array(String),
  brand Nullable(String), tags Array(Tuple(tag_name Nullable(String), tag_value Nullable(String))))`;
const SIDE = `Tuple(retailer String, merchant_type String, products ${PRODUCTS})`;

export const ROLES = ['base', 'benchmark'] as const;
export type Role = (typeof ROLES)[number];

/** The number that the SQL here gives to a side of a page: two for each competition, in the page's order. */
export function sideNumber(competition: number, role: Role): number {
  return competition * ROLES.length + ROLES.indexOf(role);
}

/** SQL for FROM: offers of `{start:Date32}` to `{end:Date32}` that may stand on a side, by retailer, code or brand. */
export const CANDIDATES = `(
    SELECT *, ${PRODUCT_KEY} AS product FROM ${currentRows('price')}
    WHERE file_date BETWEEN {start:Date32} AND {end:Date32}
      AND retailer_name IN (SELECT retailer FROM sides)
      AND (
        product_barcode IN (SELECT arrayJoin(products.barcodes) FROM sides)
        OR service_sku_id IN (SELECT arrayJoin(products.csku_ids) FROM sides)
        OR product_id IN (SELECT arrayJoin(products.product_ids) FROM sides)
        OR lowerUTF8(brand) IN (SELECT lowerUTF8(products.brand) FROM sides)
        OR (SELECT countIf(products.brand IS NULL AND notEmpty(products.tags)) FROM sides) > 0
      )
  )`;

/**
 * SQL for WITH: `sides`, the two sides of each competition of the page `{page:UInt64}`, read where they are stored; and
 * `members`, the products on each side. Tags decide by the row in which a product was last seen.
 */
export const MEMBERS = `
  sides AS (
    SELECT number, side.retailer AS retailer, side.merchant_type AS merchant_type, side.products AS products
    FROM (
      SELECT arrayFlatten(arrayMap(competition -> [competition.base, competition.benchmark],
        JSONExtract(body, 'competitions', 'Array(Tuple(base ${SIDE}, benchmark ${SIDE}))'))) AS all_sides
      FROM ${currentDefinitions('price_competitions')}
      WHERE JSONExtractUInt(body, 'customer_page_id') = {page:UInt64}
    )
    ARRAY JOIN all_sides AS side, arrayMap(place -> place - 1, arrayEnumerate(all_sides)) AS number
  ),
  members AS (
    SELECT sides.number AS side, sides.merchant_type AS merchant_type, seen.*
    FROM (
      SELECT * FROM ${CANDIDATES}
      WHERE (file_date, file_hour, load_id, row_no) IN (
        SELECT max((file_date, file_hour, load_id, row_no)) FROM ${CANDIDATES} GROUP BY retailer_name, product)
    ) AS seen
    INNER JOIN sides ON seen.retailer_name = sides.retailer
    WHERE has(products.barcodes, ifNull(product_barcode, ''))
      OR has(products.csku_ids, ifNull(service_sku_id, ''))
      OR has(products.product_ids, ifNull(product_id, ''))
      OR (products.brand IS NOT NULL OR notEmpty(products.tags))
        AND ifNull(lowerUTF8(products.brand) = lowerUTF8(brand), products.brand IS NULL)
        AND hasAll(tags, products.tags)
  )`;
