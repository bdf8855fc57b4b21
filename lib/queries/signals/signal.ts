import { SIGNAL_WORDS, type SignalName, type SignalWords } from '@/lib/metrics/signals.words';
import { and, identifier, param, raw, type Sql, sql } from '@/lib/metrics/sql';
import { BASELINE, type Thresholds } from '@/lib/metrics/thresholds';
import type { CollectedDay, Need, Run, Source } from '../query';
import type { RuleParams } from './rule-params';

/** Access to the rows and days that a rule reads. */
export type RuleRun = Pick<Run, 'from' | 'days'>;

/** A set that a rule reads, without its days. */
export type RuleNeed = Required<Pick<Need, 'as' | 'view' | 'params'>>;

/**
 * What can be wrong on a day. The rule is a SELECT with `RULE_COLUMNS`: a row for each day and subject that it can
 * judge. What it cannot judge has no row, or a null in `bad`: such a day neither opens nor closes an instance.
 */
export interface Signal extends SignalWords {
  readonly name: SignalName;
  /** Number of earlier days that a verdict may depend on. */
  readonly trailing: number;
  /** Maximum number of collected ones among them, if it is limited. */
  readonly trailingCollected?: number;
  needs(params: RuleParams): readonly RuleNeed[];
  rule(run: RuleRun, params: RuleParams): Sql;
}

/**
 * `value` is the figure of the subject, and `reference` what it is compared with. `who` is who moved, won or bought, or
 * ''. `power` doubles the impact.
 */
export const RULE_COLUMNS = ['subject', 'retailer', 'title', 'power', 'bad', 'value', 'reference', 'who'] as const;

/**
 * Whether an answer states these parts of a subject: tables have a '-' for what it does not. Rows without an SKU, say,
 * are many SKUs, so no subject can be judged by them.
 */
export function isStated(...columns: readonly string[]): Sql {
  return and(...columns.map((column) => sql`${identifier(column)} != '-'`));
}

/** Creates a rule about a single day. */
export function stateSignal(
  name: SignalName,
  { trailing = 0, ...rest }: Pick<Signal, 'needs' | 'rule'> & { trailing?: number },
): Signal {
  return { ...SIGNAL_WORDS[name], name, trailing, ...rest };
}

interface ChangeDefinition {
  need: RuleNeed;
  /** Leaves only some subjects of a day to be judged. The baseline has all of them. */
  judged?: { readonly needs: readonly RuleNeed[]; where(run: RuleRun): Sql };
  /** SELECT of day, subject, retailer, title, power, value and `sample`, the base of the value or null. */
  rows(run: RuleRun, params: RuleParams): Sql;
  /** Returns SQL over `value` and `reference` of whether the value is worse by the threshold. */
  isWorse(thresholds: Thresholds): Sql;
  /** Minimum sum of `sample` over the baseline and the day for a change to count. 0 for no minimum. */
  minSample?(thresholds: Thresholds): number;
}

/**
 * Creates a rule that compares a value with the median of earlier collected days. It is bad while the value is worse.
 */
export function changeSignal(name: SignalName, definition: ChangeDefinition): Signal {
  const { need, judged, rows, isWorse, minSample = () => 0 } = definition;
  return {
    ...SIGNAL_WORDS[name],
    name,
    trailing: BASELINE.trailing,
    trailingCollected: BASELINE.days,
    needs: () => [need, ...(judged?.needs ?? [])],
    rule(run, { thresholds, ...params }) {
      const given = rows(run, { thresholds, ...params });
      const verdicts = compared(given, collectedDays(run, need), isWorse(thresholds), minSample(thresholds));
      return judged ? sql`SELECT * FROM (${verdicts}) WHERE ${judged.where(run)}` : verdicts;
    },
  };
}

function collectedDays(run: RuleRun, { view, as }: { view: Source; as: string }): string[] {
  return run
    .days({ view, as })
    .filter(isCollected)
    .map(({ day }) => day);
}

/** Returns whether a day counts as collected for the comparison with earlier days. */
export function isCollected({ state }: CollectedDay): boolean {
  return state === 'complete' || state === 'partly';
}

function compared(rows: Sql, days: readonly string[], isWorse: Sql, minSample: number): Sql {
  const back = raw(String(BASELINE.days));
  const known = raw(String(BASELINE.known));
  return sql`
    SELECT day, subject, retailer, title, power, value, if(length(earlier) < ${known}, NULL, median) AS reference, '' AS who,
      multiIf(value IS NULL OR length(earlier) < ${known}, NULL, NOT worse, false,
        ${param(minSample, 'Float64')} > 0 AND samples < ${param(minSample, 'Float64')}, NULL, true) AS bad
    FROM (
      SELECT *, ${isWorse} AS worse
      FROM (
        SELECT *, median AS reference FROM (
          SELECT *, arrayReduce('quantileExactInclusive(0.5)', arrayMap(one -> one.2, earlier)) AS median,
            ifNull(sample, 0) + arraySum(arrayMap(one -> one.3, earlier)) AS samples
          FROM (
            SELECT *, arrayFilter(one -> one.1 + ${raw(String(BASELINE.trailing))} >= toUInt32(day), recent) AS earlier
            FROM (
              SELECT *, groupArrayIf((toUInt32(day), assumeNotNull(value), ifNull(sample, 0)), value IS NOT NULL)
                OVER (PARTITION BY subject ORDER BY at RANGE BETWEEN ${back} PRECEDING AND 1 PRECEDING) AS recent
              FROM (SELECT *, toInt32(indexOf(${param(days, 'Array(Date)')}, day)) AS at FROM (${rows}))
            )
          )
        )
      )
    )`;
}
