import { BUYBOX_LOST, OUT_OF_STOCK, offers } from '@/lib/datasets/offers/view';
import { competitions } from '@/lib/metrics/price-competition';
import { raw, type Sql, sql } from '@/lib/metrics/sql';
import { competitionsOfPages } from '../price-competition/pages';
import type { RuleParams } from './rule-params';
import { isStated, type RuleNeed, type RuleRun, stateSignal } from './signal';

/** SKUs with an offer that is flagged as own. Other rules also read them. */
export const OFFERS = { as: 'offers', view: offers, params: { calculation_type: 'AVG' } } satisfies RuleNeed;

const { c } = offers;

/** Returns a SELECT of own SKUs at retailers with aggregates over their offers. */
function ownSkus(run: RuleRun, aggregates: Sql): Sql {
  return sql`
    SELECT ${c.day}, concat(${c.sku}, '/', ${c.shop}) AS subject, ifNull(toString(any(${c.retailer})), '') AS retailer,
      any(${c.sku_name}) AS title, ifNull(max(${c.is_psku}), false) AS power, ${aggregates}
    FROM ${run.from(OFFERS)}
    WHERE ${c.is_own_brand} AND ${c.retailer} IS NOT NULL AND ${isStated(c.sku)} GROUP BY ${c.day}, ${c.sku}, ${c.shop}`;
}

export const outOfStock = stateSignal('out_of_stock', {
  needs: () => [OFFERS],
  rule: (run) =>
    ownSkus(
      run,
      sql`${OUT_OF_STOCK} AS bad, toNullable(toFloat64(countIf(${c.in_stock}))) AS value,
        toNullable(toFloat64(count(${c.in_stock}))) AS reference, '' AS who`,
    ),
});

export const buyboxLost = stateSignal('buybox_lost', {
  needs: () => [OFFERS],
  rule: (run) =>
    ownSkus(
      run,
      sql`${BUYBOX_LOST} AS bad, minIf(${c.selling_price}, ${c.has_buybox}) AS value,
        minIf(${c.selling_price}, ${c.is_main_merchant}) AS reference,
        ifNull(toString(anyIf(${c.merchant_name}, ${c.has_buybox})), '') AS who`,
    ),
});

export const aboveListPrice = stateSignal('above_list_price', {
  needs: () => [OFFERS],
  rule: (run) =>
    ownSkus(
      run,
      sql`max(${c.above_list}) AS bad, maxIf(${c.selling_price}, ${c.above_list}) AS value,
        argMaxIf(${c.list_price}, ${c.selling_price}, ${c.above_list}) AS reference,
        ifNull(toString(argMaxIf(${c.merchant_name}, ${c.selling_price}, ${c.above_list})), '') AS who`,
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
