import { offers } from '@/lib/metrics/offers';
import { competitions } from '@/lib/metrics/price-competition';
import { raw, type Sql, sql } from '@/lib/metrics/sql';
import { PRICE_TYPE } from '@/lib/queries/shared/price-type';
import { competitionsOfPages } from '../price-competition/pages';
import type { RuleParams } from './rule-params';
import { isStated, type RuleNeed, type RuleRun, stateSignal } from './signal';

/** SKUs with an offer that is flagged as own. Other rules also read them. */
export const OFFERS = { as: 'offers', view: offers, params: { calculation_type: PRICE_TYPE } } satisfies RuleNeed;

/** Returns a SELECT of own SKUs at retailers with aggregates over their offers. */
function ownSkus(run: RuleRun, columns: Sql, read: readonly (typeof offers.columns)[number][]): Sql {
  const rows = run.from(OFFERS, ['day', 'sku', 'shop', 'sku_name', 'retailer', 'is_psku', 'is_own_brand', ...read]);
  return sql`
    SELECT day, concat(sku, '/', shop) AS subject, ifNull(toString(any(retailer)), '') AS retailer, any(sku_name) AS title,
      ifNull(max(is_psku), false) AS power, ${columns}
    FROM ${rows} WHERE is_own_brand AND retailer IS NOT NULL AND ${isStated('sku')} GROUP BY day, sku, shop`;
}

export const outOfStock = stateSignal('out_of_stock', {
  needs: () => [OFFERS],
  rule: (run) =>
    ownSkus(
      run,
      sql`multiIf(countIf(in_stock) > 0, false, count(in_stock) < count(), NULL, true) AS bad,
        toNullable(toFloat64(countIf(in_stock))) AS value, toNullable(toFloat64(count(in_stock))) AS reference, '' AS who`,
      ['in_stock'],
    ),
});

export const buyboxLost = stateSignal('buybox_lost', {
  needs: () => [OFFERS],
  rule: (run) =>
    ownSkus(
      run,
      sql`multiIf(countIf(has_buybox) = 0, NULL, countIf(has_buybox AND is_main_merchant) > 0, false,
          countIf(has_buybox AND is_main_merchant IS NULL) > 0, NULL, true) AS bad,
        minIf(selling_price, has_buybox) AS value, minIf(selling_price, is_main_merchant) AS reference,
        ifNull(toString(anyIf(merchant_name, has_buybox)), '') AS who`,
      ['has_buybox', 'is_main_merchant', 'merchant_name', 'selling_price'],
    ),
});

export const aboveListPrice = stateSignal('above_list_price', {
  needs: () => [OFFERS],
  rule: (run) =>
    ownSkus(
      run,
      sql`max(above_list) AS bad, maxIf(selling_price, above_list) AS value,
        argMaxIf(list_price, selling_price, above_list) AS reference,
        ifNull(toString(argMaxIf(merchant_name, selling_price, above_list)), '') AS who`,
      ['above_list', 'selling_price', 'list_price', 'merchant_name'],
    ),
});

const competitionNeed = (page: number) =>
  ({
    as: `competitions_${page}`,
    view: competitions,
    params: { customer_page_id: page, time_dimension: 'DAILY', price_type: 'TOTAL' },
  }) satisfies RuleNeed;

/** Number of earlier days that are searched for the price before a change. */
const PRICE_MEMORY = 7;
const BEFORE = sql`OVER (PARTITION BY id ORDER BY toUInt32(day) RANGE BETWEEN ${raw(String(PRICE_MEMORY))} PRECEDING AND 1 PRECEDING)`;

/** Competitions by day. Who moved is the side whose price has changed more since the last known prices. */
function offTarget(run: RuleRun, pages: readonly number[]): Sql {
  const needs = pages.map((page) => competitionNeed(page).as);
  const rows = competitionsOfPages(run, needs, [
    'day',
    'id',
    'base_title',
    'base_retailer',
    'benchmark_title',
    'benchmark_retailer',
    'band_min',
    'band_max',
    'standard_rsp_tone',
    'standard_rsp_said_index',
    'standard_base_rsp_price',
    'standard_benchmark_rsp_price',
  ]);
  return sql`
    SELECT day, id AS subject, ifNull(toString(base_retailer), '') AS retailer,
      concat(base_title, ' / ', benchmark_title) AS title, false AS power,
      if(standard_rsp_tone IN ('on', 'near', 'off'), standard_rsp_tone = 'off', NULL) AS bad, standard_rsp_said_index AS value,
      if(standard_rsp_said_index < band_min, band_min, band_max) AS reference,
      multiIf(base_moved > benchmark_moved, concat(base_title, ' at ', ifNull(toString(base_retailer), '')),
        benchmark_moved > base_moved, concat(benchmark_title, ' at ', ifNull(toString(benchmark_retailer), '')), '') AS who
    FROM (
      SELECT *, ifNull(abs(standard_base_rsp_price / base_before - 1), 0) AS base_moved,
        ifNull(abs(standard_benchmark_rsp_price / benchmark_before - 1), 0) AS benchmark_moved
      FROM (
        SELECT *, anyLast(standard_base_rsp_price) ${BEFORE} AS base_before,
          anyLast(standard_benchmark_rsp_price) ${BEFORE} AS benchmark_before
        FROM ${rows}
      )
    )`;
}

export const priceOffTarget = stateSignal('price_off_target', {
  trailing: PRICE_MEMORY,
  needs: ({ pages }) => pages.map(competitionNeed),
  rule: (run, { pages }: RuleParams) => offTarget(run, pages),
});
