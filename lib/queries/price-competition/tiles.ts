import * as z from 'zod/mini';
import { competitions } from '@/lib/metrics/price-competition';
import { periodStart } from '@/lib/queries/shared/dates';
import { tilesAnswer } from '@/lib/queries/shared/tiles';
import { query } from '../query';
import { chosen, HISTORIES, periodNeed, withCells } from './cells';
import { competitionParams } from './params';
import { frameOf } from './summary';

/** The headline figures of Price competition, each with one value a bucket. */
export const tiles = query({
  name: 'price-competition/tiles',
  params: z.object(competitionParams),
  needs: (params) => [periodNeed(params)],
  async answer(params, run) {
    const { at, before, buckets } = await frameOf(params, run);
    const base = withCells(params);
    const where = chosen(params);
    // What a verdict was before is looked for among the buckets that have one.
    const judged = (condition: string, tone: string) =>
      `SELECT bucket, tone, index, distance, ${tone} AS tone_before FROM cells WHERE index IS ${condition}
        AND id IN (SELECT id FROM (${HISTORIES}) WHERE ${where.sql})`;
    const last =
      "lagInFrame(toString(tone), 1, '') OVER (PARTITION BY id ORDER BY bucket ROWS BETWEEN 1 PRECEDING AND 1 PRECEDING)";
    return tilesAnswer(run, {
      view: competitions,
      as: `(SELECT *, bucket AS day FROM (WITH ${base.sql} ${judged('NOT NULL', last)} UNION ALL ${judged('NULL', "''")}))`,
      measures: ['on_target', 'average_index', 'new_off', 'back_on', 'off', 'near', 'no_index'],
      where: { sql: 'true', params: { ...base.params, ...where.params } },
      from: periodStart(params.date, params.days),
      date: at,
      against: before || null,
      steps: buckets,
    });
  },
});
