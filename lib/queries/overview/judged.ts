import { isDay, isOneOf } from '@/lib/metrics/conditions';
import { SIGNAL_WORDS, type SignalName, TARGET_RULES } from '@/lib/metrics/signals.words';
import { and, sql } from '@/lib/metrics/sql';
import type { Run } from '../query';
import type { SignalTables } from '../signals/evaluated';
import type { OverviewParams } from './params';

/** Subjects of a signal at a retailer: the number on target and the number of judged ones. */
export interface TargetCount {
  rule: SignalName;
  retailer: string;
  good: number;
  judged: number;
}

/** Subjects that a signal could not judge on the day. */
export interface NotJudged {
  rule: SignalName;
  /** Subjects that were judged earlier in the period, and not on the day. */
  subjects: number;
  /** Whether the sets of the day that the signal reads were collected. */
  is_collected: boolean;
  /** Whether the signal judged other subjects on the day. */
  is_judged: boolean;
}

/** What the signals judged on a day, and what they could not. */
export interface Judged {
  /** Of `TARGET_RULES`, at the selected retailers. */
  targets: TargetCount[];
  /** At the selected retailers: signals with unjudged subjects, without any judged one, or without the sets of the day. */
  missing: NotJudged[];
}

interface Row extends TargetCount {
  subjects: number;
  is_chosen: boolean;
}

/** Counts the subjects that signals judged on the day, and finds the signals that could not judge all subjects of the period. */
export async function readJudged(
  { verdicts, collected }: SignalTables,
  { date, retailer }: OverviewParams,
  run: Run,
): Promise<Judged> {
  const on = isDay(sql`day`, date);
  const rows = await run.rows<Row>(sql`
    SELECT toString(rule) AS rule, toString(retailer) AS retailer, uniqExactIf(subject, ${on} AND NOT bad) AS good,
      uniqExactIf(subject, ${on}) AS judged, uniqExact(subject) AS subjects,
      toBool(${and(retailer.length > 0 && isOneOf(sql`retailer`, retailer))}) AS is_chosen
    FROM (${verdicts})
    GROUP BY rule, retailer ORDER BY rule, retailer`);
  const targets = rows.flatMap(({ rule, retailer, good, judged, is_chosen }) =>
    is_chosen && TARGET_RULES.includes(rule) ? { rule, retailer, good, judged } : [],
  );
  return {
    targets,
    missing: Object.keys(SIGNAL_WORDS).flatMap((name) => {
      const rule = name as SignalName;
      const ruleRows = rows.filter((row) => row.rule === rule);
      const subjects = ruleRows.reduce((sum, row) => sum + (row.is_chosen ? row.subjects - row.judged : 0), 0);
      const is_judged = ruleRows.some(({ is_chosen, judged }) => is_chosen && judged > 0);
      const is_collected = collected[rule]?.includes(date) ?? false;
      return is_collected && is_judged && subjects === 0 ? [] : [{ rule, subjects, is_collected, is_judged }];
    }),
  };
}
