import * as z from 'zod/mini';
import { IS_FALLING, scorecards } from '@/lib/datasets/scorecards/view';
import { param, sql } from '@/lib/metrics/sql';
import { selectMeasures } from '@/lib/metrics/view';
import { knownDays } from '@/lib/queries/shared/figures';
import { whole } from '../params';
import { query } from '../query';
import { bothDayNeeds, COMPARED } from './needs';
import { scorecardsParams } from './params';
import { changeRows } from './score-rows';

const { c } = scorecards;

/** An SKU at a retailer whose rating fell since the compared day. */
export interface Fall {
  id: string;
  sku_name: string;
  retailer: string | null;
  brand: string | null;
  rating: number;
  rating_before: number;
  /** Negative. */
  change: number;
  is_below: boolean;
}

export interface Falls {
  /** Target of the account. */
  target: number;
  /** The largest first. */
  falls: Fall[];
  /** SKUs at retailers that are rated on both days. */
  compared: number;
  /** SKUs at retailers that are rated on the day, but not comparable. */
  notCompared: number;
  /** Whether the compared day has rows, without any filter. */
  isComparedKnown: boolean;
}

/** The largest falls of the SKUs that are rated on the day and on the compared day. */
export const falls = query({
  name: 'scorecards/falls',
  params: z.object({ ...scorecardsParams, limit: whole(1, 100, 6) }),
  needs: bothDayNeeds,
  async answer(params, run): Promise<Falls> {
    const rows = changeRows(params, run);
    const where = scorecards.where(params);
    const [falls, counts] = await Promise.all([
      run.rows<Fall>(
        sql`SELECT ${c.id}, ${c.sku_name}, ${c.retailer}, ${c.brand}, ${c.average_rating} AS rating, rating_before, rating_change AS change, is_below
        FROM ${rows} WHERE ${where} AND ${IS_FALLING}
        ORDER BY rating_change, ${c.average_rating}, ${c.sku_name}, ${c.id} LIMIT ${param(params.limit, 'UInt32')}`,
      ),
      run.row<{ change_part: number; change_whole: number }>(
        sql`SELECT ${selectMeasures(scorecards, ['change'])} FROM ${rows} WHERE ${where}`,
      ),
    ]);
    const { change_part: compared, change_whole: rated } = counts;
    return {
      ...{ target: run.settings.rating_target, falls, compared, notCompared: rated - compared },
      isComparedKnown: knownDays(run, COMPARED).length > 0,
    };
  },
});
