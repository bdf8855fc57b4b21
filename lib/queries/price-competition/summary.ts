import * as z from 'zod/mini';
import { query, type Run } from '../query';
import { CHECKS, chosen, HISTORIES, periodNeed, withCells } from './cells';
import { MOVED } from './lines';
import { type CompetitionParams, competitionParams } from './params';

/** Numbers that follow from their parts, of those that can be checked. */
export interface Checked {
  agreeing: number;
  of: number;
}

/** What a page of competitions is, and how it is read. */
export interface Summary {
  /** First day of the bucket that is looked at; null while nothing is there. */
  at: string | null;
  /** Of the bucket that it is compared with; null where there is none. */
  before: string | null;
  /** First days of all buckets of the period, the oldest first. */
  buckets: string[];
  /** Competitions of the page, and those that the filters leave. */
  competitions: number;
  shown: number;
  /** By which rule the service makes its index: null where most indices follow from none. */
  rule: { scale: number; flipped: boolean } | null;
  indices: Checked;
  depths: Checked;
  verdicts: Checked;
  /** Shown competitions by verdict: on, near, off, none (without an index), unknown (another word). */
  tones: Readonly<Record<'on' | 'near' | 'off' | 'none' | 'unknown', number>>;
  /** Of those off target whose prices are known: whose price moved them there. */
  moved: { ours: number; theirs: number; unknown: number };
  /** Whether all bases are own brands: a page may then say "our price". */
  own: boolean;
}

interface Frame {
  at: string;
  before: string;
  buckets: string[];
}

/** The buckets of an answer, and which of them is looked at. */
export function frameOf(params: CompetitionParams, run: Run): Promise<Frame> {
  const { sql, params: bound } = withCells(params);
  return run.row<Frame>(`SELECT * FROM (WITH ${sql} SELECT at, before, buckets)`, bound);
}

export const summary = query({
  name: 'price-competition/summary',
  params: z.object(competitionParams),
  needs: (params) => [periodNeed(params)],
  async answer(params, run): Promise<Summary> {
    const base = withCells(params);
    const where = chosen(params);
    const bound = { ...base.params, ...where.params };
    const its = `lines AS (SELECT *, ${where.sql} AS passes FROM (SELECT *, ${MOVED} FROM (${HISTORIES})))`;
    const check = (name: string) => `(countIf(${name}_agrees), count(${name}_agrees))`;
    const tone = (name: string) => `countIf(passes AND now_tone = '${name}')`;
    const row = await run.row<Record<string, unknown>>(
      `SELECT * FROM (WITH ${base.sql}, ${its}
      SELECT at, before, buckets, count() AS competitions, countIf(passes) AS shown,
        rule AS rule_no, scale AS scale_of, flipped AS flipped_of,
        [${['on', 'near', 'off', 'none', 'unknown'].map(tone).join(', ')}] AS tones,
        [countIf(passes AND now_tone = 'off' AND mover = 'base'), countIf(passes AND now_tone = 'off' AND mover = 'benchmark'),
          countIf(passes AND now_tone = 'off' AND mover = '')] AS moved,
        countIf(passes AND ifNull(own, false)) = countIf(passes) AS all_own,
        (SELECT [${['index', 'depth', 'verdict'].map(check).join(', ')}] FROM (
          SELECT ${CHECKS} FROM cells WHERE id IN (SELECT id FROM lines WHERE passes))) AS checks
      FROM lines)`,
      bound,
    );
    const [indices, depths, verdicts] = (row.checks as [number, number][]).map(([agreeing, of]) => ({ agreeing, of }));
    const none = { agreeing: 0, of: 0 };
    const [on = 0, near = 0, off = 0, without = 0, unknown = 0] = row.tones as number[];
    const [ours = 0, theirs = 0, untold = 0] = row.moved as number[];
    return {
      at: String(row.at ?? '') || null,
      before: String(row.before ?? '') || null,
      buckets: row.buckets as string[],
      competitions: Number(row.competitions),
      shown: Number(row.shown),
      rule: Number(row.rule_no) > 0 ? { scale: Number(row.scale_of), flipped: Boolean(row.flipped_of) } : null,
      indices: indices ?? none,
      depths: depths ?? none,
      verdicts: verdicts ?? none,
      tones: { on, near, off, none: without, unknown },
      moved: { ours, theirs, unknown: untold },
      own: Number(row.shown) > 0 && Boolean(row.all_own),
    };
  },
});
