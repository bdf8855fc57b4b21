import { offers as dataset, LANDED_PRICE, TAGS } from '@/lib/datasets/offers/view';
import { pick, sql } from '@/lib/metrics/sql';
import { table } from '../table';
import { TODAY, todayNeed } from './needs';
import { offerColumns } from './offers.columns';
import { pricesParams } from './params';

/** Columns with the same name in the warehouse table. */
const SAME = [
  'product_title',
  'retailer',
  'merchant_name',
  'selling_price',
  'list_price',
  'discount_amount',
  'cargo_fee',
  'in_stock',
  'buybox_position',
  'is_main_merchant',
  'promotion_text',
  'brand_name',
  'is_own_brand',
  'is_psku',
  'retailer_country',
  'currency',
  'barcode',
  'url',
  'crawling_time',
  'date',
  'discount',
  'discount_agrees',
  'availability',
  'csku_id',
  'product_id',
  'id',
  'sku',
  'sku_name',
  'shop',
] as const;

/** The offers of the day. */
export const offers = table({
  name: 'prices/offers',
  title: 'Offers',
  noun: 'offers',
  columns: offerColumns,
  params: pricesParams,
  sort: 'product_title.asc',
  key: ['sku', 'retailer', 'buybox_position', 'id'],
  needs: (params) => [todayNeed(params)],
  select: () => ({
    ...pick(dataset.c, ...SAME),
    landed_price: LANDED_PRICE,
    tags: sql`if(empty(${dataset.c.tags}), NULL, arrayStringConcat(${TAGS}, '; '))`,
  }),
  from: (params, run) => sql`FROM ${run.from(TODAY)} WHERE ${dataset.where(params)}`,
});
