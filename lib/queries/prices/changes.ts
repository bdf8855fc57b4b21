import * as z from 'zod/mini';
import { BUYBOX_WON, fell, offers, rose } from '@/lib/datasets/offers/view';
import { and, join, NAMED_TUPLES, param, pick, raw, type Sql, sql, tupleOf } from '@/lib/metrics/sql';
import { list } from '../params';
import { query, type Run } from '../query';
import { same, table } from '../table';
import { CHANGE_KINDS, CHANGE_WORDS, type ChangeKind, changeColumns } from './changes.columns';
import { bothDaysOffers, frontOffers } from './frame';
import { bothDayNeeds, COMPARED, TODAY } from './needs';
import { type PricesParams, pricesParams } from './params';

/** Without a compared day, the day is compared with itself, so that nothing changed. */
const withCompared = (params: PricesParams): PricesParams => ({ ...params, against: params.against ?? params.date });
const changeNeeds = (params: PricesParams) => bothDayNeeds(withCompared(params));

const { c } = offers;
/** Columns of the first offer on each day. */
const SIDE = [
  ...[c.sku_name, c.brand_name, c.barcode, c.is_own_brand, c.is_psku, c.retailer, c.retailer_country],
  ...[c.currency, c.merchant_name, c.in_stock, 'amount', 'is_buybox_won'],
];

/** The condition of each kind on both offers, null if one of them is missing. */
const KINDS: Readonly<Record<Exclude<ChangeKind, 'new' | 'gone'>, Sql>> = {
  up: rose(sql`earlier.amount`, sql`later.amount`),
  down: fell(sql`earlier.amount`, sql`later.amount`),
  'sold-out': sql`earlier.in_stock AND NOT later.in_stock`,
  back: sql`NOT earlier.in_stock AND later.in_stock`,
  'buybox-lost': sql`earlier.is_buybox_won AND NOT later.is_buybox_won`,
  'buybox-won': sql`NOT earlier.is_buybox_won AND later.is_buybox_won`,
};

/**
 * Returns SQL of the SKUs at retailers of either day, with the offer that a shopper sees first on the day (`later`) and
 * on the compared day (`earlier`), and `kinds`, which are empty if nothing changed. One that is only on one day is new or
 * gone, unless the other day has it among the offers that the filters leave out, or is not collected whole.
 */
function pairs(params: PricesParams, run: Run): Sql {
  const fronts = frontOffers(bothDaysOffers(withCompared(params), run));
  const isWhole = (need: typeof TODAY | typeof COMPARED) =>
    raw(String(run.days(need).some(({ state }) => state === 'complete')));
  const isListed = (need: typeof TODAY | typeof COMPARED) =>
    sql`(${c.sku}, ${c.shop}) IN (SELECT ${c.sku}, ${c.shop} FROM ${run.from(need)})`;
  const side = (now: Sql) => sql`anyIf(${tupleOf(SIDE)}, ${now})`;
  const both = Object.entries(KINDS).map(([kind, holds]) => sql`if(ifNull(${holds}, false), ${raw(`'${kind}'`)}, '')`);
  return sql`SELECT *, if(is_now, later, earlier) AS newest,
      multiIf(NOT is_before, ['new'], NOT is_now, ['gone'], arrayFilter(kind -> kind != '', [${join(both)}])) AS kinds
    FROM (
      SELECT ${c.sku}, ${c.shop}, ${side(sql`now`)} AS later, ${side(sql`NOT now`)} AS earlier, max(now) AS is_now, min(now) = 0 AS is_before
      FROM (SELECT *, ${BUYBOX_WON} AS is_buybox_won FROM (${fronts}))
      GROUP BY ${c.sku}, ${c.shop}, ${c.currency} ${NAMED_TUPLES})
    WHERE (is_now AND is_before) OR (is_now AND ${isWhole(COMPARED)} AND NOT ${isListed(COMPARED)})
      OR (is_before AND ${isWhole(TODAY)} AND NOT ${isListed(TODAY)})`;
}

const WORDS = sql`transform(kind, ${param(CHANGE_KINDS, 'Array(String)')}, ${param(Object.values(CHANGE_WORDS), 'Array(String)')}, kind)`;

/** What changed since the compared day: own SKUs first, the largest changes of price first. */
export const changes = table({
  name: 'prices/changes',
  title: 'Changes',
  noun: 'SKUs at retailers',
  columns: changeColumns,
  params: { ...pricesParams, /** Kinds of changes, all by default. */ kind: list() },
  sort: 'is_own.desc',
  key: ['smaller', 'sku_name', 'retailer', 'sku', 'shop', 'currency'],
  needs: changeNeeds,
  select: () => ({
    ...pick(c, 'sku', 'shop'),
    ...same('kinds'),
    sku_name: sql`newest.sku_name`,
    brand_name: sql`newest.brand_name`,
    barcode: sql`newest.barcode`,
    is_own: sql`ifNull(newest.is_own_brand, false)`,
    is_power: sql`ifNull(newest.is_psku, false)`,
    retailer: sql`newest.retailer`,
    retailer_country: sql`newest.retailer_country`,
    currency: sql`newest.currency`,
    happened: sql`arrayStringConcat(arrayMap(kind -> ${WORDS}, kinds), ', ')`,
    before: sql`earlier.amount`,
    now: sql`later.amount`,
    difference: sql`later.amount - earlier.amount`,
    share: sql`later.amount / earlier.amount - 1`,
    merchant_before: sql`earlier.merchant_name`,
    merchant_now: sql`later.merchant_name`,
    stock_before: sql`earlier.in_stock`,
    stock_now: sql`later.in_stock`,
    smaller: sql`0 - abs(later.amount / earlier.amount - 1)`,
  }),
  from(params, run) {
    const where = and(
      sql`notEmpty(kinds)`,
      params.kind.length > 0 && sql`hasAny(kinds, ${param(params.kind, 'Array(String)')})`,
    );
    return sql`FROM (${pairs(params, run)}) WHERE ${where}`;
  },
});

export interface ChangeCounts {
  /** Several kinds can be true of one SKU at a retailer. */
  kinds: Record<ChangeKind, number>;
  changed: number;
  /** SKUs at retailers of both days, and those of them that did not change. */
  both: number;
  same: number;
}

/** The numbers of changes by kind. */
export const changeCounts = query({
  name: 'prices/change-counts',
  params: z.object(pricesParams),
  needs: changeNeeds,
  async answer(params, run): Promise<ChangeCounts> {
    const ofKinds = CHANGE_KINDS.map((kind) => sql`countIf(has(kinds, ${raw(`'${kind}'`)}))`);
    const { counts, ...totals } = await run.row<{ counts: number[] } & Omit<ChangeCounts, 'kinds'>>(
      sql`SELECT [${join(ofKinds)}] AS counts, countIf(notEmpty(kinds)) AS changed, countIf(is_now AND is_before) AS both, countIf(empty(kinds)) AS same
      FROM (${pairs(params, run)})`,
    );
    const kinds = CHANGE_KINDS.map((kind, index) => [kind, counts[index] ?? 0]);
    return { kinds: Object.fromEntries(kinds) as ChangeCounts['kinds'], ...totals };
  },
});
