import type { SignalName } from '@/lib/metrics/signals.words';
import { identifier, join, param, raw, type Sql, sql } from '@/lib/metrics/sql';
import { BASELINE, type Thresholds } from '@/lib/metrics/thresholds';
import { addDays } from '@/lib/queries/shared/dates';
import { same } from '../table';
import type { RuleParams } from './evaluated';
import {
  isCollected,
  NO_NUMBER,
  type RuleNeed,
  type RuleRows,
  type RuleRun,
  type Select,
  type Signal,
  statementOf,
  type Worsening,
} from './signal';

/** Columns of both the rows and the verdicts. */
const COMMON_COLUMNS = ['day', 'subject', 'retailer', 'title', 'keyword', 'product', 'power', 'value'] as const;

/**
 * The subjects of each day. `measure` is compared with earlier days, `key` is the subject or a hash of it, and `sample`
 * the base of the measure, or null. A day has one row of a subject.
 */
type ChangeRows = Select<(typeof COMMON_COLUMNS)[number] | 'measure' | 'key' | 'sample'>;

interface ChangeDefinition {
  need: RuleNeed;
  /** Leaves only some subjects of a day to be judged. The baseline has all of them. */
  judged?: { readonly needs: readonly RuleNeed[]; where(run: RuleRun): Sql };
  rows(run: RuleRun, params: RuleParams): ChangeRows;
  worsening(thresholds: Thresholds): Worsening;
  /** Whether the value is of another kind than the measure, so that it has no reference. */
  isValueOnly?: boolean;
  /** Minimum sum of `sample` over the baseline and the day for a change to count. 0 for no minimum. */
  minSample?(thresholds: Thresholds): number;
}

/** Tolerance of comparisons: the difference of two floats may be slightly below its decimal value. */
const TOLERANCE = 1e-9;

/** Whether a measure is worse than a baseline. */
export function isWorse({ direction, by }: { direction: Sql; by: Sql }, measure: Sql, baseline: Sql): Sql {
  return sql`(${measure} - ${baseline}) * ${direction} >= ${by} - ${raw(String(TOLERANCE))}`;
}

/** Parts of SQL for `isWorse`. Up is 1, and down -1. */
export function signOf({ direction }: Worsening): number {
  return direction === 'up' ? 1 : -1;
}

/**
 * Creates a signal that compares a measure with the median of earlier collected days. It is bad if the measure is worse.
 */
export function changeSignal(
  name: SignalName,
  { need, judged, rows, worsening, isValueOnly = false, minSample = () => 0 }: ChangeDefinition,
): Signal {
  return {
    name,
    worsening,
    trailing: BASELINE.trailing,
    trailingCollected: BASELINE.days,
    needs: () => [need, ...(judged?.needs ?? [])],
    rule(run, { thresholds, ...params }) {
      const subjects = statementOf(rows(run, { thresholds, ...params }));
      const change = worsening(thresholds);
      const isBad = isWorse(
        { direction: param(signOf(change), 'Int8'), by: param(change.by, 'Float64') },
        sql`measure`,
        sql`baseline`,
      );
      const verdicts = compared(subjects, collectedDays(run, need), isBad, minSample(thresholds), isValueOnly);
      return judged ? { ...verdicts, from: sql`${verdicts.from} WHERE ${judged.where(run)}` } : verdicts;
    },
  };
}

function collectedDays(run: RuleRun, { view, as }: RuleNeed): string[] {
  return run
    .days({ view, as })
    .filter(isCollected)
    .map(({ day }) => day);
}

/**
 * Compares each row with the measures of its subject on earlier days. They are an array with an element for each
 * collected day, NaN if the measure is not known. A window function would take longer.
 */
function compared(rows: Sql, days: readonly string[], isBad: Sql, minSample: number, isValueOnly: boolean): RuleRows {
  const allDays = param(days, 'Array(Date)');
  const baselines = days.map((_, index) => baselineOf(days, index));
  const atDay = (numbers: number[]) => sql`${param(numbers, 'Array(UInt32)')}[day_no]`;
  const startOf = atDay(baselines.map(({ start }) => start));
  const lengthOf = atDay(baselines.map(({ length }) => length));
  const byDay = (missing: Sql, value: Sql) =>
    sql`groupArrayInsertAt(${missing}, ${raw(String(Math.max(days.length, 1)))})(${value}, toUInt32(day_no - 1))`;
  const hasMinimum = minSample > 0;
  return {
    select: {
      ...same(...COMMON_COLUMNS),
      measure: sql`toNullable(measure)`,
      baseline: sql`if(is_known, baseline, NULL)`,
      reference: isValueOnly ? NO_NUMBER : sql`if(is_known, baseline, NULL)`,
      who: sql`''`,
      bad: sql`multiIf(NOT is_known, NULL, NOT (${isBad}), false, samples < ${param(minSample, 'Float64')}, NULL, true)`,
    },
    from: sql`
      FROM (
        WITH
          dated AS (
            SELECT *, toUInt32(indexOf(${allDays}, day)) AS day_no FROM (${rows}) WHERE day IN ${allDays}
          ),
          histories AS (
            SELECT key, ${byDay(sql`nan`, sql`assumeNotNull(measure)`)} AS measures,
              ${hasMinimum ? byDay(sql`0.`, sql`toFloat64(ifNull(sample, 0))`) : sql`[0.]`} AS samples
            FROM dated WHERE measure IS NOT NULL GROUP BY key
          )
        SELECT ${join([...COMMON_COLUMNS, 'measure'].map(identifier))},
          arrayFilter(known -> NOT isNaN(known), arraySlice(measures, ${startOf}, ${lengthOf})) AS earlier,
          measure IS NOT NULL AND length(earlier) >= ${raw(String(BASELINE.known))} AS is_known,
          arrayReduce('quantileExactInclusive(0.5)', earlier) AS baseline,
          ${hasMinimum ? sql`ifNull(sample, 0) + arraySum(arraySlice(samples, ${startOf}, ${lengthOf}))` : sql`0`} AS samples
        FROM dated LEFT JOIN histories USING (key)
      )`,
  };
}

/** Returns the position of the first day of a baseline, from 1, and the number of days. */
function baselineOf(days: readonly string[], index: number) {
  const earliest = addDays(days[index] ?? '', -BASELINE.trailing);
  const baseline = days
    .slice(0, index)
    .filter((day) => day >= earliest)
    .slice(-BASELINE.days);
  return { start: index - baseline.length + 1, length: baseline.length };
}
