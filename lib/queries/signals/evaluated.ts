import type { SignalName } from '@/lib/metrics/signals.words';
import type { Sql } from '@/lib/metrics/sql';
import type { Thresholds } from '@/lib/metrics/thresholds';

/** Parameters of the rules of all signals. */
export interface RuleParams {
  /** Thresholds of the account. */
  thresholds: Thresholds;
  /** Numbers of the pages of Price Competition. */
  page: readonly number[];
}

/** The day and the period to evaluate. */
export interface SignalPeriod extends Pick<RuleParams, 'page'> {
  date: string;
  days: number;
}

/** Results of all signals in a period. */
export interface SignalTables {
  /** A SELECT of rows of `Instance`. */
  instances: Sql;
  /**
   * A SELECT of rule, subject, day, retailer and bad for each evaluated day of the period and subject. A row may occur more than once,
   * so count subjects instead of rows.
   */
  verdicts: Sql;
  /** The days of the period with collected sets, by signal. */
  collected: Readonly<Partial<Record<SignalName, readonly string[]>>>;
}
