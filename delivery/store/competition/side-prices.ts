import { currentRows } from '@/delivery/loads/current-rows';
import type { PRICE_TYPES, TimeDimension } from '@/lib/contract/competition-request';
import { PRODUCT_KEY, positivePrice } from '../row-keys';
import { BUCKET } from './buckets';
import type { PricedPair } from './members';

/** The prices of a side in a bucket. Prices are means, or null. */
export interface SidePrices {
  /** Index of the side on the page. */
  side: number;
  /** First day of the bucket. */
  bucket: string;
  /** Selling and list price of counted offers in stock. */
  rsp: number | null;
  rrp: number | null;
  /** Prices including offers out of stock. */
  rsp_with_oos: number | null;
  rrp_with_oos: number | null;
  /** Whether counted offers exist, all of them out of stock. */
  is_sold_out: boolean;
  /** Whether every counted selling price was the lowest among the merchants at its time. */
  is_lowest: boolean | null;
  is_lowest_list: boolean | null;
  /** The merchant with the lowest selling price in stock, and the one with the lowest list price. */
  lowest_merchant: string | null;
  lowest_list_merchant: string | null;
}

type PriceType = (typeof PRICE_TYPES)[number];

const LIST_PRICE = positivePrice('product_price_2');
const PRICES: Record<PriceType, { price: string; list: string }> = {
  TOTAL: { price: positivePrice('product_price'), list: LIST_PRICE },
  // No file has a list price per unit. It is derived from the ratio of unit price to price.
  UNIT: {
    price: positivePrice('unit_price'),
    list: `${LIST_PRICE} * ${positivePrice('unit_price')} / ${positivePrice('product_price')}`,
  },
};

/** A retailer without a merchant is the seller. */
const SELLS_ITSELF = '(merchant_name IS NULL OR merchant_name = retailer_name)';

/**
 * SQL of whether an offer counts for a side, by its merchant type. Of several counted offers, the cheapest is used. A
 * product that is sold out everywhere has no buybox, so all its offers count, as out of stock.
 */
const COUNTS = `ifNull(multiIf(
        merchant_type = 'BUYBOX', coalesce(is_buybox, buybox_position = 1, ${SELLS_ITSELF}),
        merchant_type = 'MAIN_MERCHANT',
          if(empty(main_merchants), ${SELLS_ITSELF}, has(main_merchants, ifNull(merchant_name, ''))),
        true), false)`;

/** An offer with unknown stock counts as in stock, as it is listed. */
const OUT_OF_STOCK = 'ifNull(NOT in_stock, false)';

/**
 * Returns SQL of the prices of sides: one offer for each product and collection, the mean over collections for each
 * product, and the mean over products for each side. A side has a list price only if each of its priced products has
 * one.
 */
export function sidePrices(dimension: TimeDimension, priceType: PriceType): string {
  const { price, list } = PRICES[priceType];
  return `
  WITH seen AS (
    SELECT side, greatest(${BUCKET[dimension]}, {start:Date32}) AS bucket, product, file_date, file_hour,
      merchant_name, merchant_type, ${price} AS price, ${list} AS list, ${COUNTS} AS counts, ${OUT_OF_STOCK} AS out
    FROM (
      SELECT *, ${PRODUCT_KEY} AS product FROM ${currentRows('price')}
      WHERE file_date BETWEEN {start:Date32} AND {end:Date32}
        AND retailer_name IN {retailers:Array(String)} AND product IN {products:Array(String)}
    ) AS observations
    INNER JOIN (
      SELECT side, retailer_name, product, merchant_type FROM (SELECT 1) ARRAY JOIN
        {sides:Array(UInt32)} AS side, {retailers:Array(String)} AS retailer_name,
        {products:Array(String)} AS product, {merchant_types:Array(String)} AS merchant_type
    ) AS members USING (retailer_name, product)
  ),
  offers AS (
    SELECT * EXCEPT counts,
      counts OR (merchant_type = 'BUYBOX' AND NOT max(counts) OVER collection AND min(out) OVER collection) AS counts
    FROM seen WINDOW collection AS (PARTITION BY side, product, file_date, file_hour)
  ),
  collections AS (
    SELECT side, bucket, product,
      minIf(price, counts AND NOT out) AS rsp,
      ${listPriceOfCheapest('counts AND NOT out')} AS rrp,
      minIf(price, counts) AS rsp_with_oos,
      ${listPriceOfCheapest('counts')} AS rrp_with_oos,
      max(counts AND out) AS seen_out, max(counts AND NOT out) AS seen_in,
      minIf((price, merchant_name), NOT out AND price IS NOT NULL) AS lowest,
      minIf((list, merchant_name), NOT out AND list IS NOT NULL) AS lowest_list
    FROM offers
    GROUP BY side, bucket, product, file_date, file_hour
  ),
  products AS (
    SELECT side, bucket,
      avg(collection.rsp) AS rsp, avg(collection.rrp) AS rrp, avg(collection.rsp_with_oos) AS rsp_with_oos, avg(collection.rrp_with_oos) AS rrp_with_oos,
      max(collection.seen_out) AS seen_out, max(collection.seen_in) AS seen_in,
      max(collection.rsp > collection.lowest.1) AS beaten, max(collection.rrp > collection.lowest_list.1) AS beaten_list,
      minIf(collection.lowest, collection.lowest.1 IS NOT NULL) AS lowest,
      minIf(collection.lowest_list, collection.lowest_list.1 IS NOT NULL) AS lowest_list
    FROM collections AS collection GROUP BY side, bucket, product
  )
  SELECT side, bucket,
    avg(products.rsp) AS rsp, if(count(products.rrp) = count(products.rsp), avg(products.rrp), NULL) AS rrp,
    avg(products.rsp_with_oos) AS rsp_with_oos,
    if(count(products.rrp_with_oos) = count(products.rsp_with_oos), avg(products.rrp_with_oos), NULL) AS rrp_with_oos,
    (max(seen_out) AND NOT max(seen_in))::Bool AS is_sold_out,
    (NOT max(beaten))::Nullable(Bool) AS is_lowest, (NOT max(beaten_list))::Nullable(Bool) AS is_lowest_list,
    minIf(products.lowest, products.lowest.1 IS NOT NULL).2 AS lowest_merchant,
    minIf(products.lowest_list, products.lowest_list.1 IS NOT NULL).2 AS lowest_list_merchant
  FROM products GROUP BY side, bucket`;
}

/** Returns SQL of the cheapest offer's list price. The tuple keeps null, which argMin would otherwise skip. */
function listPriceOfCheapest(among: string): string {
  return `argMinIf(tuple(list), (price, ifNull(list, inf)), ${among} AND price IS NOT NULL).1`;
}

/** Returns the parameters of `sidePrices` other than the range: each product of each side, as lists of equal length. */
export function membership(pairs: readonly PricedPair[]) {
  const members = pairs
    .flatMap(({ base, benchmark }) => [base, benchmark])
    .flatMap(({ index, definition, products }) => products.map(({ product }) => ({ index, product, definition })));
  return {
    sides: members.map(({ index }) => index),
    retailers: members.map(({ definition }) => definition.retailer),
    products: members.map(({ product }) => product ?? ''),
    merchant_types: members.map(({ definition }) => definition.merchant_type),
  };
}
