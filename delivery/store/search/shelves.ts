import { currentRows } from '@/delivery/loads/current-rows';
import { RETAILER_CODE } from '../retailer-naming';

/** A keyword's shelf at a retailer that was collected in the range. */
export interface Shelf {
  source: string;
  retailer_name: string;
  shop: string;
}

const LATELY = 'least({start:Date32}, {end:Date32} - 30)';

/**
 * SQL of the names in SEEN_LATELY that several shops have, which only their codes tell apart. Shops are collected on the
 * same days: a code that takes the place of another is that of the same shop.
 */
export const SHARED_NAMES = `
  SELECT DISTINCT retailer_name FROM (
    SELECT retailer_name FROM ${observations(LATELY)}
    GROUP BY retailer_name, file_date
    HAVING uniqExact(${RETAILER_CODE}) > 1
  )`;

/**
 * The FROM operand of observations of search shelves from `{start:Date32}` to `{end:Date32}`, of the keywords
 * `{keywords:Array(String)}`, or of all if `{is_any_keyword:Bool}`. `shop` is the code of the retailer if its name is one
 * of `{shared_names:Array(String)}`, and empty otherwise. Needs the parameters of `definedCodes`.
 */
export const SEEN_IN_SEARCH = seenInSearch('{start:Date32}');

/** The FROM operand of observations of the range, extended to the month until its end if it is shorter. */
export const SEEN_LATELY = seenInSearch(LATELY);

function seenInSearch(from: string): string {
  return `(
    SELECT *, if(has({shared_names:Array(String)}, retailer_name), ifNull(${RETAILER_CODE}, ''), '') AS shop
    FROM ${observations(from)}
  )`;
}

function observations(from: string): string {
  return `(
    SELECT *, visibility_source_name AS source FROM ${currentRows('visibility_listing')}
    WHERE file_date BETWEEN ${from} AND {end:Date32} AND visibility_type = 'SEARCH'
      AND visibility_source_name IS NOT NULL AND retailer_name IS NOT NULL
      AND ({is_any_keyword:Bool} OR visibility_source_name IN {keywords:Array(String)})
  )`;
}

export const SHELVES = `SELECT DISTINCT source, retailer_name, shop FROM ${SEEN_IN_SEARCH}`;
