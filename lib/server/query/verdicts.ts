import 'server-only';
import { createHash } from 'node:crypto';
import { compile, identifier, join, raw, type Sql, sql } from '@/lib/metrics/sql';
import { INSTANCES } from '@/lib/metrics/thresholds';
import { addDays, daysFrom, later, periodStart } from '@/lib/queries/shared/dates';
import type { RuleParams, SignalPeriod } from '@/lib/queries/signals/evaluated';
import type { EvaluatedDay } from '@/lib/queries/signals/instances';
import { isCollected, RULE_COLUMNS, type RuleRun, type Signal, statementOf } from '@/lib/queries/signals/signal';
import { signalDays } from '../base/evaluation-tables';
import type { NeedCoverage } from './coverage';
import type { DayEvaluation, DayKey } from './day-evaluation';
import { needRows } from './need-rows';

/** The days on which a signal has data, with their verdicts. */
export interface SignalDays extends DayEvaluation {
  signal: Signal;
  keys: readonly EvaluatedDay[];
}

/**
 * Returns the days on which the signals have data, with the keys of their verdicts: those of a period, and those before it
 * from which its instances are derived.
 *
 * @param coverage of all needs of the signals: see `signalNeeds`
 */
export function signalDaysOf(
  coverage: readonly NeedCoverage[],
  { date, days, ...params }: SignalPeriod & RuleParams,
  signals: readonly Signal[],
): SignalDays[] {
  const period = daysFrom(periodStart(date, days + INSTANCES.lookback), date);
  return signals.map((signal) => {
    const names = signal.needs(params).map(({ as }) => as);
    const needs = coverage.filter(({ as }) => names.includes(as));
    const views = [...new Set(needs.map(({ need }) => need.view.name))];
    const publishedDays = (view: string) =>
      needs.flatMap(({ need, days }) => (need.view.name === view ? days.filter(isCollected) : []));
    const published = views.map((view) => new Set(publishedDays(view).map(({ day }) => day)));
    // A signal that reads several views needs all of them to judge a day.
    const collected = period.filter((day) => published.length > 0 && published.every((days) => days.has(day)));
    const keys = collected.map((day) => ({ rule: signal.name, day, hash: hashOfDay(signal, params, needs, day) }));
    const rows: DayEvaluation['rows'] = (keys, account) =>
      verdictRows(signal.rule(needRows(daysUpTo(needs, signal, keys), account), params));
    return { signal, table: signalDays, columns: RULE_COLUMNS, keys, rows };
  });
}

/** Texts that are stored for bad subjects only. */
const OF_BAD: readonly (typeof RULE_COLUMNS)[number][] = ['title', 'keyword', 'product'];

function verdictRows(rule: ReturnType<Signal['rule']>): Sql {
  const verdicts = RULE_COLUMNS.map((name) => {
    const column = identifier(name);
    return OF_BAD.includes(name) ? sql`if(bad, ${column}, '') AS ${column}` : column;
  });
  return sql`SELECT ${join(verdicts)} FROM (${statementOf(rule)}) WHERE bad IS NOT NULL`;
}

/** Limits coverage to the sets of these days and of the earlier days that their verdicts depend on. */
function daysUpTo(
  coverage: readonly NeedCoverage[],
  { trailing, trailingCollected }: Signal,
  keys: readonly DayKey[],
): NeedCoverage[] {
  const [first = '', last = ''] = [keys[0]?.day, keys.at(-1)?.day];
  return coverage.map((need) => {
    const collected = need.days.filter((day) => isCollected(day) && day.day < first);
    const limit = trailingCollected === undefined ? undefined : collected.at(-trailingCollected)?.day;
    const from = later(addDays(first, -trailing), limit ?? '');
    const isRead = ({ day }: { day: string }) => day >= from && day <= last;
    return { ...need, sets: need.sets.filter(isRead), days: need.days.filter(isRead) };
  });
}

/** Replaces rows with the names of their tables, so that the compiled SQL has only the rule and its thresholds. */
export const NO_ROWS: RuleRun = { from: ({ view, as = view.name }) => raw(as), days: () => [] };

/**
 * Returns a hash of a rule on a day and of its inputs: the rule with its thresholds, and all sets that it reads for the
 * day.
 */
function hashOfDay(signal: Signal, params: RuleParams, coverage: readonly NeedCoverage[], day: string): string {
  const first = addDays(day, -signal.trailing);
  const sets = coverage.map(({ as, need, sets: all }) => [
    as,
    need.params,
    all.flatMap((set) => (set.day >= first && set.day <= day ? [[set.day, set.id]] : [])),
  ]);
  const { name, trailing, trailingCollected } = signal;
  const rule = compile(statementOf(signal.rule(NO_ROWS, params)));
  return hashOf([name, day, trailing, trailingCollected, rule, sets]);
}

/** Returns a hash of what the rows of a day depend on. */
export function hashOf(inputs: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(inputs)).digest('base64url').slice(0, 16);
}
