import { compile, sql } from '@/lib/metrics/sql';
import { thresholdsOf } from '@/lib/metrics/thresholds';
import type { SignalPeriod } from '@/lib/queries/signals/evaluated';
import type { Instance } from '@/lib/queries/signals/instances';
import { signalNeeds } from '@/lib/queries/signals/needs';
import type { Signal } from '@/lib/queries/signals/signal';
import { signals } from '@/lib/queries/signals/signals';
import { readSettings } from '../account/account-settings';
import { checkNeeds } from '../query/check-needs';
import { coverageOf } from '../query/coverage';
import { readSignals } from '../query/read-signals';
import type { Reader } from '../query/run';

/** Returns the instances of signals in a period. They depend only on the collected data and the account's settings. */
export async function findInstances(
  { db, account, signal }: Pick<Reader, 'db' | 'account' | 'signal'>,
  { page = [], ...rest }: Omit<SignalPeriod, 'page'> & Partial<SignalPeriod>,
  selectedSignals: readonly Signal[] = signals,
): Promise<Instance[]> {
  const { values } = await readSettings(db, account);
  const period = { ...rest, page, thresholds: thresholdsOf(values) };
  const needs = signalNeeds(period, selectedSignals);
  checkNeeds(needs);
  const coverage = await coverageOf(db, account, needs);
  const { instances } = await readSignals({ db, account }, coverage, period, { signals: selectedSignals });
  const { text, params } = compile(sql`
    SELECT * FROM (${instances}) ORDER BY rule, subject, opened
    SETTINGS prefer_column_name_to_alias = 1, max_query_size = 2000000`);
  return db.query<Instance>(text, params, { signal });
}
