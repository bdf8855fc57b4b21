import 'server-only';
import { TupleParam } from '@clickhouse/client';
import type { SignalName } from '@/lib/metrics/signals.words';
import { compile, raw } from '@/lib/metrics/sql';
import { addDays, daysFrom, periodStart } from '@/lib/queries/shared/dates';
import { type EvaluatedDay, type Instance, instancesSql } from '@/lib/queries/signals/instances';
import { type RuleParams, type Signal, THRESHOLDS } from '@/lib/queries/signals/signal';
import { signals } from '@/lib/queries/signals/signals';
import { checkNeeds } from '../query/check-needs';
import { coverageOf, type NeedCoverage } from '../query/coverage';
import type { Reader } from '../query/run';
import { signalDays } from '../store/tables';
import { evaluateDays, hashOfDay } from './evaluate-days';

interface Params extends Partial<RuleParams> {
  /** The day that states are about. */
  date: string;
  /** Length of the period in which instances are looked for. */
  days: number;
}

/**
 * Returns the instances of all signals in a period. Verdicts of days that were evaluated before are read from the cache as
 * long as their rule, its thresholds and its sets are the same. The same history gives the same instances.
 */
export async function findInstances(
  reader: Pick<Reader, 'db' | 'account' | 'signal'>,
  { date, days, pages = [], thresholds = THRESHOLDS }: Params,
  rules: readonly Signal[] = signals,
): Promise<Instance[]> {
  const { db, account, signal } = reader;
  const from = periodStart(date, days);
  const evaluated: EvaluatedDay[] = [];
  const firstDays: Partial<Record<SignalName, string>> = {};
  for (const rule of rules) {
    const params: RuleParams = { pages, thresholds };
    const first = addDays(from, -rule.trailing);
    const needs = rule.needs(params).map((need) => ({ ...need, from: first, to: date }));
    if (needs.length === 0) continue;
    checkNeeds(needs);
    const coverage = await coverageOf(db, account, needs);
    const collected = daysFrom(from, date).filter((day) => isCollected(coverage, day));
    const keys = collected.map((day) => ({ rule: rule.name, day, hash: hashOfDay(rule, params, coverage, day) }));
    await evaluateDays(reader, { rule, params, coverage, keys });
    evaluated.push(...keys);
    if (collected[0]) firstDays[rule.name] = collected[0];
  }
  if (evaluated.length === 0) return [];
  const period = { account, table: raw(signalDays.name), evaluated, firstDays, days: daysFrom(from, date), date };
  const { text, params } = compile(instancesSql(period, (values) => new TupleParam([...values])));
  return db.query<Instance>(text, params, { signal, settings: { max_query_size: 2_000_000 } });
}

function isCollected(coverage: readonly NeedCoverage[], day: string): boolean {
  return coverage.some(({ setDays }) => setDays.includes(day));
}
