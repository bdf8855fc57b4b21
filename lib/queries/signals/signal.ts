import { NOT_STATED } from '@/lib/datasets/filters';
import { SIGNAL_WORDS, type SignalName, type SignalWords } from '@/lib/metrics/signals.words';
import { and, identifier, raw, type Sql, sql } from '@/lib/metrics/sql';
import type { CollectedDay, Need, Run } from '../query';
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
  needs(params: Pick<RuleParams, 'pages'>): readonly RuleNeed[];
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
export function isStated(...columns: readonly (string | Sql)[]): Sql {
  return and(
    ...columns.map(
      (column) => sql`${typeof column === 'string' ? identifier(column) : column} != ${raw(`'${NOT_STATED}'`)}`,
    ),
  );
}

/** Creates a rule about a single day. */
export function stateSignal(
  name: SignalName,
  { trailing = 0, ...rest }: Pick<Signal, 'needs' | 'rule'> & { trailing?: number },
): Signal {
  return { ...SIGNAL_WORDS[name], name, trailing, ...rest };
}

/** Returns whether the service has published data of a day, so that rules judge it and compare later days with it. */
export function isCollected({ state }: CollectedDay): boolean {
  return state === 'complete' || state === 'partly';
}
