/**
 * SQL of the key of a retailer's product in rows of prices, ratings and reviews. Sources use different identifiers.
 * Rows without any count as one product.
 */
export const PRODUCT_KEY = 'coalesce(product_id, service_sku_id, product_barcode, product_url)';

/** SQL of the hour of the file of a row, for rows without a time. */
const FILE_TIME = "toDateTime64(file_date, 3, 'UTC') + toIntervalHour(file_hour)";

/** SQL of the time of a row of a bulk dataset. */
export const SEEN = `coalesce(crawling_time, session_time, ${FILE_TIME})`;

/** SQL of the order of rows of shelves and banners, the last first. */
export const LATEST_FIRST = `ifNull(crawling_time, ${FILE_TIME}) DESC, file_hour DESC, load_id DESC, row_no DESC`;

/** Returns SQL of a price, or null if it is 0 or less, as shops use 0 for “no price”. */
export function positivePrice(column: string): string {
  return `if(${column} > 0, ${column}, NULL)`;
}
