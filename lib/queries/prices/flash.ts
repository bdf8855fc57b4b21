import { offers } from '@/lib/metrics/offers';
import { join, param, raw, sql } from '@/lib/metrics/sql';
import { PRICE_THRESHOLDS } from '@/lib/metrics/thresholds';
import { choice } from '../params';
import { same, table } from '../table';
import { chosenOffers, FILTER_COLUMNS } from './filters';
import { flashColumns } from './flash.columns';
import { LISTING_NAMES, LISTING_READ } from './listing-rows';
import { todayNeed } from './needs';
import { pricesParams } from './params';

/** The rows of both calculation types. */
const AVERAGE = { view: offers, as: 'average' } as const;
const LOWEST = { view: offers, as: 'lowest' } as const;

const KEY = ['id', 'sku', 'shop', 'currency', 'merchant_name', 'product_id', 'row_no'] as const;
const PARTS = sql`sku, shop, ${join((['merchant_name', 'product_id', 'currency'] as const).map((name) => sql`ifNull(toString(${raw(name)}), '')`))}`;
/** Identifies an offer in both answers. Repeats within an answer are numbered. */
const OFFER_KEY = sql`(${PARTS}, row_number() OVER (PARTITION BY ${PARTS} ORDER BY row_no))`;

const IS_FLASH = sql`drop >= ${param(PRICE_THRESHOLDS.flash_drop, 'Float64')} - 1e-9`;

/** Offers of the day by how far their lowest price is below their average, regardless of the page's calculation type. */
export const flash = table({
  name: 'prices/flash',
  title: 'Flash prices',
  noun: 'offers',
  columns: flashColumns,
  params: { ...pricesParams, /** Offers with a flash price, or all. */ of: choice(['flash', 'all'], 'flash') },
  sort: 'drop.desc',
  key: ['sku_name', 'retailer', 'id'],
  needs: (params) => [
    // Mostly not in the plan: collected when a user opens the table.
    { ...todayNeed({ ...params, calculation_type: 'AVG' }), as: AVERAGE.as },
    { ...todayNeed({ ...params, calculation_type: 'MIN_PRICE' }), as: LOWEST.as },
  ],
  select: () => ({
    ...same(...LISTING_NAMES.filter((name) => name !== 'is_own' && name !== 'is_power')),
    ...same('id', 'currency', 'merchant_name', 'buybox_position', 'average', 'lowest', 'drop', 'promotion_text'),
    is_own: sql`ifNull(is_own_brand, false)`,
    is_power: sql`ifNull(is_psku, false)`,
    is_flash: sql`if(drop IS NULL, NULL, toBool(${IS_FLASH}))`,
  }),
  from(params, run) {
    const averages = run.from(AVERAGE, [
      ...FILTER_COLUMNS,
      ...KEY,
      ...LISTING_READ,
      'buybox_position',
      'selling_price',
    ]);
    const lowest = run.from(LOWEST, [...KEY, 'selling_price', 'promotion_text']);
    return sql`FROM (
        SELECT *, (average - lowest) / average AS drop
        FROM (
          SELECT * EXCEPT (promotion_text), selling_price AS average FROM (SELECT *, ${OFFER_KEY} AS key FROM ${averages}) WHERE ${chosenOffers(params)}) AS of_average
        INNER JOIN (SELECT ${OFFER_KEY} AS key, selling_price AS lowest, promotion_text FROM ${lowest}) AS of_lowest USING (key))
      WHERE ${params.of === 'flash' ? IS_FLASH : sql`true`}`;
  },
});
