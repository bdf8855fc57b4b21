import 'server-only';
import { and, compile, identifier, join, param, raw, selectList, sql } from '@/lib/metrics/sql';
import { addDays, later } from '@/lib/queries/shared/dates';
import type { EvaluatedDay } from '@/lib/queries/signals/instances';
import { isCollected, RULE_COLUMNS, type Signal, statementOf } from '@/lib/queries/signals/signal';
import type { NeedCoverage } from '../query/coverage';
import { needRows } from '../query/need-rows';
import type { SignalDays, Verdicts } from '../query/verdicts';
import { signalDays } from '../store/tables';

/** Texts that are stored for bad subjects only. */
const OF_BAD: readonly (typeof RULE_COLUMNS)[number][] = ['title', 'keyword', 'product'];

/**
 * Evaluates a signal on days, and stores their verdicts.
 *
 * @param at milliseconds, the same for all rows of an evaluation
 */
export async function evaluateDays({ db, account }: Verdicts, evaluation: SignalDays, at: number): Promise<void> {
  const { signal, params, coverage, keys } = evaluation;
  const days = param(
    keys.map(({ day }) => day),
    'Array(Date)',
  );
  const hashes = param(
    keys.map(({ hash }) => hash),
    'Array(String)',
  );
  const run = needRows(daysUpTo(coverage, signal, keys), account);
  const key = {
    account: param(account, 'String'),
    rule: param(signal.name, 'String'),
    hash: sql`${hashes}[indexOf(${days}, day)]`,
    evaluated_at: param(at, 'UInt64'),
  };
  const verdicts = RULE_COLUMNS.map((name) => {
    const column = identifier(name);
    return OF_BAD.includes(name) ? sql`if(bad, ${column}, '') AS ${column}` : column;
  });
  const { text, params: values } = compile(sql`
    INSERT INTO ${raw(signalDays.name)} (${join([...Object.keys(key), ...RULE_COLUMNS].map(identifier))})
    SELECT ${selectList(key)}, ${join(verdicts)}
    FROM (${statementOf(signal.rule(run, params))})
    WHERE ${and(sql`bad IS NOT NULL`, sql`subject != ''`, sql`day IN ${days}`)}
    SETTINGS prefer_column_name_to_alias = 1`);
  await db.command(text, values, { settings: { max_query_size: 1_000_000 } });
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
  await db.insert(
    signalDays.name,
    keys.map((key) => ({ account, ...key, evaluated_at: at, subject: '' })),
    { repeatable: true },
  );
}

/** Limits coverage to the sets of these days and of the earlier days that their verdicts depend on. */
function daysUpTo(
  coverage: readonly NeedCoverage[],
  { trailing, trailingCollected }: Signal,
  keys: readonly EvaluatedDay[],
): NeedCoverage[] {
  const [first = '', last = ''] = [keys[0]?.day, keys.at(-1)?.day];
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
