import { type OfferColumn, offers } from '@/lib/metrics/offers';
import { and, param, raw, type Sql, sql } from '@/lib/metrics/sql';
import { periodStart } from '@/lib/queries/shared/dates';
import type { Run, State } from '../query';
import { isStated } from '../signals/signal';
import { chosenOffers, FILTER_COLUMNS } from './filters';
import { TODAY } from './needs';
import type { PricesParams } from './params';

/** A state of an SKU at a retailer, such as out of stock. */
export interface ListingState {
  /** SQL over its offers of a day: whether it is in the state, null if that is not known. */
  readonly sql: Sql;
  readonly columns: readonly OfferColumn[];
}

/** No offer is in stock. Not known if one of them does not state its stock, and none is in stock. */
export const OUT_OF_STOCK: ListingState = {
  sql: sql`multiIf(countIf(in_stock) > 0, false, count(in_stock) < count(), NULL, true)`,
  columns: ['in_stock'],
};

/** The first position of the buybox has a merchant that is not a main merchant. Not known without such a position. */
export const BUYBOX_LOST: ListingState = {
  sql: sql`multiIf(countIf(has_buybox) = 0, NULL, countIf(has_buybox AND is_main_merchant) > 0, false,
    countIf(has_buybox AND is_main_merchant IS NULL) > 0, NULL, true)`,
  columns: ['has_buybox', 'is_main_merchant'],
};

/**
 * The offers that states are about: those of own SKUs, or all that the filters leave where none of them is own on the
 * day. Offers without an SKU or a retailer are many SKUs.
 */
async function targetedOffers(params: PricesParams, run: Run): Promise<Sql> {
  const stated = and(isStated('sku'), sql`retailer IS NOT NULL`);
  if (params.own === 'competitor') return and(stated, sql`NOT is_own_brand`);
  const { has_own } = await run.sharedRow<{ has_own: boolean }>(
    sql`SELECT toBool(countIf(is_own_brand) > 0) AS has_own FROM ${run.from(TODAY, FILTER_COLUMNS)} WHERE ${chosenOffers(params)}`,
  );
  return has_own || params.own === 'own' ? and(stated, sql`is_own_brand`) : stated;
}

const TARGET_COLUMNS = ['sku', 'shop', 'retailer', 'is_own_brand'] as const satisfies readonly OfferColumn[];

/** Letters of days without rows. */
const LETTERS: Partial<Record<State, string>> = { no_data: 'e', failed: 'x', not_collected: '-' };

interface ListingsOf {
  state: ListingState;
  /** Further columns of the offers that `select` reads. */
  columns: readonly OfferColumn[];
  /** Aggregates over the offers of a listing on the day. */
  select: Sql;
}

/**
 * Returns the FROM clause of SKUs at retailers that are in a state on the day, with `sku`, `shop`, the selected
 * aggregates, and since when: `since`, `since_at_least`, `bad_days` and `strip`. Filters select SKUs at a retailer by any
 * of their offers; the state is that of all offers. Days on which the state is not known neither begin nor end it.
 */
export async function listingsInState(
  params: PricesParams,
  run: Run,
  { state, columns, select }: ListingsOf,
): Promise<Sql> {
  const targeted = await targetedOffers(params, run);
  const today = run.from(TODAY, [...FILTER_COLUMNS, ...TARGET_COLUMNS, ...state.columns, ...columns]);
  const listings = (selected: Sql) => sql`SELECT ${selected}
    FROM (SELECT *, ${chosenOffers(params)} AS passes FROM ${today} WHERE ${targeted})
    GROUP BY sku, shop HAVING max(passes) AND ifNull(${state.sql}, false)`;
  const first = param(periodStart(params.date, params.days), 'Date');
  const missing = run.days({ view: offers }).map((day) => LETTERS[day.state] ?? '');
  const rows = run.from({ view: offers }, ['day', ...TARGET_COLUMNS, ...state.columns]);
  const after = (letter: string) => sql`(letter, at) -> letter = ${raw(`'${letter}'`)} AND at > last_good`;
  return sql`FROM (${listings(sql`sku, shop, ${select}`)}) AS listing
    INNER JOIN (
      SELECT sku, shop, toString(${first} + arrayFirstIndex(${after('b')}, letters, arrayEnumerate(letters)) - 1) AS since,
        toBool(last_good = 0) AS since_at_least, arrayCount(${after('b')}, letters, arrayEnumerate(letters)) AS bad_days, strip
      FROM (
        SELECT sku, shop, arrayMap((letter, missing) -> if(missing = '', letter, missing), of_rows, ${param(missing, 'Array(String)')}) AS letters,
          arrayLastIndex(letter -> letter = 'g', letters) AS last_good, arrayStringConcat(letters) AS strip
        FROM (
          SELECT sku, shop, groupArrayInsertAt('n', ${raw(String(params.days))})(letter, toUInt32(day - ${first})) AS of_rows
          FROM (
            SELECT sku, shop, day, multiIf(bad IS NULL, 'u', bad, 'b', 'g') AS letter
            FROM (
              SELECT sku, shop, day, ${state.sql} AS bad FROM ${rows}
              WHERE (sku, shop) IN (${listings(sql`sku, shop`)}) AND ${targeted} GROUP BY sku, shop, day))
          GROUP BY sku, shop))
    ) AS history USING (sku, shop)`;
}
