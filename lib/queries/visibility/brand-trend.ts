import * as z from 'zod/mini';
import { COUNTED, scores, shelfProducts } from '@/lib/datasets/scores/view';
import { and, param, sql } from '@/lib/metrics/sql';
import { type BrandLines, brandLines } from '@/lib/queries/shared/brand-lines';
import { daysFrom, periodStart } from '@/lib/queries/shared/dates';
import { whole } from '../params';
import { query } from '../query';
import { periodNeed, withoutVerdict } from './needs';
import { visibilityParams } from './params';

const { c } = scores;

/** A share is null if nothing was counted, or if the brand is on no counted shelf. */
export interface BrandTrend extends BrandLines {
  /** Listings by day, the base of the shares, each shelf once. */
  listings: number[];
  /** Shelves by day. Days with different shelves have different bases. */
  shelves: number[];
}

/** Share of search by brand and day: own brands together, the largest competitors, and all others together. */
export const brandTrend = query({
  name: 'visibility/brand-trend',
  params: z.object({ ...visibilityParams, /** Competitors by name. */ named: whole(1, 20, 5) }),
  needs: (params) => [periodNeed(params)],
  async answer(params, run): Promise<BrandTrend> {
    const from = periodStart(params.date, params.days);
    const isCounted = and(scores.where(withoutVerdict(params)), COUNTED, sql`${c.day} >= ${param(from, 'Date')}`);
    const rows = sql`${run.from({ view: scores })} WHERE ${isCounted}`;
    const counts = await run.rows<{ on_day: string; listings: number; shelves: number }>(
      sql`SELECT toString(${c.day}) AS on_day, ${shelfProducts(sql`true`)} AS listings, uniqExact(${c.shelf}) AS shelves FROM ${rows} GROUP BY on_day`,
    );
    const countsOfDay = new Map(counts.map((row) => [row.on_day, row]));
    const days = daysFrom(from, params.date);
    const { series, other } = await brandLines(run, {
      counted: sql`SELECT ${c.day}, ifNull(${c.is_own_brand}, false) AS own, if(own, NULL, ${c.searched_brand}) AS name,
        sum(${c.own_product_count}) AS count, count AS weight FROM ${rows} GROUP BY ${c.day}, own, name`,
      days,
      lines: params.named + 1,
      keepsOwnLine: true,
      share(weight, _, day) {
        const listings = countsOfDay.get(day)?.listings ?? 0;
        return weight !== null && listings > 0 ? weight / listings : null;
      },
    });
    return {
      days,
      series,
      other,
      listings: days.map((day) => countsOfDay.get(day)?.listings ?? 0),
      shelves: days.map((day) => countsOfDay.get(day)?.shelves ?? 0),
    };
  },
});
