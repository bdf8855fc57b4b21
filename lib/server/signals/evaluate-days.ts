import 'server-only';
import { createSerialQueue } from '@/lib/async/serial-queue';
import { and, compile, identifier, join, param, raw, selectList, sql } from '@/lib/metrics/sql';
import { accountKey } from '../base/account-key';
import { inBackground } from '../base/in-background';
import { processWide } from '../base/process-wide';
import { type DayEvaluation, daysToEvaluate, type EvaluationStore } from '../query/day-evaluation';

/** Number of rules that are evaluated at the same time. Most of a rule's statement runs in a single thread. */
const AT_ONCE = 2;

/** Evaluations by database and account. */
const evaluations = processWide('evaluations', createSerialQueue);

/**
 * Starts to evaluate days in the background, after the evaluations that an account has started before. Resolves once all
 * of these days have rows, and rejects if that fails.
 */
export function evaluateDays(store: EvaluationStore, days: readonly DayEvaluation[]): Promise<void> {
  const key = accountKey(store.db, store.account);
  const evaluated = evaluations()(key, () => evaluateMissing(store, days));
  void inBackground('evaluating days', () => evaluated);
  return evaluated;
}

/** Earlier evaluations may have evaluated some of the days. */
async function evaluateMissing(store: EvaluationStore, days: readonly DayEvaluation[]): Promise<void> {
  const missing = await daysToEvaluate(store, days);
  const evaluatedAt = Date.now();
  const next = [...missing];
  const evaluateNext = async (): Promise<void> => {
    const evaluation = next.shift();
    if (!evaluation) return;
    await storeRows(store, evaluation, evaluatedAt);
    await evaluateNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, evaluateNext));
  await markEvaluated(store, missing, evaluatedAt);
}

/** @param evaluatedAt milliseconds, the same for all rows of an evaluation */
async function storeRows(
  { db, account }: EvaluationStore,
  { table, keys, columns, rows }: DayEvaluation,
  evaluatedAt: number,
): Promise<void> {
  const days = param(
    keys.map(({ day }) => day),
    'Array(Date)',
  );
  const hashes = param(
    keys.map(({ hash }) => hash),
    'Array(String)',
  );
  const key = {
    account: param(account, 'String'),
    rule: param(keys[0]?.rule, 'String'),
    hash: sql`${hashes}[indexOf(${days}, day)]`,
    evaluated_at: param(evaluatedAt, 'UInt64'),
  };
  const { text, params } = compile(sql`
    INSERT INTO ${raw(table.name)} (${join([...Object.keys(key), ...columns].map(identifier))})
    SELECT ${selectList(key)}, ${join(columns.map(identifier))}
    FROM (${rows(keys, account)})
    WHERE ${and(sql`subject != ''`, sql`day IN ${days}`)}
    SETTINGS prefer_column_name_to_alias = 1`);
  await db.command(text, params, { settings: { max_query_size: 1_000_000 } });
}

/**
 * Marks days as evaluated, after all their rows are stored: a day without a marker is evaluated again, so that a kill in
 * between loses nothing.
 */
async function markEvaluated(
  { db, account }: EvaluationStore,
  evaluated: readonly DayEvaluation[],
  evaluatedAt: number,
): Promise<void> {
  for (const { name } of new Set(evaluated.map(({ table }) => table))) {
    const keys = evaluated.flatMap(({ table, keys }) => (table.name === name ? keys : []));
    const rows = keys.map((key) => ({ account, ...key, evaluated_at: evaluatedAt, subject: '' }));
    await db.insert(name, rows, { repeatable: true });
  }
}
