import * as z from 'zod/mini';
import { sql } from '@/lib/metrics/sql';
import { selectMeasures } from '@/lib/metrics/view';
import { scores } from '@/lib/metrics/visibility';
import { daysFrom, periodStart } from '@/lib/queries/shared/dates';
import { headlineOf } from '@/lib/queries/shared/tiles';
import { query } from '../query';
import { aimOf, comparedPeriodNeeds, dayNeed, measuredRows } from './needs';
import { visibilityParams } from './params';

/** A retailer's share and targets on the day, and its share by day. Shares are 0 to 1, null where too little is known. */
export interface RetailerShare {
  shop: string;
  retailer: string | null;
  country: string | null;
  share: number | null;
  /** On the compared day. */
  before: number | null;
  /** What its targets ask for together. */
  target: number | null;
  /** Own listings and all listings behind the share. */
  part: number;
  whole: number;
  met: number;
  judged: number;
  shares: (number | null)[];
}

const MEASURES = ['share', 'target_share', 'on_target'] as const;

interface Row {
  shop: string;
  at: string;
  retailer: string | null;
  country: string | null;
  share_part: number;
  share_whole: number;
  on_target_part: number;
  on_target_whole: number;
  [figure: string]: unknown;
}

/** Retailers that have a score on the day or in the period, by country and name. */
export const retailers = query({
  name: 'visibility/retailers',
  params: z.object(visibilityParams),
  needs: (params) => [dayNeed(params), ...comparedPeriodNeeds(params)],
  async answer(params, run): Promise<RetailerShare[]> {
    const where = await aimOf(params, run);
    const rows = await run.rows<Row>(
      sql`SELECT shop, toString(day) AS at, any(retailer_name) AS retailer, any(retailer_country) AS country, ${selectMeasures(scores, MEASURES)}
      FROM ${measuredRows(run)} WHERE ${where} GROUP BY shop, day ORDER BY country NULLS LAST, retailer NULLS LAST, shop, day`,
    );
    const days = daysFrom(periodStart(params.date, params.days), params.date);
    return [...new Set(rows.map((row) => row.shop))].map((shop) => {
      const its = rows.filter((row) => row.shop === shop);
      const on = new Map(its.map((row) => [row.at, row]));
      const now = on.get(params.date);
      return {
        shop,
        retailer: its.at(-1)?.retailer ?? null,
        country: its.at(-1)?.country ?? null,
        share: headlineOf(now, 'share'),
        before: params.against ? headlineOf(on.get(params.against), 'share') : null,
        target: headlineOf(now, 'target_share'),
        part: now?.share_part ?? 0,
        whole: now?.share_whole ?? 0,
        met: now?.on_target_part ?? 0,
        judged: now?.on_target_whole ?? 0,
        shares: days.map((day) => headlineOf(on.get(day), 'share')),
      };
    });
  },
});
