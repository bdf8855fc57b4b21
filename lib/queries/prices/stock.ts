import { OUT_OF_STOCK, offers } from '@/lib/datasets/offers/view';
import { sql } from '@/lib/metrics/sql';
import { same, table } from '../table';
import { listingsInState } from './histories';
import { LISTING_NAMES, LISTING_OF_ROWS } from './listing-rows';
import { periodNeed, todayNeed } from './needs';
import { pricesParams } from './params';
import { stockColumns } from './stock.columns';

const { c } = offers;

/** Own SKUs that are out of stock at a retailer, the longest first. */
export const stock = table({
  name: 'prices/stock',
  title: 'Out of stock',
  noun: 'SKUs at retailers',
  columns: stockColumns,
  params: pricesParams,
  sort: 'since.asc',
  key: ['not_power', 'sku_name', 'retailer', 'sku', 'shop'],
  needs: (params) => [todayNeed(params), periodNeed(params)],
  select: () => ({
    ...same(...LISTING_NAMES, 'offers', 'since', 'since_at_least', 'strip'),
    days_out: sql`bad_days`,
    merchants: sql`if(empty(before), NULL, arrayStringConcat(arraySort(before), ', '))`,
    not_power: sql`toBool(NOT is_power)`,
  }),
  from: (params, run) =>
    listingsInState(params, run, {
      isInState: OUT_OF_STOCK,
      select: sql`${LISTING_OF_ROWS}, count() AS offers`,
      before: sql`groupUniqArrayIf(toString(${c.merchant_name}), ${c.in_stock} AND ${c.merchant_name} IS NOT NULL)`,
    }),
});
