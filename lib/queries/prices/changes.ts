import { fell, LISTING, offers, rose } from '@/lib/datasets/offers/view';
import { and, param, type Sql, sql } from '@/lib/metrics/sql';
import { rounded } from '@/lib/metrics/view';
import { knownDays } from '@/lib/queries/shared/figures';
import { choice } from '../params';
import type { Run } from '../query';
import { same, table } from '../table';
import { changeColumns } from './changes.columns';
import { DIRECTION_WORDS, DIRECTIONS } from './directions';
import { SKU_LIST } from './listing-rows';
import { bothDayNeeds, comparedPeriodNeeds, TODAY } from './needs';
import { type PricesParams, pricesParams } from './params';
import { priceSeries } from './price-series';

const { c } = offers;
const FELL = fell(sql`before`, sql`now`);
const ROSE = rose(sql`before`, sql`now`);

/**
 * Returns SQL of the changes of prices in the period and since the compared day, of the SKUs at retailers with an offer of
 * the day that passes the filters. To be put behind FROM.
 */
export function priceChanges(params: PricesParams, run: Run): Sql {
  const days = param(knownDays(run, { view: offers }).toSorted(), 'Array(Date)');
  const isSelected = sql`${LISTING} IN (SELECT ${LISTING} FROM ${run.from(TODAY)} WHERE ${offers.where(params)})`;
  const where = and(isSelected, offers.where({ country: params.country, currency: params.currency }));
  return sql`(
    SELECT sku, shop, currency, retailer, retailer_country, toString(${days}[no]) AS day, before, now, ${FELL} AS falls,
      toBool(${days}[no] - ${days}[earlier] > 1) AS or_earlier
    FROM (${priceSeries(run, { days, where })})
    ARRAY JOIN arrayPopFront(nos) AS no, arrayPopBack(nos) AS earlier, arrayPopBack(amounts) AS before, arrayPopFront(amounts) AS now
    WHERE ${FELL} OR ${ROSE})`;
}

/** Changes of prices since the compared day, the newest first, then own SKUs and the largest changes. */
export const changes = table({
  name: 'prices/changes',
  title: 'Changes',
  noun: 'changes',
  columns: changeColumns,
  params: { ...pricesParams, moved: choice(['all', ...DIRECTIONS], 'all') },
  sort: 'day.desc',
  key: ['not_own', 'smaller', 'sku_name', 'retailer', 'sku', 'shop', 'currency', 'day'],
  needs: (params) => [...bothDayNeeds(params), ...comparedPeriodNeeds(params)],
  select: () => ({
    ...same('sku', 'shop', 'currency', 'retailer', 'retailer_country', 'day', 'before', 'now', 'or_earlier'),
    ...same('sku_name', 'brand_name', 'barcode', 'is_own', 'is_power'),
    direction: sql`if(falls, ${param(DIRECTION_WORDS.down, 'String')}, ${param(DIRECTION_WORDS.up, 'String')})`,
    difference: rounded(sql`now - before`),
    share: sql`now / before - 1`,
    not_own: sql`toBool(NOT is_own)`,
    smaller: sql`0 - abs(now / before - 1)`,
  }),
  from(params, run) {
    const { against, moved } = params;
    const where = and(
      against !== undefined && sql`day > ${param(against, 'String')}`,
      moved !== 'all' && (moved === 'down' ? sql`falls` : sql`NOT falls`),
    );
    return sql`FROM ${priceChanges(params, run)} AS changed
      INNER JOIN (SELECT ${SKU_LIST} FROM ${run.from(TODAY)} WHERE ${offers.where(params)} GROUP BY ${c.sku}) AS named USING (${c.sku})
      WHERE ${where}`;
  },
});
