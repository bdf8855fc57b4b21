import { currentRows } from '@/delivery/loads/current-rows';

/** A keyword's shelf at a retailer that was collected in the range. */
export interface Shelf {
  source: string;
  retailer_name: string;
}

/**
 * The FROM operand of observations of search shelves from `{start:Date32}` to `{end:Date32}`, of the keywords
 * `{keywords:Array(String)}`, or of all if `{is_any_keyword:Bool}`.
 */
export const SEEN_IN_SEARCH = seenInSearch('{start:Date32}');

/** The FROM operand of observations of the range, extended to the month until its end if it is shorter. */
export const SEEN_LATELY = seenInSearch('least({start:Date32}, {end:Date32} - 30)');

function seenInSearch(from: string): string {
  return `(
    SELECT *, visibility_source_name AS source FROM ${currentRows('visibility_listing')}
    WHERE file_date BETWEEN ${from} AND {end:Date32} AND visibility_type = 'SEARCH'
      AND visibility_source_name IS NOT NULL AND retailer_name IS NOT NULL
      AND ({is_any_keyword:Bool} OR visibility_source_name IN {keywords:Array(String)})
  )`;
}

export const SHELVES = `SELECT DISTINCT source, retailer_name FROM ${SEEN_IN_SEARCH}`;
