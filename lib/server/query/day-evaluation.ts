import 'server-only';
import type { Database } from '@/lib/clickhouse/client';
import type { TableDefinition } from '@/lib/clickhouse/table';
import { compile, param, raw, type Sql, sql } from '@/lib/metrics/sql';
import { processWide } from '../base/process-wide';

/** The account, and the database that stores its evaluated days. */
export interface EvaluationStore {
  db: Database;
  account: string;
}

/** The key of the rows of a day. */
export interface DayKey {
  /** A signal, or another rule. */
  rule: string;
  day: string;
  /** Hash of the rule and of all sets that it reads for the day. */
  hash: string;
}

/** Days of a rule that is computed from sets, with stored rows: verdicts of a signal, or moves of prices. */
export interface DayEvaluation {
  /** The table of the rows, and of a row without a subject for each completely evaluated day. */
  table: TableDefinition;
  /** In ascending order. */
  keys: readonly DayKey[];
  /** Columns of the table that `rows` has, among them `day` and `subject`. */
  columns: readonly string[];
  /** Returns a SELECT of the rows of some of these days. Rows of other days are ignored. */
  rows(keys: readonly DayKey[], account: string): Sql;
}

/** Limits evaluations to the days without stored rows. Leaves out those without such days. */
export async function daysToEvaluate(
  store: EvaluationStore,
  evaluations: readonly DayEvaluation[],
): Promise<DayEvaluation[]> {
  const tables = [...new Set(evaluations.map(({ table }) => table))];
  const stored = new Set((await Promise.all(tables.map((table) => storedHashes(store, table, evaluations)))).flat());
  return evaluations
    .map((evaluation) => ({ ...evaluation, keys: evaluation.keys.filter(({ hash }) => !stored.has(hash)) }))
    .filter(({ keys }) => keys.length > 0);
}

async function storedHashes(
  { db, account }: EvaluationStore,
  table: TableDefinition,
  evaluations: readonly DayEvaluation[],
): Promise<string[]> {
  const hashes = evaluations.flatMap((evaluation) =>
    evaluation.table === table ? evaluation.keys.map(({ hash }) => hash) : [],
  );
  if (hashes.length === 0) return [];
  const { text, params } = compile(sql`
    SELECT DISTINCT hash FROM ${raw(table.name)}
    WHERE account = ${param(account, 'String')} AND subject = '' AND hash IN ${param(hashes, 'Array(String)')}`);
  const options = { settings: { max_query_size: 2_000_000 } };
  const rows = await db.query<Pick<DayKey, 'hash'>>(text, params, options);
  return rows.map(({ hash }) => hash);
}

/** Starts to evaluate days in the background. Resolves once their rows are stored. */
type Evaluate = (store: EvaluationStore, evaluations: readonly DayEvaluation[]) => Promise<void>;

const evaluator = processWide('evaluator', () => ({ evaluate: null as Evaluate | null }));

/** Sets what evaluates the days that queries find without rows. Queries only read rows. */
export function setEvaluator(evaluate: Evaluate): void {
  evaluator().evaluate = evaluate;
}

/** Thrown while days of a query are being evaluated. The query can be answered afterwards. */
export class EvaluationPending extends Error {
  constructor() {
    super('Days of this query are being evaluated.');
  }
}

/**
 * Has days without stored rows evaluated in the background, and waits for them.
 *
 * @param patience milliseconds to wait at most, then throws `EvaluationPending`
 */
export async function waitForDays(
  store: EvaluationStore,
  evaluations: readonly DayEvaluation[],
  patience?: number,
): Promise<void> {
  const missing = await daysToEvaluate(store, evaluations);
  if (missing.length === 0) return;
  const { evaluate } = evaluator();
  if (!evaluate) throw new Error('Nothing evaluates days: call setEvaluator at the start.');
  await within(evaluate(store, missing), patience);
}

async function within(evaluated: Promise<void>, patience: number | undefined): Promise<void> {
  if (patience === undefined) return evaluated;
  // The evaluation logs its failure. A query that no longer waits ignores it.
  evaluated.catch(() => undefined);
  if (patience === 0) throw new EvaluationPending();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new EvaluationPending()), patience);
  });
  await Promise.race([evaluated, late]).finally(() => clearTimeout(timer));
}
