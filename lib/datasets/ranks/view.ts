import {
  productKeywordColumns,
  searchProductColumns,
  visibilitySearchByProduct,
} from '@/lib/contract/visibility-search-by-product';
import { columnsOf, raw, sql } from '@/lib/metrics/sql';
import { keysOf } from '@/lib/metrics/view';
import { columnText, flag } from '../compared';
import { dataset } from '../dataset';
import { rankFilters } from './filters';

const COLUMNS = [
  ...keysOf(searchProductColumns),
  ...keysOf(productKeywordColumns),
  // Computed when the table is filled.
  'day',
  'row_no',
  'place',
  'id',
  'keyword',
  'keyword_name',
  'shop',
  'product',
  'product_name',
  'shelf',
  'has_data',
  'rank',
  'on_page_one',
  'verdict_agrees',
] as const;

const c = columnsOf('ranks', COLUMNS);

/** A keyword that was not collected has no verdict, whatever its row states. */
export const VERDICT = sql`if(${c.has_data}, ${c.is_on_target}, NULL)`;

/**
 * Columns that queries add to the rows. The country of a retailer and whether a keyword is a power keyword are known from
 * Visibility Scores.
 */
const ADDED = {
  country: raw('country'),
  is_power_keyword: raw('is_power_keyword'),
  has_several_own: raw('has_several_own'),
} as const;

/** The ranks of a day: a product at a retailer for a keyword (Search By Product). */
export const ranks = dataset({
  name: 'ranks',
  dataset: visibilitySearchByProduct.name,
  columns: COLUMNS,
  filters: rankFilters,
  compared: {
    retailer: columnText(c.retailer_name),
    brand: columnText(c.brand_name),
    own: flag(c.is_customer_brand, 'own', 'competitor'),
    country: columnText(ADDED.country),
    keyword: columnText(c.keyword_name),
    key: flag(ADDED.is_power_keyword, 'yes', 'no'),
    power: flag(c.is_psku, 'yes', 'no'),
    target: flag(VERDICT, 'met', 'missed'),
    several: flag(ADDED.has_several_own, 'yes', 'no'),
  },
  // The row of a product without keywords, at place 0, is not a rank.
  counts: sql`${c.place} > 0`,
  search: [c.keyword_name, c.product_name, c.brand_name, c.retailer_name, c.barcode, c.product_id],
  measures: {},
});
