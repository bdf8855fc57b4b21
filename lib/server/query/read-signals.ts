import 'server-only';
import type { SignalName } from '@/lib/metrics/signals.words';
import { param, raw, sql } from '@/lib/metrics/sql';
import { INSTANCES } from '@/lib/metrics/thresholds';
import { periodStart } from '@/lib/queries/shared/dates';
import type { RuleParams, SignalPeriod, SignalTables } from '@/lib/queries/signals/evaluated';
import { type ChangeRules, instancesSql, verdictsSql } from '@/lib/queries/signals/instances';
import type { Signal } from '@/lib/queries/signals/signal';
import { signals as allSignals } from '@/lib/queries/signals/signals';
import { signalDays as storedVerdicts } from '../base/evaluation-tables';
import type { NeedCoverage } from './coverage';
import { type EvaluationStore, waitForDays } from './day-evaluation';
import { type SignalDays, signalDaysOf } from './verdicts';

/**
 * Reads the verdicts of a period, and waits for those that are not evaluated yet: see `waitForDays`.
 *
 * @param coverage of all needs of the signals: see `signalNeeds`
 */
export async function readSignals(
  store: EvaluationStore,
  coverage: readonly NeedCoverage[],
  period: SignalPeriod & RuleParams,
  { signals = allSignals, patience }: { signals?: readonly Signal[]; patience?: number | undefined } = {},
): Promise<SignalTables> {
  const days = signalDaysOf(coverage, period, signals);
  await waitForDays(store, days, patience);
  return tablesOf(store, days, period);
}

function tablesOf(
  { account }: EvaluationStore,
  signalDays: readonly SignalDays[],
  { date, days, thresholds }: SignalPeriod & RuleParams,
): SignalTables {
  const from = periodStart(date, days + INSTANCES.lookback);
  const firstDays = signalDays.flatMap(({ signal, keys: [first] }) => (first ? [[signal.name, first.day]] : []));
  const changes = signalDays.flatMap(({ signal: { name, worsening } }) =>
    worsening ? [[name, worsening(thresholds)]] : [],
  );
  const source = { account, table: raw(storedVerdicts.name), evaluated: signalDays.flatMap(({ keys }) => keys) };
  const ofPeriod = signalDays.map(
    ({ signal, keys }) =>
      [signal.name, keys.filter(({ day }) => day >= periodStart(date, days)).map(({ day }) => day)] as const,
  );
  return {
    instances: instancesSql({
      ...{ ...source, from, days },
      firstDays: Object.fromEntries(firstDays) as Partial<Record<SignalName, string>>,
      changes: Object.fromEntries(changes) as ChangeRules,
    }),
    verdicts: sql`SELECT rule, subject, day, retailer, bad FROM ${verdictsSql(source)}
      AND day >= ${param(periodStart(date, days), 'Date')}`,
    collected: Object.fromEntries(ofPeriod),
  };
}
