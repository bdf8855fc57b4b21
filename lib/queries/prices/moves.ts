import * as z from 'zod/mini';
import { offers } from '@/lib/datasets/offers/view';
import { isOneOf } from '@/lib/metrics/conditions';
import { and, param, type Sql, sql } from '@/lib/metrics/sql';
import { query, type Run } from '../query';
import { same, table } from '../table';
import { NEAR } from './lanes';
import { SKU_LIST } from './listing-rows';
import { moveColumns } from './moves.columns';
import { periodNeed, TODAY, todayNeed } from './needs';
import { type PricesParams, pricesParams } from './params';

const { c } = offers;

/** Whether the newest price of the first retailer is near the price to which it moved, or beyond it. */
const STANDS = sql`if(falls, last_price <= first.after * (1 + ${NEAR}) + 1e-9, last_price >= first.after * (1 - ${NEAR}) - 1e-9)`;

/**
 * Returns SQL of the moves of SKUs with an offer of the day that passes the filters. Those of other retailers belong to
 * their moves, so the filter of retailers selects moves instead. To be put behind FROM.
 */
async function chosenMoves(params: PricesParams, run: Run): Promise<Sql> {
  const selectedOffers = sql`FROM ${run.from(TODAY)} WHERE ${offers.where(params, 'retailer')}`;
  const isChosen = isOneOf(sql`ifNull(toString(mover.retailer), '')`, params.retailer);
  const where = and(
    offers.where({ country: params.country, currency: params.currency }),
    params.retailer.length > 0 && sql`arrayExists(mover -> ${isChosen}, movers)`,
  );
  return sql`(
    SELECT *, movers[1] AS first
    FROM (SELECT *, subject AS sku FROM (${await run.priceMoves({ view: offers })}) WHERE ${where}) AS moved
    INNER JOIN (SELECT ${SKU_LIST} ${selectedOffers} GROUP BY ${c.sku}) AS named USING (${c.sku}))`;
}

/** Moves of prices within the period, with the retailer that moved first and its followers. The newest are first. */
export const moves = table({
  name: 'prices/moves',
  title: 'Who moved first',
  noun: 'moves',
  columns: moveColumns,
  params: pricesParams,
  sort: 'moved.desc',
  key: ['not_own', 'not_power', 'sku_name', 'sku', 'retailer_country', 'currency', 'direction', 'moved'],
  needs: (params) => [todayNeed(params), periodNeed(params)],
  select: ({ date }) => ({
    ...same('sku', 'sku_name', 'brand_name', 'barcode', 'is_own', 'is_power', 'retailer_country', 'currency', 'movers'),
    not_own: sql`toBool(NOT is_own)`,
    not_power: sql`toBool(NOT is_power)`,
    direction: sql`if(falls, 'Fell', 'Rose')`,
    first: sql`arrayStringConcat(arrayMap(mover -> toString(mover.retailer), arrayFilter(mover -> mover.day = first.day, movers)), ', ')`,
    moved: sql`first.day`,
    before: sql`first.before`,
    after: sql`first.after`,
    size: sql`first.after / first.before - 1`,
    followers: sql`arrayCount(mover -> mover.day > first.day, movers)`,
    followed_by: sql`arrayStringConcat(arrayMap(mover -> concat(toString(mover.retailer), ' (', mover.day, ')'), arrayFilter(mover -> mover.day > first.day, movers)), ', ')`,
    state: sql`multiIf(back_day IS NOT NULL, 'Back', last_known_day != ${param(date, 'String')}, 'Unknown', ${STANDS}, 'Still there', 'Partly back')`,
    back: sql`back_day`,
    last_known: sql`last_known_day`,
    last_price: sql`last_price`,
  }),
  from: async (params, run) => sql`FROM ${await chosenMoves(params, run)}`,
});

/** A retailer in the moves of the period. */
export interface RetailerMoves {
  shop: string;
  /** Moves in which it moved first, by itself or on the same day as others, and those in which it followed. */
  first: number;
  followed: number;
}

/** How often each retailer moved first and followed. */
export const movers = query({
  name: 'prices/movers',
  params: z.object(pricesParams),
  needs: (params) => [todayNeed(params), periodNeed(params)],
  answer: async (params, run): Promise<RetailerMoves[]> =>
    run.rows<RetailerMoves>(
      sql`SELECT mover.shop AS shop, countIf(mover.day = first.day) AS first, countIf(mover.day > first.day) AS followed
      FROM (SELECT first, arrayJoin(movers) AS mover FROM ${await chosenMoves(params, run)})
      GROUP BY shop ORDER BY shop`,
    ),
});
