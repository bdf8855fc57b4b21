import { offers } from '@/lib/datasets/offers/view';
import { join, param, pick, sql } from '@/lib/metrics/sql';
import { PRICE_THRESHOLDS } from '@/lib/metrics/thresholds';
import { same, table } from '../table';
import { flashColumns } from './flash.columns';
import { todayNeed } from './needs';
import { pricesParams } from './params';

const { c } = offers;

/** The rows of both calculation types. */
const AVERAGE = { view: offers, as: 'average' } as const;
const LOWEST = { view: offers, as: 'lowest' } as const;

const NULLABLE_PARTS = [c.merchant_name, c.product_id, c.currency].map((part) => sql`ifNull(toString(${part}), '')`);
const PARTS = join([c.sku, c.shop, ...NULLABLE_PARTS]);
/** Identifies an offer in both answers. Repeats within an answer are numbered. */
const OFFER_KEY = sql`(${PARTS}, row_number() OVER (PARTITION BY ${PARTS} ORDER BY ${c.row_no}))`;

/** Offers of the day by how far their lowest price is below their average, regardless of the page's calculation type. */
export const flash = table({
  name: 'prices/flash',
  title: 'Flash prices',
  noun: 'offers',
  columns: flashColumns,
  params: pricesParams,
  sort: 'drop.desc',
  key: ['sku_name', 'retailer', 'id'],
  needs: (params) => [
    { ...todayNeed({ ...params, calculation_type: 'AVG' }), as: AVERAGE.as, onRequest: true },
    { ...todayNeed({ ...params, calculation_type: 'MIN_PRICE' }), as: LOWEST.as, onRequest: true },
  ],
  select: () => ({
    ...pick(c, 'id', 'sku', 'shop', 'sku_name', 'brand_name', 'barcode', 'retailer', 'retailer_country'),
    ...pick(c, 'currency', 'merchant_name', 'buybox_position', 'promotion_text'),
    ...same('average', 'lowest', 'drop'),
    is_own: sql`ifNull(${c.is_own_brand}, false)`,
    is_power: sql`ifNull(${c.is_psku}, false)`,
  }),
  from(params, run) {
    const averages = sql`SELECT * EXCEPT (${c.promotion_text}), ${c.selling_price} AS average
      FROM (SELECT *, ${OFFER_KEY} AS key FROM ${run.from(AVERAGE)}) WHERE ${offers.where(params)}`;
    const lowest = sql`SELECT ${OFFER_KEY} AS key, ${c.selling_price} AS lowest, ${c.promotion_text} FROM ${run.from(LOWEST)}`;
    return sql`FROM (
        SELECT *, (average - lowest) / average AS drop
        FROM (${averages}) AS of_average
        INNER JOIN (${lowest}) AS of_lowest USING (key))
      WHERE drop >= ${param(PRICE_THRESHOLDS.flash_drop, 'Float64')} - 1e-9`;
  },
});
