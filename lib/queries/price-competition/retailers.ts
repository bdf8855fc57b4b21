import * as z from 'zod/mini';
import { list } from '../params';
import { query } from '../query';
import { chosen, HISTORIES, periodNeed, withCells } from './cells';
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
  needs: (params) => [periodNeed(params)],
  async answer(params, run): Promise<RetailerLine[]> {
    const base = withCells(params);
    const where = chosen(params);
    return run.rows<RetailerLine>(
      `SELECT * FROM (WITH ${base.sql}
      SELECT retailer, uniqExact(id) AS competitions, countIf(bucket = at AND index IS NOT NULL) AS judged,
        countIf(bucket = at AND tone = 'on') AS on, avgIf(index, bucket = at) AS average_index,
        groupArrayIf((bucket, tone), index IS NOT NULL) AS judged_cells,
        arrayMap(one -> (arrayFilter(cell -> cell.1 = one, judged_cells) AS its, if(empty(its), NULL, arrayCount(cell -> cell.2 = 'on', its) / length(its))).2, buckets) AS shares
      FROM cells WHERE id IN (SELECT id FROM (${HISTORIES}) WHERE ${where.sql})
      GROUP BY retailer) ORDER BY retailer NULLS LAST`,
      { ...base.params, ...where.params },
    );
  },
});
