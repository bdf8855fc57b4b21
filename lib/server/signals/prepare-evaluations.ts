import 'server-only';
import type { CollectedPlan } from '../collect/collected-listener';
import { preparePriceMoves } from './prepare-price-moves';
import { prepareSignals } from './prepare-signals';

/** Evaluates the days that Overview and Prices open with. */
export async function prepareEvaluations({ db, account, date, pages }: CollectedPlan): Promise<void> {
  await Promise.all([prepareSignals(db, account, { date, pages }), preparePriceMoves(db, account, date)]);
}
