/**
 * SQL of the key of a retailer's product in rows of prices, ratings and reviews. Sources use different identifiers.
 * Rows without any count as one product.
 */
export const PRODUCT_KEY = 'coalesce(product_id, service_sku_id, product_barcode, product_url)';

/** SQL of the time of a row. */
export const SEEN = 'ifNull(crawling_time, session_time)';

/** Returns SQL of a price, or null if it is 0 or less, as shops use 0 for “no price”. */
export function positivePrice(column: string): string {
  return `if(${column} > 0, ${column}, NULL)`;
}
