import 'server-only';
import { TupleParam } from '@clickhouse/client';
import type { SignalName } from '@/lib/metrics/signals.words';
import { raw, sql } from '@/lib/metrics/sql';
import { daysFrom, periodStart } from '@/lib/queries/shared/dates';
import type { SignalPeriod, SignalTables } from '@/lib/queries/signals/evaluated';
import { type EvaluatedDay, instancesSql, verdictsSql } from '@/lib/queries/signals/instances';
import type { RuleParams } from '@/lib/queries/signals/rule-params';
import { isCollected, type Signal } from '@/lib/queries/signals/signal';
import { signals } from '@/lib/queries/signals/signals';
import type { NeedCoverage } from '../query/coverage';
import { signalDays } from '../store/tables';
import { evaluateDays, hashOfDay, markEvaluated, uncachedDays, type Verdicts } from './evaluate-days';

/** Number of rules that are evaluated at the same time. Most of a rule's statement runs in a single thread. */
const AT_ONCE = 2;

/**
 * Evaluates rules on the days of a period. Verdicts of days that were evaluated before are read from the cache as long
 * as their rule, its thresholds and its sets are the same.
 *
 * @param coverage of all needs of the rules: see `signalNeeds`
 */
export async function evaluateSignals(
  reader: Verdicts,
  coverage: readonly NeedCoverage[],
  { date, days, ...params }: SignalPeriod & RuleParams,
  rules: readonly Signal[] = signals,
): Promise<SignalTables> {
  const period = daysFrom(periodStart(date, days), date);
  const evaluations = rules.map((rule) => {
    const names = rule.needs(params).map(({ as }) => as);
    const needs = coverage.filter(({ as }) => names.includes(as));
    const views = [...new Set(needs.map(({ need }) => need.view.name))];
    const publishedDays = (view: string) =>
      needs.flatMap(({ need, days }) => (need.view.name === view ? days.filter(isCollected) : []));
    const published = views.map((view) => new Set(publishedDays(view).map(({ day }) => day)));
    // A rule that reads several views needs all of them to judge a day.
    const collected = period.filter((day) => published.length > 0 && published.every((days) => days.has(day)));
    const keys = collected.map((day) => ({ rule: rule.name, day, hash: hashOfDay(rule, params, needs, day) }));
    return { rule, params, coverage: needs, collected, keys };
  });
  const evaluated: EvaluatedDay[] = evaluations.flatMap(({ keys }) => keys);
  const missing = await uncachedDays(reader, evaluated);
  const at = Date.now();
  const next = [...evaluations];
  const evaluateNext = async (): Promise<void> => {
    const evaluation = next.shift();
    if (!evaluation) return;
    const { name } = evaluation.rule;
    await evaluateDays(reader, { ...evaluation, missing: missing.filter(({ rule }) => rule === name) }, at);
    await evaluateNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, evaluateNext));
  await markEvaluated(reader, missing, at);
  const collected = Object.fromEntries(evaluations.map(({ rule, collected }) => [rule.name, collected]));
  const firstDays = Object.fromEntries(
    evaluations.flatMap(({ rule, collected: [first] }) => (first ? [[rule.name, first]] : [])),
  ) as Partial<Record<SignalName, string>>;
  const read = { account: reader.account, table: raw(signalDays.name), evaluated };
  const tuples = (values: readonly unknown[]) => new TupleParam([...values]);
  return {
    instances: instancesSql({ ...read, firstDays, days: period, date }, tuples),
    verdicts: sql`SELECT rule, subject, day, retailer, bad FROM ${verdictsSql(read)}`,
    collected,
  };
}
