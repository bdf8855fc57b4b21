import * as z from 'zod/mini';
import { param, sql } from '@/lib/metrics/sql';
import { query } from '../query';
import { aimOf, dayNeed, FILTER_COLUMNS, TODAY } from './needs';
import { visibilityParams } from './params';

/** The farthest distances that stand by themselves: farther ones are counted with them. */
const FARTHEST = { missing: 5, spare: 2 };

export interface Distance {
  /** Own listings to spare, negative where so many are missing; the first and the last hold what is farther. */
  to_spare: number;
  /** By the verdict of the service. */
  met: number;
  missed: number;
}

export interface Distances {
  rows: Distance[];
  /** Scores with a verdict, and those of them whose distance is not known. */
  judged: number;
  unknown: { met: number; missed: number };
}

/** How many scores of the day are so far from their target, in own listings. */
export const distances = query({
  name: 'visibility/distances',
  params: z.object(visibilityParams),
  needs: (params) => [dayNeed(params)],
  async answer(params, run): Promise<Distances> {
    const where = await aimOf(params, run);
    const found = await run.rows<{ distance: number | null; met: number; missed: number }>(
      sql`SELECT if(to_spare IS NULL, NULL, greatest(${param(-FARTHEST.missing, 'Int8')}, least(${param(FARTHEST.spare, 'Int8')}, to_spare))) AS distance,
        countIf(is_target_met) AS met, countIf(NOT is_target_met) AS missed
      FROM ${run.from(TODAY, [...FILTER_COLUMNS, 'to_spare'])} WHERE ${where} AND is_target_met IS NOT NULL
      GROUP BY distance ORDER BY distance`,
    );
    const rows = Array.from({ length: FARTHEST.missing + FARTHEST.spare + 1 }, (_, at) => at - FARTHEST.missing).map(
      (to_spare) => {
        const { met = 0, missed = 0 } = found.find(({ distance }) => distance === to_spare) ?? {};
        return { to_spare, met, missed };
      },
    );
    const { met = 0, missed = 0 } = found.find(({ distance }) => distance === null) ?? {};
    return { rows, judged: found.reduce((sum, one) => sum + one.met + one.missed, 0), unknown: { met, missed } };
  },
});
