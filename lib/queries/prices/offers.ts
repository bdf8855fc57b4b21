import { offers as dataset, LANDED_PRICE, TAGS } from '@/lib/datasets/offers/view';
import { and, pick, type Sql, sql } from '@/lib/metrics/sql';
import { keysOf } from '@/lib/metrics/view';
import { choice } from '../params';
import { table } from '../table';
import { TODAY, todayNeed } from './needs';
import { offerColumns } from './offers.columns';
import { type PricesParams, pricesParams } from './params';

/** Columns with the same name in the warehouse table. */
const { landed_price: _landedPrice, tags: _tags, ...SAME } = { ...offerColumns.shown, ...offerColumns.hidden };

export const offersParams = {
  ...pricesParams,
  /** Offers above their list price, or all. */
  of: choice(['above', 'all'], 'all'),
};

/** Returns the condition of the offers that the filters leave. */
export function offersWhere(params: PricesParams & { of: 'above' | 'all' }): Sql {
  return and(dataset.where(params), params.of === 'above' && dataset.c.above_list);
}

/** The offers of the day. */
export const offers = table({
  name: 'prices/offers',
  title: 'Offers',
  noun: 'offers',
  columns: offerColumns,
  params: offersParams,
  sort: 'product_title.asc',
  key: ['sku', 'retailer', 'buybox_position', 'id'],
  needs: (params) => [todayNeed(params)],
  select: () => ({
    ...pick(dataset.c, ...keysOf(SAME)),
    landed_price: LANDED_PRICE,
    tags: sql`if(empty(${dataset.c.tags}), NULL, arrayStringConcat(${TAGS}, '; '))`,
  }),
  from: (params, run) => sql`FROM ${run.from(TODAY)} WHERE ${offersWhere(params)}`,
});
