import { OFFER_SETS, PRICE_KINDS } from '@/lib/contract/competition-request';
import { minInfoColumns, productColumns, SIDES, sideColumns } from '@/lib/contract/price-competition';
import { columnsOf } from '@/lib/metrics/sql';
import { keysOf, prefixed } from '@/lib/metrics/view';

/** Name of the table. */
export const COMPETITIONS = 'competitions';

/** Columns that are computed when the table is filled. */
const DERIVED = [
  'id',
  'bucket',
  'ends',
  'dated',
  'base_title',
  'benchmark_title',
  'retailer',
  'band_min',
  'band_max',
  'margin',
] as const;
/** Derived columns of each set of offers and side. */
const DERIVED_BY_SIDE = ['rsp_price', 'rrp_price', 'state', 'depth'] as const;
/** Derived columns of each set of offers and kind of price. */
const DERIVED_BY_KIND = [
  'said_index',
  'said_depth',
  'verdict',
  'tone',
  'distance',
  'rules',
  'depth_agrees',
  'verdict_agrees',
] as const;

/** Columns of the table that queries may read. */
export const COMPETITION_COLUMNS = [
  'day',
  'row_no',
  'place',
  'raw',
  'start_date',
  'customer_page_id',
  ...prefixed(SIDES, [
    ...keysOf(sideColumns),
    ...prefixed(['product'], keysOf(productColumns)),
    ...prefixed(['min_info'], keysOf(minInfoColumns)),
  ]),
  ...DERIVED,
  ...prefixed(OFFER_SETS, prefixed(SIDES, DERIVED_BY_SIDE)),
  ...prefixed(OFFER_SETS, prefixed(PRICE_KINDS, DERIVED_BY_KIND)),
] as const;

/** The same columns as SQL. */
export const c = columnsOf(COMPETITIONS, COMPETITION_COLUMNS);
