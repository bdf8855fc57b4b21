import 'server-only';
import * as z from 'zod/mini';
import type { Database } from '@/lib/clickhouse/client';
import { periodNeed } from '@/lib/queries/prices/needs';
import { pricesParams } from '@/lib/queries/prices/params';
import { coverageOf } from '../query/coverage';
import { readParams } from '../query/params';
import { movesEvaluation } from '../query/price-moves';
import { evaluateDays } from './evaluate-days';

/** Evaluates the moves of the default period of Prices, so that its first visit after a collection reads stored moves. */
export async function preparePriceMoves(db: Database, account: string, date: string): Promise<void> {
  const params = readParams(z.object(pricesParams), { date });
  const coverage = await coverageOf(db, account, [periodNeed(params)]);
  await evaluateDays(
    { db, account },
    coverage.flatMap((need) => movesEvaluation(need, params.price)),
  );
}
