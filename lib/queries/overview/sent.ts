import * as z from 'zod/mini';
import { SENDABLE_RULES, type SendableRule } from '@/lib/contract/sendable-rules';
import { param, sql } from '@/lib/metrics/sql';
import { query } from '../query';
import type { Age } from '../signals/instances';
import { signalNeeds } from '../signals/needs';
import { signalsNamed } from '../signals/signals';
import { openPoints } from './open-points';
import { overviewParams } from './params';

/** A point that is bad on the day and was sent. */
export interface SentPoint {
  rule: SendableRule;
  retailer: string;
  subject: string;
  age: Age;
  /** First bad day. */
  opened: string;
  /** Day of the newest list with it. */
  sent: string;
}

/** The points that are bad on the day and were sent. Reads no verdicts while nothing was sent. */
export const sentPoints = query({
  name: 'overview/sent',
  params: z.object(overviewParams),
  needs: (params) => signalNeeds(params, signalsNamed(SENDABLE_RULES)),
  readsSent: true,
  async answer(params, run): Promise<SentPoint[]> {
    const { date, retailer } = params;
    const { lists } = await run.row<{ lists: number }>(sql`
      SELECT toUInt32(count()) AS lists FROM (${run.sent}) WHERE date <= ${param(date, 'Date')}`);
    if (lists === 0) return [];
    const tables = await run.signals(params, SENDABLE_RULES);
    return run.rows<SentPoint>(sql`
      SELECT rule, retailer, subject, age, opened, sent FROM (${openPoints(tables, { date, retailer, rule: SENDABLE_RULES }, run)})
      WHERE sent IS NOT NULL ORDER BY retailer, rule, subject`);
  },
});
