import * as z from 'zod/mini';
import { banners, ownPairs } from '@/lib/datasets/banners/view';
import { isBetween } from '@/lib/metrics/conditions';
import { and, sql } from '@/lib/metrics/sql';
import { type BrandLines, brandLines } from '@/lib/queries/shared/brand-lines';
import { daysOfPeriod, periodStart } from '@/lib/queries/shared/dates';
import { query } from '../query';
import { periodNeed, weightOf } from './needs';
import { bannersParams } from './params';

const { c } = banners;

/** Shares of labels. Null on days without labels. */
export interface BrandTrend extends BrandLines {
  /** All labels of each day. */
  wholes: number[];
  /** Number of banners on these days, which explains days without labels. */
  banners: number;
}

/** Shares of labels by brand and day: own brands, the largest competitors, and all others together. */
export const brandTrend = query({
  name: 'banners/brand-trend',
  params: z.object(bannersParams),
  needs: (params) => [periodNeed(params)],
  async answer(params, run): Promise<BrandTrend> {
    const from = periodStart(params.date, params.days);
    const isInPeriod = isBetween(c.day, from, params.date);
    const rows = sql`${run.from({ view: banners })} WHERE ${and(banners.where(params), isInPeriod)}`;
    const lines = await brandLines(run, {
      counted: sql`SELECT day, label.1 AS name, label.2 AS own, count() AS count, sum(weight) AS weight
        FROM (
          SELECT ${c.day}, ${weightOf(run)} AS weight, arrayJoin(${ownPairs(sql`label.brand`)}) AS label
          FROM ${rows})
        GROUP BY day, name, own`,
      days: daysOfPeriod(params),
      lines: 8,
      keepsOwnLine: false,
      share: (weight, whole) => (whole > 0 ? (weight ?? 0) / whole : null),
    });
    if (lines.series.length > 0) return { ...lines, banners: 0 };
    return { ...lines, ...(await run.row<{ banners: number }>(sql`SELECT count() AS banners FROM ${rows}`)) };
  },
});
