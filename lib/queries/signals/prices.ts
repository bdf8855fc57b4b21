import { cell } from '@/lib/datasets/competitions/cells';
import { competitions } from '@/lib/datasets/competitions/view';
import { ABOVE_LIST, BUYBOX_LOST, OUT_OF_STOCK, offers } from '@/lib/datasets/offers/view';
import { raw, type Sql, sql } from '@/lib/metrics/sql';
import { dailyCompetitions } from '@/lib/queries/shared/planned-sets';
import { PRICE_TYPE } from '@/lib/queries/shared/price-type';
import { cellsOfPages, needOfPage } from '../price-competition/pages';
import { type RuleNeed, type RuleRun, retailerName, type StateRows, stateSignal } from './signal';

/** SKUs with an offer that is flagged as own. Other signals also read them. */
export const OFFERS = { as: 'offers', view: offers, params: { calculation_type: PRICE_TYPE } } satisfies RuleNeed;

const { c } = offers;

/** Returns own SKUs at retailers with verdicts from aggregates over their offers. */
function ownSkus(run: RuleRun, verdict: Pick<StateRows['select'], 'bad' | 'value' | 'reference' | 'who'>): StateRows {
  return {
    select: {
      day: c.day,
      subject: sql`concat(${c.sku}, '/', ${c.shop})`,
      retailer: retailerName(sql`any(${c.retailer})`),
      title: sql`any(${c.sku_name})`,
      keyword: sql`''`,
      product: sql`ifNull(toString(min(${c.csku_id})), '')`,
      power: sql`ifNull(max(${c.is_psku}), false)`,
      ...verdict,
    },
    from: sql`
      FROM ${run.from(OFFERS)}
      WHERE ${c.is_own_brand} AND ${c.retailer} IS NOT NULL AND ${c.has_sku} GROUP BY ${c.day}, ${c.sku}, ${c.shop}`,
  };
}

export const outOfStock = stateSignal('out_of_stock', {
  needs: () => [OFFERS],
  rule: (run) =>
    ownSkus(run, {
      bad: OUT_OF_STOCK,
      value: sql`toNullable(toFloat64(countIf(${c.in_stock})))`,
      reference: sql`toNullable(toFloat64(count(${c.in_stock})))`,
      who: sql`''`,
    }),
});

export const buyboxLost = stateSignal('buybox_lost', {
  needs: () => [OFFERS],
  rule: (run) =>
    ownSkus(run, {
      bad: BUYBOX_LOST,
      value: sql`minIf(${c.selling_price}, ${c.has_buybox})`,
      reference: sql`minIf(${c.selling_price}, ${c.is_main_merchant})`,
      who: sql`ifNull(toString(argMinIf(${c.merchant_name}, ifNull(${c.selling_price}, inf), ${c.has_buybox})), '')`,
    }),
});

export const aboveListPrice = stateSignal('above_list_price', {
  needs: () => [OFFERS],
  rule: (run) =>
    ownSkus(run, {
      bad: ABOVE_LIST,
      value: sql`maxIf(${c.selling_price}, ${c.above_list})`,
      reference: sql`argMaxIf(${c.list_price}, ${c.selling_price}, ${c.above_list})`,
      who: sql`ifNull(toString(argMaxIf(${c.merchant_name}, ${c.selling_price}, ${c.above_list})), '')`,
    }),
});

const competitionNeed = (page: number): RuleNeed => ({
  as: needOfPage(page),
  view: competitions,
  params: dailyCompetitions(page),
});

/** Number of earlier days that are searched for the price before a change. */
const PRICE_MEMORY = 7;
const BEFORE = sql`OVER (PARTITION BY ${cell.id} ORDER BY toUInt32(${cell.day}) RANGE BETWEEN ${raw(String(PRICE_MEMORY))} PRECEDING AND 1 PRECEDING)`;

/** A title that names its retailer. */
const titleAt = (title: Sql, retailer: Sql) => sql`concat(${title}, ' at ', ${retailerName(retailer)})`;

/** Competitions by day. Who moved is the side whose price has changed more since the last known prices. */
export const priceOffTarget = stateSignal('price_off_target', {
  trailing: PRICE_MEMORY,
  needs: ({ page }) => page.map(competitionNeed),
  rule: (run, { page }) => ({
    select: {
      day: cell.day,
      subject: cell.id,
      retailer: retailerName(cell.base_retailer),
      title: sql`concat(${cell.base_title}, ' / ', ${cell.benchmark_title})`,
      keyword: sql`''`,
      product: cell.id,
      power: sql`false`,
      bad: sql`if(${cell.tone} IN ('on', 'near', 'off'), ${cell.tone} = 'off', NULL)`,
      value: cell.index,
      reference: sql`if(${cell.index} < ${cell.band_min}, ${cell.band_min}, ${cell.band_max})`,
      who: sql`multiIf(base_moved > benchmark_moved, ${titleAt(cell.base_title, cell.base_retailer)},
        benchmark_moved > base_moved, ${titleAt(cell.benchmark_title, cell.benchmark_retailer)}, '')`,
    },
    from: sql`
      FROM (
        SELECT *, ifNull(abs(${cell.base_price} / base_before - 1), 0) AS base_moved,
          ifNull(abs(${cell.benchmark_price} / benchmark_before - 1), 0) AS benchmark_moved
        FROM (
          SELECT *, anyLast(${cell.base_price}) ${BEFORE} AS base_before, anyLast(${cell.benchmark_price}) ${BEFORE} AS benchmark_before
          FROM ${cellsOfPages(run, page)}
        )
      )`,
  }),
});
