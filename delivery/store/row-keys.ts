/**
 * SQL for what tells products of one retailer apart, in rows of prices, ratings and reviews: real sources know a
 * product by one name or another, and two rows without any stay one product.
 */
export const PRODUCT_KEY = 'coalesce(product_id, service_sku_id, product_barcode, product_url)';

/** SQL for when a row was seen. */
export const SEEN = 'ifNull(crawling_time, session_time)';

/** SQL: a price, or null if it is 0 or less: shops use 0 for “no price”. */
export function positivePrice(column: string): string {
  return `if(${column} > 0, ${column}, NULL)`;
}
