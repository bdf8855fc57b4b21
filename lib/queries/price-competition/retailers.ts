import * as z from 'zod/mini';
import { list } from '../params';
import { query } from '../query';
import { periodNeeds } from './cells';
import { bucketsOf, withCells } from './frame';
import { isChosen } from './histories';
import { competitionParams } from './params';

/** A retailer's competitions: how many are on target now, and their share by bucket. */
export interface RetailerLine {
  retailer: string | null;
  competitions: number;
  /** With an index now, and on target of those. */
  judged: number;
  on: number;
  average_index: number | null;
  /** On target of those with an index, one a bucket; null where none has one. */
  shares: (number | null)[];
}

/** Retailers by name, each with its share of competitions on target. */
export const retailers = query({
  name: 'price-competition/retailers',
  params: z.object({
    ...competitionParams,
    /** Whose competitions of these verdicts alone are shown beside it. */ tone: list(),
  }),
  needs: periodNeeds,
  async answer(params, run): Promise<RetailerLine[]> {
    const base = withCells(params, await bucketsOf(params, run), run);
    const where = isChosen(params);
    return run.rows<RetailerLine>(
      `SELECT retailer, competitions, judged, on, average_index,
        arrayMap(no -> if(no = 0, NULL, by_bucket.3[no] / by_bucket.2[no]), arrayMap(bucket -> indexOf(by_bucket.1, bucket), {buckets:Array(String)})) AS shares
      FROM (WITH ${base.sql}
        SELECT retailer, uniqExact(id) AS competitions, countIf(bucket = at AND index IS NOT NULL) AS judged,
          countIf(bucket = at AND tone = 'on') AS on, avgIf(index, bucket = at) AS average_index,
          sumMapIf([bucket], [toUInt64(1)], [toUInt64(tone = 'on')], index IS NOT NULL) AS by_bucket
        FROM cells WHERE ${where.sql} GROUP BY retailer)
      ORDER BY retailer NULLS LAST`,
      { ...base.params, ...where.params },
    );
  },
});
