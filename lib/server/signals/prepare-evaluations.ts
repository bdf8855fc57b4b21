import 'server-only';
import * as z from 'zod/mini';
import { thresholdsOf } from '@/lib/metrics/thresholds';
import { overviewParams } from '@/lib/queries/overview/params';
import { periodNeed } from '@/lib/queries/prices/needs';
import { pricesParams } from '@/lib/queries/prices/params';
import { signalNeeds } from '@/lib/queries/signals/needs';
import { signals } from '@/lib/queries/signals/signals';
import { readSettings } from '../account/account-settings';
import type { CollectedPlan } from '../collect/collected-listener';
import { coverageOf } from '../query/coverage';
import { readParams } from '../query/params';
import { movesEvaluation } from '../query/price-moves';
import { signalDaysOf } from '../query/verdicts';
import { evaluateDays } from './evaluate-days';

/** Evaluates the days that Overview and Prices open with, so that a first visit after a collection reads stored rows. */
export async function prepareEvaluations(plan: CollectedPlan): Promise<void> {
  await Promise.all([prepareSignals(plan), preparePriceMoves(plan)]);
}

/** Evaluates all signals of the Overview's default period. */
export async function prepareSignals({ db, account, date, pages }: CollectedPlan): Promise<void> {
  const period = readParams(z.object(overviewParams), { date, page: pages.map(({ id }) => String(id)) });
  const [coverage, { values }] = await Promise.all([
    coverageOf(db, account, signalNeeds(period)),
    readSettings(db, account),
  ]);
  const thresholds = thresholdsOf(values);
  await evaluateDays({ db, account }, signalDaysOf(coverage, { ...period, thresholds }, signals));
}

/** Evaluates the moves of the default period of Prices. */
export async function preparePriceMoves({ db, account, date }: Omit<CollectedPlan, 'pages'>): Promise<void> {
  const params = readParams(z.object(pricesParams), { date });
  const coverage = await coverageOf(db, account, [periodNeed(params)]);
  await evaluateDays(
    { db, account },
    coverage.flatMap((need) => movesEvaluation(need)),
  );
}
