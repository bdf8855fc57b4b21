import type { PRICE_TYPES, TimeDimension } from '@/lib/contract/price-competition';
import { BUCKET } from './buckets';
import { MATCHED_ROWS } from './matched-rows';

/** What one side costs in one bucket. Prices are means; null where there is none. */
export interface SidePrices {
  competition_id: string;
  role: 'base' | 'benchmark';
  /** First day of the bucket. */
  bucket: string;
  /** Selling and list price of the offers that count and are in stock. */
  rsp: number | null;
  rrp: number | null;
  /** The same with offers that are out of stock. */
  rsp_with_oos: number | null;
  rrp_with_oos: number | null;
  /** An offer that counts was seen out of stock. */
  seen_out_of_stock: boolean;
  /** Each price that counted was the lowest among the merchants at that time. */
  is_lowest: boolean | null;
  is_lowest_list: boolean | null;
  /** How often each merchant had the lowest price, and the lowest list price. */
  lowest_merchants: Record<string, number>;
  lowest_list_merchants: Record<string, number>;
}

const PRICES: Record<(typeof PRICE_TYPES)[number], { price: string; list: string }> = {
  TOTAL: { price: 'product_price', list: 'product_price_2' },
  // A list price for the unit is in no file: it stands to the list price as the unit price to the price.
  UNIT: { price: 'unit_price', list: 'product_price_2 * unit_price / nullIf(product_price, 0)' },
};

/** A retailer that names no merchant sells itself. */
const SELLS_ITSELF = '(merchant_name IS NULL OR merchant_name = retailer_name)';

/** Which offers count for a side, by its merchant type; of several that count, the cheapest is taken. */
const COUNTS = `ifNull(multiIf(
  merchant_type = 'BUYBOX', coalesce(is_buybox, buybox_position = 1, ${SELLS_ITSELF}),
  merchant_type = 'MAIN_MERCHANT',
    if(empty(main_merchants), ${SELLS_ITSELF}, has(main_merchants, ifNull(merchant_name, ''))),
  true), false)`;

/** An offer that does not say whether it is in stock is taken for sale, as it is listed. */
const OUT_OF_STOCK = 'ifNull(NOT in_stock, false)';

/**
 * From offers to sides: of each product at each collection one offer; a product's price in a bucket is the mean of its
 * collections, a side's the mean of its products. A side has a list price only when each of its priced products has one.
 */
export function sidePrices(dimension: TimeDimension, priceType: (typeof PRICE_TYPES)[number]): string {
  const { price, list } = PRICES[priceType];
  return `
  WITH ${MATCHED_ROWS},
  offers AS (
    SELECT competition_id, role, greatest(${BUCKET[dimension]}, {start:Date32}) AS bucket, product, file_date, file_hour,
      merchant_name, ${price} AS price, ${list} AS list, ${COUNTS} AS counts, ${OUT_OF_STOCK} AS out,
      (ifNull(price, 0), ifNull(list, inf)) AS cheapest_first
    FROM matched
  ),
  collections AS (
    SELECT competition_id, role, bucket, product,
      minIf(price, counts AND NOT out) AS rsp,
      argMinIf(tuple(list), cheapest_first, counts AND NOT out AND price IS NOT NULL).1 AS rrp,
      minIf(price, counts) AS rsp_with_oos,
      argMinIf(tuple(list), cheapest_first, counts AND price IS NOT NULL).1 AS rrp_with_oos,
      max(counts AND out) AS seen_out_of_stock,
      minIf(price, NOT out) AS lowest,
      minIf(list, NOT out) AS lowest_list,
      ${merchantAt('price')} AS lowest_merchants,
      ${merchantAt('list')} AS lowest_list_merchants
    FROM offers
    GROUP BY competition_id, role, bucket, product, file_date, file_hour
  ),
  products AS (
    SELECT competition_id, role, bucket, product,
      avg(rsp) AS rsp, avg(rrp) AS rrp, avg(rsp_with_oos) AS rsp_with_oos, avg(rrp_with_oos) AS rrp_with_oos,
      max(seen_out_of_stock) AS seen_out_of_stock,
      max(collections.rsp > lowest) AS beaten, max(collections.rrp > lowest_list) AS beaten_list,
      sumMap(lowest_merchants) AS lowest_merchants, sumMap(lowest_list_merchants) AS lowest_list_merchants
    FROM collections GROUP BY competition_id, role, bucket, product
  )
  SELECT competition_id, role, bucket,
    avg(products.rsp) AS rsp, if(count(products.rrp) = count(products.rsp), avg(products.rrp), NULL) AS rrp,
    avg(products.rsp_with_oos) AS rsp_with_oos,
    if(count(products.rrp_with_oos) = count(products.rsp_with_oos), avg(products.rrp_with_oos), NULL) AS rrp_with_oos,
    max(products.seen_out_of_stock)::Bool AS seen_out_of_stock,
    (NOT max(beaten))::Nullable(Bool) AS is_lowest, (NOT max(beaten_list))::Nullable(Bool) AS is_lowest_list,
    sumMap(products.lowest_merchants) AS lowest_merchants, sumMap(products.lowest_list_merchants) AS lowest_list_merchants
  FROM products GROUP BY competition_id, role, bucket`;
}

/** The merchant with the lowest price at one collection, as a map that counts it once; the first by name among equals. */
function merchantAt(price: 'price' | 'list'): string {
  const known = `NOT out AND ${price} IS NOT NULL AND merchant_name IS NOT NULL`;
  const lowest = `argMinIf(merchant_name, (ifNull(${price}, 0), ifNull(merchant_name, '')), ${known})`;
  return `CAST(if(countIf(${known}) = 0, map(), map(ifNull(${lowest}, ''), 1)), 'Map(String, UInt64)')`;
}
