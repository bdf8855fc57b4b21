import 'server-only';
import * as z from 'zod/mini';
import type { Database } from '@/lib/clickhouse/client';
import type { CompetitionPage } from '@/lib/config/competition-pages';
import { thresholdsOf } from '@/lib/metrics/thresholds';
import { overviewParams, signalPeriod } from '@/lib/queries/overview/params';
import { signalNeeds } from '@/lib/queries/signals/needs';
import { signals } from '@/lib/queries/signals/signals';
import { readSettings } from '../account/account-settings';
import { coverageOf } from '../query/coverage';
import { readParams } from '../query/params';
import { signalDaysOf } from '../query/verdicts';
import { evaluateDays } from './evaluate-days';

interface Prepared {
  /** The newest day. */
  date: string;
  pages: readonly CompetitionPage[];
}

/**
 * Evaluates all signals of the Overview's default period, so that its first visit after a collection reads stored
 * verdicts.
 */
export async function prepareSignals(db: Database, account: string, { date, pages }: Prepared): Promise<void> {
  const params = readParams(z.object(overviewParams), { date, page: pages.map(({ id }) => String(id)) });
  const period = signalPeriod(params);
  const [coverage, { values }] = await Promise.all([
    coverageOf(db, account, signalNeeds(period)),
    readSettings(db, account),
  ]);
  const thresholds = thresholdsOf(values);
  await evaluateDays({ db, account }, signalDaysOf(coverage, { ...period, thresholds }, signals));
}
