import { NOT_STATED } from '@/lib/datasets/filters';
import type { SignalName } from '@/lib/metrics/signals.words';
import { and, raw, type Sql, selectList, sql } from '@/lib/metrics/sql';
import type { Thresholds } from '@/lib/metrics/thresholds';
import type { CollectedDay, Need, Run } from '../query';
import type { RuleParams } from './evaluated';

/** Access to the rows and days that a rule reads. */
export type RuleRun = Pick<Run, 'from' | 'days'>;

/** A set that a rule reads, without its days. */
export type RuleNeed = Required<Pick<Need, 'as' | 'view' | 'params'>>;

/**
 * Columns of the verdicts of a rule:
 * - `subject` is what is judged, in the same words on every day, and `title` names it for people.
 * - `keyword` and `product` are the keyword, and the SKU, product, competition or score, by the identifier that pages
 *   select it by. '' if the subject has none, or the service states none.
 * - `power` doubles the impact.
 * - `bad` is null if the rule cannot judge. Such a day neither opens nor closes an instance.
 * - `value` is the figure of the subject that people read, and `reference` what it is compared with.
 * - `measure` and `baseline` are the two numbers that a rule of change compares, null for other rules.
 * - `who` is who moved, won or bought, or ''.
 */
export const RULE_COLUMNS = [
  'day',
  'subject',
  'retailer',
  'title',
  'keyword',
  'product',
  'power',
  'bad',
  'value',
  'reference',
  'measure',
  'baseline',
  'who',
] as const;

/** A SELECT in parts, so that a column that is missing is a type error. */
export interface Select<Column extends string> {
  readonly select: Readonly<Record<Column, Sql>>;
  /** FROM and what follows it. */
  readonly from: Sql;
}

/** A row for each day and subject that a rule can judge. */
export type RuleRows = Select<(typeof RULE_COLUMNS)[number]>;

/** A row of a rule that compares nothing with earlier days. */
export type StateRows = Select<Exclude<(typeof RULE_COLUMNS)[number], 'measure' | 'baseline'>>;

/** A measure is worse than a baseline if it is above or below it by at least this much. */
export interface Worsening {
  direction: 'up' | 'down';
  by: number;
}

/** A rule about what can be wrong on a day. Instances follow from its verdicts, and `SIGNAL_WORDS` has its words. */
export interface Signal {
  readonly name: SignalName;
  /** Of rules of change. An open instance is compared with the baseline of its opening day. */
  readonly worsening?: (thresholds: Thresholds) => Worsening;
  /** Number of earlier days that a verdict may depend on. */
  readonly trailing: number;
  /** Maximum number of collected ones among them, if it is limited. */
  readonly trailingCollected?: number;
  needs(params: Pick<RuleParams, 'page'>): readonly RuleNeed[];
  rule(run: RuleRun, params: RuleParams): RuleRows;
}

/** Returns the parts of a SELECT as one statement. */
export function statementOf<Column extends string>({ select, from }: Select<Column>): Sql {
  return sql`SELECT ${selectList(select)} ${from}`;
}

/** Returns the title of a subject with a keyword: “soap” Shampoo 250 ml. */
export function keywordTitle(keyword: Sql, name?: Sql): Sql {
  return name ? sql`concat('“', ${keyword}, '” ', ${name})` : sql`concat('“', ${keyword}, '”')`;
}

/**
 * Whether an answer states these parts of a subject: tables have a '-' for what it does not. Rows without an SKU, say,
 * are many SKUs, so no subject can be judged by them.
 */
export function isStated(...columns: readonly Sql[]): Sql {
  return and(...columns.map((column) => sql`${column} != ${raw(`'${NOT_STATED}'`)}`));
}

/** Returns the name of a retailer, or the '-' by which pages select rows without one. */
export function retailerName(name: Sql): Sql {
  return sql`ifNull(nullIf(toString(${name}), ''), ${raw(`'${NOT_STATED}'`)})`;
}

export const NO_NUMBER = sql`CAST(NULL, 'Nullable(Float64)')`;

interface StateDefinition extends Pick<Signal, 'needs'> {
  trailing?: number;
  rule(run: RuleRun, params: RuleParams): StateRows;
}

/** Creates a signal about a single day. */
export function stateSignal(name: SignalName, { trailing = 0, needs, rule }: StateDefinition): Signal {
  return {
    name,
    trailing,
    needs,
    rule(run, params) {
      const { select, from } = rule(run, params);
      return { select: { ...select, measure: NO_NUMBER, baseline: NO_NUMBER }, from };
    },
  };
}

/** Returns whether the service has published data of a day, so that rules judge it and compare later days with it. */
export function isCollected({ state }: CollectedDay): boolean {
  return state === 'complete' || state === 'partly';
}
