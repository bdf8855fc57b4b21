import { OUT_OF_STOCK, offers } from '@/lib/datasets/offers/view';
import { sql } from '@/lib/metrics/sql';
import { same, table } from '../table';
import { listingsInState } from './histories';
import { LISTING_COLUMNS, LISTING_OF_ROWS, listingTable } from './listing-rows';
import { stockColumns } from './stock.columns';

const { c } = offers;

/** SKUs that are out of stock at a retailer, the longest first. */
export const stock = table({
  ...listingTable,
  name: 'prices/stock',
  title: 'Out of stock',
  columns: stockColumns,
  sort: 'since.asc',
  select: () => ({
    ...LISTING_COLUMNS,
    ...same('offers', 'since', 'since_at_least', 'strip'),
    days_out: sql`bad_days`,
    merchants: sql`if(empty(before), NULL, arrayStringConcat(arraySort(before), ', '))`,
  }),
  from: (params, run) =>
    listingsInState(params, run, {
      isInState: OUT_OF_STOCK,
      select: sql`${LISTING_OF_ROWS}, count() AS offers`,
      before: sql`groupUniqArrayIf(toString(${c.merchant_name}), ${c.in_stock} AND ${c.merchant_name} IS NOT NULL)`,
    }),
});
