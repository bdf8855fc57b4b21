import * as z from 'zod/mini';
import { SENDABLE_RULES } from '@/lib/contract/sendable-rules';
import { offers } from '@/lib/datasets/offers/view';
import { isDay, isOneOf } from '@/lib/metrics/conditions';
import type { SignalName } from '@/lib/metrics/signals.words';
import { and, sql } from '@/lib/metrics/sql';
import { query } from '../query';
import { instanceRows } from './instance-rows';
import { overviewParams, pageNeeds } from './params';
import { pointRows } from './point-rows';
import type { Point } from './points.columns';

/** What the list for a retailer is made of. */
export interface RetailerList {
  /** Code of the country of the retailer's offers, '' if it is unknown. */
  country: string;
  /** In the order of the list. */
  points: Point[];
  /** What is bad on the day and never sent, by rule. */
  internal: { rule: SignalName; points: number }[];
}

/** The points for the selected retailers. `overview/points` has them as a table. */
export const send = query({
  name: 'overview/send',
  params: z.object(overviewParams),
  needs: (params) => pageNeeds(params),
  readsSent: true,
  async answer(params, run): Promise<RetailerList> {
    const { date, retailer } = params;
    const { c } = offers;
    const tables = await run.signals(params);
    const [points, internal, { country }] = await Promise.all([
      run.rows<Point>(sql`
        SELECT * EXCEPT (impact, sent_before) FROM ${pointRows(tables, { date, retailer, rule: SENDABLE_RULES }, run)} ORDER BY number`),
      run.rows<RetailerList['internal'][number]>(sql`
        SELECT toString(rule) AS rule, toUInt32(count()) AS points FROM ${instanceRows(tables, { date, retailer })}
        WHERE is_open AND NOT ${isOneOf(sql`rule`, SENDABLE_RULES)} GROUP BY rule ORDER BY rule`),
      run.row<{ country: string }>(sql`
        SELECT ifNull(toString(min(${c.retailer_country})), '') AS country FROM ${run.from({ view: offers })}
        WHERE ${and(isDay(c.day, date), retailer.length > 0 && isOneOf(c.retailer, retailer))}`),
    ]);
    return { country, points, internal };
  },
});
