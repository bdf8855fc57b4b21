import type { SignalName } from '@/lib/metrics/signals.words';
import type { Sql } from '@/lib/metrics/sql';
import type { RuleParams } from './rule-params';

/** The day and the period to evaluate. */
export interface SignalPeriod extends RuleParams {
  date: string;
  days: number;
}

/** Results of all rules in a period, as FROM operands. */
export interface SignalTables {
  /** Rows of `Instance`. */
  instances: Sql;
  /** A row for each rule, subject and evaluated day: `retailer` and `bad`. */
  verdicts: Sql;
  /** The days with collected sets for a rule. */
  collected: Readonly<Partial<Record<SignalName, readonly string[]>>>;
}
