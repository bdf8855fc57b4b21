import { listingColumns, shelfColumns, visibilityListings } from '@/lib/contract/visibility-listings';
import { columnsOf, raw, type Sql, sql } from '@/lib/metrics/sql';
import { keysOf, knownPartOf } from '@/lib/metrics/view';
import { columnText, flag } from '../compared';
import { dataset } from '../dataset';
import { listingFilters } from './filters';

const COLUMNS = [
  ...keysOf(listingColumns),
  ...keysOf(shelfColumns),
  'visibility_type',
  'visibility_source_id',
  'retailer_code',
  // Computed when the table is filled.
  'day',
  'row_no',
  'id',
  'product',
  'brand_key',
  'stated_own',
  'rank',
  'page',
] as const;

const c = columnsOf('listings', COLUMNS);

/**
 * Columns that the queries of Shelf add to the rows, from Search By Product, Price and Scorecard of the day: see
 * `listedRows`.
 */
const ADDED = {
  name: raw('name'),
  brand: raw('brand'),
  barcode: raw('barcode'),
  is_own: raw('is_own'),
  is_power: raw('is_power'),
  has_price: raw('has_price'),
  is_out_of_stock: raw('is_out_of_stock'),
} as const;

const IS_OWN_LISTING = sql`ifNull(${ADDED.is_own}, false)`;
/** An SKU on two positions counts once. */
const products = (condition: Sql) => sql`uniqExactIf(${c.product}, ${condition})`;

/** The listings of a day: a product on the shelf of a keyword or category at a retailer (Visibility Listings). */
export const listings = dataset({
  name: 'listings',
  dataset: visibilityListings.name,
  columns: COLUMNS,
  filters: listingFilters,
  compared: {
    brand: columnText(ADDED.brand),
    own: flag(ADDED.is_own, 'own', 'competitor'),
    won: flag(c.is_sponsored, 'sponsored', 'organic'),
    power: flag(ADDED.is_power, 'yes', 'no'),
    stock: flag(ADDED.is_out_of_stock, 'out', 'in'),
  },
  search: [ADDED.name, ADDED.brand, ADDED.barcode, c.product_title, c.product_id, c.merchant_name],
  measures: {
    own_out_of_stock: knownPartOf({
      title: 'Own out of stock',
      definition:
        'Own products of the shelf without an offer in stock at the retailer. Only products whose stock is known count, each once.',
      better: 'lower',
      part: products(sql`${IS_OWN_LISTING} AND ifNull(${ADDED.is_out_of_stock}, false)`),
      whole: products(sql`${IS_OWN_LISTING} AND ${ADDED.is_out_of_stock} IS NOT NULL`),
      of: 'own products with a known stock',
    }),
  },
});
