import * as z from 'zod/mini';
import { cell } from '@/lib/datasets/competitions/cells';
import { sql } from '@/lib/metrics/sql';
import { rounded } from '@/lib/metrics/view';
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
  params: z.object(competitionParams),
  needs: periodNeeds,
  async answer(params, run): Promise<RetailerLine[]> {
    const frame = await bucketsOf(params, run);
    const { current, buckets } = boundBuckets(frame);
    return run.rows<RetailerLine>(
      sql`SELECT retailer, competitions, judged, on, average_index,
        arrayMap(bucket -> on_by_bucket[bucket] / nullIf(judged_by_bucket[bucket], 0), ${buckets}) AS shares
      FROM (
        SELECT ${cell.retailer}, uniqExactIf(${cell.id}, ${cell.bucket} >= ${buckets}[1]) AS competitions,
          countIf(${cell.bucket} = ${current} AND ${cell.index} IS NOT NULL) AS judged,
          countIf(${cell.bucket} = ${current} AND ${cell.tone} = 'on') AS on, ${rounded(sql`avgIf(${cell.index}, ${cell.bucket} = ${current})`)} AS average_index,
          sumMap(map(${cell.bucket}, toUInt64(${cell.index} IS NOT NULL))) AS judged_by_bucket,
          sumMap(map(${cell.bucket}, toUInt64(${cell.tone} = 'on'))) AS on_by_bucket
        FROM ${cellsOf(params, run)} WHERE ${isChosen(params, frame, run)}
        GROUP BY ${cell.retailer} HAVING competitions > 0)
      ORDER BY retailer NULLS LAST`,
    );
  },
});
