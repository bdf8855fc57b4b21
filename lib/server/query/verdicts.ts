import 'server-only';
import { createHash } from 'node:crypto';
import type { Database } from '@/lib/clickhouse/client';
import { compile, param, raw, sql } from '@/lib/metrics/sql';
import { INSTANCES } from '@/lib/metrics/thresholds';
import { addDays, daysFrom, periodStart } from '@/lib/queries/shared/dates';
import type { SignalPeriod } from '@/lib/queries/signals/evaluated';
import type { EvaluatedDay } from '@/lib/queries/signals/instances';
import type { RuleParams } from '@/lib/queries/signals/rule-params';
import { isCollected, type RuleRun, type Signal, statementOf } from '@/lib/queries/signals/signal';
import { signalDays } from '../store/tables';
import type { NeedCoverage } from './coverage';

/** The account and the database that stores its verdicts. */
export interface Verdicts {
  db: Database;
  account: string;
}

/** The days on which a signal has data. */
export interface SignalDays {
  signal: Signal;
  params: RuleParams;
  /** Coverage of the needs of the signal, including trailing days. */
  coverage: readonly NeedCoverage[];
  /** In ascending order. */
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
    return { signal, params, coverage: needs, keys };
  });
}

/** Replaces rows with the names of their tables, so that the compiled SQL has only the rule and its thresholds. */
const NO_ROWS: RuleRun = { from: ({ view, as = view.name }) => raw(as), days: () => [] };

/**
 * Returns a hash of a rule on a day and of its inputs: the rule with its thresholds, and all sets that it reads for the
 * day.
 */
function hashOfDay(signal: Signal, params: RuleParams, coverage: readonly NeedCoverage[], day: string): string {
  const first = addDays(day, -signal.trailing);
  const sets = coverage.map(({ as, need, setDays, sets: all }) => [
    as,
    need.params,
    all.flatMap((set, index) => {
      const at = setDays[index] ?? '';
      return at >= first && at <= day ? [[at, set]] : [];
    }),
  ]);
  const { name, trailing, trailingCollected } = signal;
  const rule = compile(statementOf(signal.rule(NO_ROWS, params)));
  const text = JSON.stringify([name, day, trailing, trailingCollected, rule, sets]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

/** Limits the days to those without stored verdicts. Leaves out signals without such days. */
export async function daysToEvaluate({ db, account }: Verdicts, days: readonly SignalDays[]): Promise<SignalDays[]> {
  const hashes = days.flatMap(({ keys }) => keys.map(({ hash }) => hash));
  if (hashes.length === 0) return [];
  const { text, params } = compile(sql`
    SELECT DISTINCT hash FROM ${raw(signalDays.name)}
    WHERE account = ${param(account, 'String')} AND subject = '' AND hash IN ${param(hashes, 'Array(String)')}`);
  const options = { settings: { max_query_size: 2_000_000 } };
  const rows = await db.query<Pick<EvaluatedDay, 'hash'>>(text, params, options);
  const stored = new Set(rows.map(({ hash }) => hash));
  return days
    .map((item) => ({ ...item, keys: item.keys.filter(({ hash }) => !stored.has(hash)) }))
    .filter(({ keys }) => keys.length > 0);
}
