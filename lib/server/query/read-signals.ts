import 'server-only';
import type { SignalName } from '@/lib/metrics/signals.words';
import { param, raw, sql } from '@/lib/metrics/sql';
import { INSTANCES } from '@/lib/metrics/thresholds';
import { periodStart } from '@/lib/queries/shared/dates';
import type { SignalPeriod, SignalTables } from '@/lib/queries/signals/evaluated';
import { type ChangeRules, instancesSql, verdictsSql } from '@/lib/queries/signals/instances';
import type { RuleParams } from '@/lib/queries/signals/rule-params';
import type { Signal } from '@/lib/queries/signals/signal';
import { signals as allSignals } from '@/lib/queries/signals/signals';
import { processWide } from '../process-wide';
import { signalDays as storedVerdicts } from '../store/tables';
import type { NeedCoverage } from './coverage';
import { daysToEvaluate, type SignalDays, signalDaysOf, type Verdicts } from './verdicts';

/** Starts to evaluate days in the background. Resolves once their verdicts are stored. */
type Evaluate = (verdicts: Verdicts, days: readonly SignalDays[]) => Promise<void>;

const evaluator = processWide('signal evaluator', () => ({ evaluate: null as Evaluate | null }));

/** Sets what evaluates the days that queries find without verdicts. Queries only read verdicts. */
export function setEvaluator(evaluate: Evaluate): void {
  evaluator().evaluate = evaluate;
}

/** Thrown while days of a query are being evaluated. The query can be answered afterwards. */
export class SignalsPending extends Error {
  constructor() {
    super('Signals of these days are being evaluated.');
  }
}

/**
 * Reads the verdicts of a period. Has days without verdicts evaluated in the background, and waits for them.
 *
 * @param coverage of all needs of the signals: see `signalNeeds`
 * @param patience milliseconds to wait at most, then throws `SignalsPending`
 */
export async function readSignals(
  verdicts: Verdicts,
  coverage: readonly NeedCoverage[],
  period: SignalPeriod & RuleParams,
  { signals = allSignals, patience }: { signals?: readonly Signal[]; patience?: number | undefined } = {},
): Promise<SignalTables> {
  const days = signalDaysOf(coverage, period, signals);
  const missing = await daysToEvaluate(verdicts, days);
  const { evaluate } = evaluator();
  if (missing.length > 0) {
    if (!evaluate) throw new Error('Nothing evaluates signals: call setEvaluator at the start.');
    await within(evaluate(verdicts, missing), patience);
  }
  return tablesOf(verdicts, days, period);
}

async function within(evaluated: Promise<void>, patience: number | undefined): Promise<void> {
  if (patience === undefined) return evaluated;
  // The evaluation logs its failure. A query that no longer waits ignores it.
  evaluated.catch(() => undefined);
  if (patience === 0) throw new SignalsPending();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SignalsPending()), patience);
  });
  await Promise.race([evaluated, late]).finally(() => clearTimeout(timer));
}

function tablesOf(
  { account }: Verdicts,
  signalDays: readonly SignalDays[],
  { date, days, thresholds }: SignalPeriod & RuleParams,
): SignalTables {
  const from = periodStart(date, days + INSTANCES.lookback);
  const firstDays = signalDays.flatMap(({ signal, keys: [first] }) => (first ? [[signal.name, first.day]] : []));
  const changes = signalDays.flatMap(({ signal: { name, worsening } }) =>
    worsening ? [[name, worsening(thresholds)]] : [],
  );
  const read = { account, table: raw(storedVerdicts.name), evaluated: signalDays.flatMap(({ keys }) => keys) };
  const ofPeriod = signalDays.map(
    ({ signal, keys }) =>
      [signal.name, keys.filter(({ day }) => day >= periodStart(date, days)).map(({ day }) => day)] as const,
  );
  return {
    instances: instancesSql({
      ...{ ...read, from, days },
      firstDays: Object.fromEntries(firstDays) as Partial<Record<SignalName, string>>,
      changes: Object.fromEntries(changes) as ChangeRules,
    }),
    verdicts: sql`SELECT rule, subject, day, retailer, bad FROM ${verdictsSql(read)}
      AND day >= ${param(periodStart(date, days), 'Date')}`,
    collected: Object.fromEntries(ofPeriod),
  };
}
