/**
 * SQL of the key of a retailer's product in rows of prices, ratings and reviews. Sources use different identifiers.
 * Rows without any count as one product.
 */
export const PRODUCT_KEY = 'coalesce(product_id, service_sku_id, product_barcode, product_url)';

/** SQL of the hour of the file of a row, for rows without a time. */
const FILE_TIME = "toDateTime64(file_date, 3, 'UTC') + toIntervalHour(file_hour)";

/** SQL of the time of a row of a bulk dataset. */
export const SEEN = `coalesce(crawling_time, session_time, ${FILE_TIME})`;

/** SQL of the time of a row of shelves or banners. */
export const CRAWLED = `ifNull(crawling_time, ${FILE_TIME})`;

/** SQL of the order of rows of shelves and banners, the last first. */
export const LATEST_FIRST = `${CRAWLED} DESC, file_hour DESC, load_id DESC, row_no DESC`;

/**
 * SQL of a number that orders rows of current files by file, and one that orders rows of shelves by time, as LATEST_FIRST.
 * A file has one current load. With a tuple instead of a number, argMax takes three times as long.
 */
export const FILE_ORDER = '(toUInt64(file_date) * 24 + file_hour) * 4294967296 + row_no';
export const TIME_ORDER = `(toInt128(toUnixTimestamp64Milli(${CRAWLED})) * 24 + file_hour) * 4294967296 + row_no`;

/** Returns SQL of a price, or null if it is 0 or less, as shops use 0 for “no price”. */
export function positivePrice(column: string): string {
  return `if(${column} > 0, ${column}, NULL)`;
}
