import { cell } from '@/lib/datasets/competitions/cells';
import { competitions } from '@/lib/datasets/competitions/view';
import { offers } from '@/lib/metrics/offers';
import { raw, type Sql, sql } from '@/lib/metrics/sql';
import { cellsOfPages } from '../price-competition/pages';
import type { RuleParams } from './rule-params';
import { isStated, type RuleNeed, type RuleRun, stateSignal } from './signal';

/** SKUs with an offer that is flagged as own. Other rules also read them. */
export const OFFERS = { as: 'offers', view: offers, params: { calculation_type: 'AVG' } } satisfies RuleNeed;

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
const BEFORE = sql`OVER (PARTITION BY ${cell.id} ORDER BY toUInt32(${cell.day}) RANGE BETWEEN ${raw(String(PRICE_MEMORY))} PRECEDING AND 1 PRECEDING)`;

/** Competitions by day. Who moved is the side whose price has changed more since the last known prices. */
function offTarget(run: RuleRun, pages: readonly number[]): Sql {
  const needs = pages.map((page) => competitionNeed(page).as);
  const titleAt = (title: Sql, retailer: Sql) => sql`concat(${title}, ' at ', ifNull(toString(${retailer}), ''))`;
  return sql`
    SELECT ${cell.day}, ${cell.id} AS subject, ifNull(toString(${cell.base_retailer}), '') AS retailer,
      concat(${cell.base_title}, ' / ', ${cell.benchmark_title}) AS title, false AS power,
      if(${cell.tone} IN ('on', 'near', 'off'), ${cell.tone} = 'off', NULL) AS bad, ${cell.index} AS value,
      if(${cell.index} < ${cell.band_min}, ${cell.band_min}, ${cell.band_max}) AS reference,
      multiIf(base_moved > benchmark_moved, ${titleAt(cell.base_title, cell.base_retailer)},
        benchmark_moved > base_moved, ${titleAt(cell.benchmark_title, cell.benchmark_retailer)}, '') AS who
    FROM (
      SELECT *, ifNull(abs(${cell.base_price} / base_before - 1), 0) AS base_moved,
        ifNull(abs(${cell.benchmark_price} / benchmark_before - 1), 0) AS benchmark_moved
      FROM (
        SELECT *, anyLast(${cell.base_price}) ${BEFORE} AS base_before, anyLast(${cell.benchmark_price}) ${BEFORE} AS benchmark_before
        FROM ${cellsOfPages(run, needs)}
      )
    )`;
}

export const priceOffTarget = stateSignal('price_off_target', {
  trailing: PRICE_MEMORY,
  needs: ({ pages }) => pages.map(competitionNeed),
  rule: (run, { pages }: RuleParams) => offTarget(run, pages),
});
