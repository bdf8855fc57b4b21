import * as z from 'zod/mini';
import { cell } from '@/lib/datasets/competitions/cells';
import { INDEX_RULES } from '@/lib/datasets/competitions/view';
import { sql } from '@/lib/metrics/sql';
import { query } from '../query';
import { cellsOf, periodNeeds } from './cells';
import { historyFilters, isChosen } from './filters';
import { bucketsOf, FOLLOWING, type Following, type Frame, frameOf } from './frame';
import { movedHistories, NOW_TONE, newest, now } from './histories';
import { competitionParams } from './params';

/** The count of numbers that follow from their parts, of those that can be checked. */
export interface Checked {
  agreeing: number;
  of: number;
}

/** The buckets, counts and index rule of a page. */
export interface Summary {
  /** First day of the selected bucket. Null without data. */
  current: string | null;
  /** First day of the compared bucket. Null if there is none. */
  before: string | null;
  /** First days of all buckets of the period, oldest first. */
  buckets: string[];
  /** Number of competitions of the page. `shown` is the number after filters. */
  competitions: number;
  shown: number;
  /** How the service calculates its index. Null if most indices follow no known rule. */
  rule: Frame['rule'];
  indices: Checked;
  depths: Checked;
  verdicts: Checked;
  /** Shown competitions by verdict. `none` has no index, `unknown` has another verdict. */
  tones: Readonly<Record<'on' | 'near' | 'off' | 'none' | 'unknown', number>>;
  /**
   * Competitions off target by the side that moved them there. `earlier` have no other verdict in the period. `unknown`
   * have no known change of a price.
   */
  moved: Readonly<Record<'ours' | 'theirs' | 'earlier' | 'unknown', number>>;
  /** Competitions off target by the side of the band, `neither` where the index is not outside or has no band. */
  sides: Readonly<Record<'above' | 'below' | 'neither', number>>;
  /** Whether all bases are own brands, so that the page can write "our price". */
  own: boolean;
}

/** Competitions with the same verdict and the same reason for it. */
interface Group {
  passes: boolean;
  tone: keyof Summary['tones'];
  reason: 'base' | 'benchmark' | 'earlier' | '';
  /** Sign of the distance from the band. */
  side: number;
  is_own: boolean;
  count: number;
}

export const summary = query({
  name: 'price-competition/summary',
  params: z.object(competitionParams),
  needs: periodNeeds,
  async answer(params, run): Promise<Summary> {
    // Neither statement needs the rule, so all three run at the same time.
    const pendingGroups = bucketsOf(params, run).then((frame) =>
      run.rows<Group>(
        sql`SELECT toBool(${historyFilters.where(params)}) AS passes, ${NOW_TONE} AS tone, if(since IS NULL, 'earlier', mover) AS reason,
          toInt8(sign(ifNull(${now.distance}, 0))) AS side, toBool(ifNull(${newest.own}, false)) AS is_own, count() AS count
        FROM ${movedHistories({ params, frame, run })}
        GROUP BY passes, tone, reason, side, is_own`,
      ),
    );
    const pendingChecks = bucketsOf(params, run).then((frame) =>
      run.row<Following & Record<`${'depth' | 'verdict'}_${'agreeing' | 'checked'}`, number>>(
        sql`SELECT ${FOLLOWING}, countIf(${cell.depth_agrees}) AS depth_agreeing, count(${cell.depth_agrees}) AS depth_checked,
          countIf(${cell.verdict_agrees}) AS verdict_agreeing, count(${cell.verdict_agrees}) AS verdict_checked
        FROM ${cellsOf(params, run)} WHERE ${isChosen(params, frame, run)}`,
      ),
    );
    const [groups, checks, frame] = await Promise.all([pendingGroups, pendingChecks, frameOf(params, run)]);
    const following = frame.rule ? checks[`agreeing_${INDEX_RULES.indexOf(frame.rule)}`] : undefined;
    const count = (matches: (group: Group) => boolean) =>
      groups.filter(matches).reduce((sum, group) => sum + group.count, 0);
    const shownCount = count(({ passes }) => passes);
    const tone = (name: string) => count((group) => group.passes && group.tone === name);
    const off = (matches: (group: Group) => boolean) =>
      count((group) => group.passes && group.tone === 'off' && matches(group));
    const moved = (name: Group['reason']) => off(({ reason }) => reason === name);
    return {
      current: frame.current || null,
      before: frame.before || null,
      buckets: frame.buckets,
      competitions: count(() => true),
      shown: shownCount,
      rule: frame.rule,
      indices: { agreeing: following ?? 0, of: frame.rule ? checks.checkable : 0 },
      depths: { agreeing: checks.depth_agreeing, of: checks.depth_checked },
      verdicts: { agreeing: checks.verdict_agreeing, of: checks.verdict_checked },
      tones: { on: tone('on'), near: tone('near'), off: tone('off'), none: tone('none'), unknown: tone('unknown') },
      moved: { ours: moved('base'), theirs: moved('benchmark'), earlier: moved('earlier'), unknown: moved('') },
      sides: {
        above: off(({ side }) => side > 0),
        below: off(({ side }) => side < 0),
        neither: off(({ side }) => side === 0),
      },
      own: shownCount > 0 && shownCount === count(({ passes, is_own }) => passes && is_own),
    };
  },
});
