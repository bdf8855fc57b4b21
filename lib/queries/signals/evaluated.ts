import type { SignalName } from '@/lib/metrics/signals.words';
import type { Sql } from '@/lib/metrics/sql';
import type { RuleParams } from './rule-params';

/** The day that problems are about, and the period in which they are looked for. */
export interface SignalPeriod extends RuleParams {
  date: string;
  days: number;
}

/** What follows from the verdicts of all rules in a period, to be put behind FROM. */
export interface SignalTables {
  /** Rows of `Instance`. */
  instances: Sql;
  /** A row for each rule, subject and day that was judged: `retailer` and `bad`. */
  verdicts: Sql;
  /** The days with collected sets for a rule. */
  collected: Readonly<Partial<Record<SignalName, readonly string[]>>>;
}
