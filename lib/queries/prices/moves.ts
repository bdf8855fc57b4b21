import * as z from 'zod/mini';
import { param, sql } from '@/lib/metrics/sql';
import { query } from '../query';
import { same, table } from '../table';
import { moveLanes } from './lanes';
import { moveColumns } from './moves.columns';
import { periodNeed, todayNeed } from './needs';
import { pricesParams } from './params';

/** Moves of prices within the period, with the retailer that moved first and its followers. The newest are first. */
export const moves = table({
  name: 'prices/moves',
  title: 'Who moved first',
  noun: 'moves',
  columns: moveColumns,
  params: pricesParams,
  sort: 'moved.desc',
  key: ['not_own', 'not_power', 'sku_name', 'sku', 'retailer_country', 'currency', 'direction'],
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
    state: sql`multiIf(back_day IS NOT NULL, 'Back', last_known_day = ${param(date, 'String')}, 'Still there', 'Unknown')`,
    back: sql`back_day`,
    last_known: sql`last_known_day`,
  }),
  from: (params, run) => sql`FROM ${moveLanes(params, run)}`,
});

/** A retailer in the moves of the period. */
export interface RetailerMoves {
  shop: string;
  retailer: string | null;
  retailer_country: string | null;
  /** Moves in which it moved first, by itself or on the same day as others, and those in which it followed. */
  first: number;
  followed: number;
}

/** How often each retailer moved first and followed, those that moved first most often first. */
export const movers = query({
  name: 'prices/movers',
  params: z.object(pricesParams),
  needs: (params) => [todayNeed(params), periodNeed(params)],
  answer: async (params, run): Promise<RetailerMoves[]> =>
    run.rows<RetailerMoves>(
      sql`SELECT mover.shop AS shop, any(mover.retailer) AS retailer, any(retailer_country) AS retailer_country,
        countIf(mover.day = first.day) AS first, countIf(mover.day > first.day) AS followed
      FROM (SELECT retailer_country, first, arrayJoin(movers) AS mover FROM ${moveLanes(params, run)})
      GROUP BY shop ORDER BY countIf(mover.day = first.day) DESC, countIf(mover.day > first.day) DESC, shop`,
    ),
});
