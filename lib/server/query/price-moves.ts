import 'server-only';
import { compile, identifier, join, param, raw, type Sql, sql } from '@/lib/metrics/sql';
import { MOVE_COLUMNS, movesOfPeriod } from '@/lib/queries/prices/lanes';
import { priceMoves } from '../base/evaluation-tables';
import type { NeedCoverage } from './coverage';
import { type DayEvaluation, type EvaluationStore, waitForDays } from './day-evaluation';
import { needRows } from './need-rows';
import { hashOf, NO_ROWS } from './verdicts';

/** The moves of a period, by its last day. None if no day of it is collected. */
export function movesEvaluation(need: NeedCoverage): DayEvaluation[] {
  const { from, to, params } = need.need;
  const collectedDays = need.days.filter(({ rows }) => rows > 0);
  if (collectedDays.length === 0) return [];
  const statement = compile(movesOfPeriod(NO_ROWS));
  const sets = need.sets.map(({ id }) => id);
  const hash = hashOf([from, to, params, collectedDays.map(({ day }) => day), sets, statement]);
  const key = { rule: JSON.stringify([need.days.length, params]), day: to, hash };
  const rows: DayEvaluation['rows'] = (_, account) =>
    sql`SELECT *, ${param(to, 'Date')} AS day FROM (${movesOfPeriod(needRows([need], account))})`;
  return [{ table: priceMoves, columns: ['day', ...MOVE_COLUMNS], keys: [key], rows }];
}

/** Returns a SELECT of the moves of a period. Waits until they are evaluated: see `waitForDays`. */
export async function readPriceMoves(store: EvaluationStore, need: NeedCoverage, patience?: number): Promise<Sql> {
  const evaluations = movesEvaluation(need);
  await waitForDays(store, evaluations, patience);
  const hashes = evaluations.flatMap(({ keys }) => keys.map(({ hash }) => hash));
  // Two processes may write rows twice.
  return sql`SELECT DISTINCT ${join(MOVE_COLUMNS.map(identifier))} FROM ${raw(priceMoves.name)}
    WHERE account = ${param(store.account, 'String')} AND hash IN ${param(hashes, 'Array(String)')} AND subject != ''`;
}
