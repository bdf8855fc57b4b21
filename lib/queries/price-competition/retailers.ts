import * as z from 'zod/mini';
import { sql } from '@/lib/metrics/sql';
import { list } from '../params';
import { query } from '../query';
import { cellsOf, periodNeeds } from './cells';
import { isChosen } from './filters';
import { boundBuckets, bucketsOf } from './frame';
import { competitionParams } from './params';

/** A retailer's competitions on target: their number now, and their share by bucket. */
export interface RetailerLine {
  retailer: string | null;
  competitions: number;
  /** Competitions with an index now. */
  judged: number;
  on: number;
  average_index: number | null;
  /** Share on target of those with an index, one for each bucket. Null if none has an index. */
  shares: (number | null)[];
}

/** Retailers by name, each with its share of competitions on target. */
export const retailers = query({
  name: 'price-competition/retailers',
  params: z.object({
    ...competitionParams,
    /** Verdict filter of the table next to it, which does not change the answer. */ tone: list(),
  }),
  needs: periodNeeds,
  async answer(params, run): Promise<RetailerLine[]> {
    const frame = await bucketsOf(params, run);
    const { at, buckets } = boundBuckets(frame);
    return run.rows<RetailerLine>(
      sql`SELECT retailer, competitions, judged, on, average_index,
        arrayMap(bucket -> on_by_bucket[bucket] / nullIf(judged_by_bucket[bucket], 0), ${buckets}) AS shares
      FROM (
        SELECT retailer, uniqExact(id) AS competitions, countIf(bucket = ${at} AND index IS NOT NULL) AS judged,
          countIf(bucket = ${at} AND tone = 'on') AS on, avgIf(index, bucket = ${at}) AS average_index,
          sumMap(map(bucket, toUInt64(index IS NOT NULL))) AS judged_by_bucket, sumMap(map(bucket, toUInt64(tone = 'on'))) AS on_by_bucket
        FROM ${cellsOf(params, run, ['id', 'retailer', 'bucket', 'index', 'tone'])} WHERE ${isChosen(params, frame, run)}
        GROUP BY retailer)
      ORDER BY retailer NULLS LAST`,
    );
  },
});
