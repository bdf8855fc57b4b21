import * as z from 'zod/mini';
import { IS_FALLING, scorecards } from '@/lib/datasets/scorecards/view';
import { raw, sql } from '@/lib/metrics/sql';
import { query } from '../query';
import { bothDayNeeds } from './needs';
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
}

/** Number of falls. */
const LISTED = 6;

/** The largest falls of the SKUs that are rated on the day and on the compared day. */
export const falls = query({
  name: 'scorecards/falls',
  params: z.object(scorecardsParams),
  needs: bothDayNeeds,
  async answer(params, run): Promise<Falls> {
    const falls = await run.rows<Fall>(
      sql`SELECT ${c.id}, ${c.sku_name}, ${c.retailer}, ${c.brand}, ${c.average_rating} AS rating, rating_before, rating_change AS change, is_below
      FROM ${changeRows(params, run)} WHERE ${scorecards.where(params)} AND ${IS_FALLING}
      ORDER BY rating_change, ${c.average_rating}, ${c.sku_name}, ${c.id} LIMIT ${raw(String(LISTED))}`,
    );
    return { target: run.settings.rating_target, falls };
  },
});
