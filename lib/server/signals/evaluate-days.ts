import 'server-only';
import { createHash } from 'node:crypto';
import type { Database } from '@/lib/clickhouse/client';
import { and, compile, identifier, join, param, raw, type Sql, sql } from '@/lib/metrics/sql';
import { addDays, later } from '@/lib/queries/shared/dates';
import type { EvaluatedDay } from '@/lib/queries/signals/instances';
import type { RuleParams } from '@/lib/queries/signals/rule-params';
import { isCollected, RULE_COLUMNS, type RuleRun, type Signal, statementOf } from '@/lib/queries/signals/signal';
import type { NeedCoverage } from '../query/coverage';
import { needRows } from '../query/need-rows';
import { signalDays } from '../store/tables';

interface Evaluation {
  rule: Signal;
  params: RuleParams;
  /** Coverage of the needs of the rule, including trailing days. */
  coverage: readonly NeedCoverage[];
  /** Days without cached verdicts, in ascending order. */
  missing: readonly EvaluatedDay[];
}

/** The account and the database that caches its verdicts. */
export interface Verdicts {
  db: Database;
  account: string;
}

/** Columns that are stored for bad subjects only, and what the others have instead. */
const OF_BAD = {
  ...{ title: sql`''`, keyword: sql`''`, product: sql`''` },
  ...{ value: sql`NULL`, reference: sql`NULL`, who: sql`''` },
};

/** Replaces rows with the names of their tables, so that the compiled SQL has only the rule and its thresholds. */
const NO_ROWS: RuleRun = { from: ({ view, as = view.name }) => raw(as), days: () => [] };

/**
 * Returns a hash of a rule on a day and of its inputs: the rule with its thresholds, and all sets that it reads for the
 * day.
 */
export function hashOfDay(rule: Signal, params: RuleParams, coverage: readonly NeedCoverage[], day: string): string {
  const first = addDays(day, -rule.trailing);
  const sets = coverage.map(({ as, need, setDays, sets: all }) => [
    as,
    need.params,
    all.flatMap((set, index) => {
      const at = setDays[index] ?? '';
      return at >= first && at <= day ? [[at, set]] : [];
    }),
  ]);
  const { name, trailing, trailingCollected } = rule;
  const statement = compile(statementOf(rule.rule(NO_ROWS, params)));
  const text = JSON.stringify([name, day, trailing, trailingCollected, statement, sets]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

/**
 * Evaluates a rule on the days without cached verdicts, and caches them.
 *
 * @param at milliseconds, the same for all rows of an evaluation
 */
export async function evaluateDays({ db, account }: Verdicts, evaluation: Evaluation, at: number): Promise<void> {
  const { rule, params, coverage, missing } = evaluation;
  if (missing.length === 0) return;
  const days = missing.map(({ day }) => day);
  const run = needRows(daysUpTo(coverage, rule, missing), account);
  const stored = RULE_COLUMNS.map((name) =>
    name in OF_BAD
      ? sql`if(bad, ${identifier(name)}, ${OF_BAD[name as keyof typeof OF_BAD]}) AS ${identifier(name)}`
      : identifier(name),
  );
  const hash = sql`${param(
    missing.map((key) => key.hash),
    'Array(String)',
  )}[indexOf(${param(days, 'Array(Date)')}, day)]`;
  const into = sql`INSERT INTO ${raw(signalDays.name)} (account, rule, hash, evaluated_at, ${join(RULE_COLUMNS.map(identifier))})`;
  const verdicts = sql`${into}
    SELECT ${param(account, 'String')}, ${param(rule.name, 'String')}, ${hash}, ${param(at, 'UInt64')}, ${join(stored)}
    FROM (${statementOf(rule.rule(run, params))})
    WHERE ${and(sql`bad IS NOT NULL`, sql`subject != ''`, sql`day IN ${param(days, 'Array(Date)')}`)}
    SETTINGS prefer_column_name_to_alias = 1`;
  await execute(db, verdicts);
}

/**
 * Marks days as evaluated, after all their verdicts are stored: a day without a marker is evaluated again, so that a kill
 * in between loses nothing.
 */
export async function markEvaluated(
  { db, account }: Verdicts,
  keys: readonly EvaluatedDay[],
  at: number,
): Promise<void> {
  if (keys.length === 0) return;
  await db.insert(
    signalDays.name,
    keys.map((key) => ({ account, ...key, evaluated_at: at, subject: '' })),
    { repeatable: true },
  );
}

async function execute(db: Database, statement: Sql): Promise<void> {
  const { text, params } = compile(statement);
  await db.command(text, params, { settings: { max_query_size: 1_000_000 } });
}

/** Returns the days without cached verdicts. */
export async function uncachedDays({ db, account }: Verdicts, keys: readonly EvaluatedDay[]): Promise<EvaluatedDay[]> {
  if (keys.length === 0) return [];
  const { text, params } = compile(sql`
    SELECT DISTINCT hash FROM ${raw(signalDays.name)}
    WHERE account = ${param(account, 'String')} AND subject = '' AND hash IN ${param(
      keys.map(({ hash }) => hash),
      'Array(String)',
    )}`);
  const options = { settings: { max_query_size: 2_000_000 } };
  const rows = await db.query<Pick<EvaluatedDay, 'hash'>>(text, params, options);
  const cached = new Set(rows.map(({ hash }) => hash));
  return keys.filter(({ hash }) => !cached.has(hash));
}

/** Limits coverage to the sets of the missing days and the earlier days that their verdicts depend on. */
function daysUpTo(
  coverage: readonly NeedCoverage[],
  { trailing, trailingCollected }: Signal,
  missing: readonly EvaluatedDay[],
): NeedCoverage[] {
  const [first = '', last = ''] = [missing[0]?.day, missing.at(-1)?.day];
  return coverage.map((need) => {
    const collected = need.days.filter((day) => isCollected(day) && day.day < first);
    const limit = trailingCollected === undefined ? undefined : collected.at(-trailingCollected)?.day;
    const from = later(addDays(first, -trailing), limit ?? '');
    const isRead = (day = '') => day >= from && day <= last;
    return {
      ...need,
      sets: need.sets.filter((_, index) => isRead(need.setDays[index])),
      setDays: need.setDays.filter(isRead),
      days: need.days.filter(({ day }) => isRead(day)),
    };
  });
}
