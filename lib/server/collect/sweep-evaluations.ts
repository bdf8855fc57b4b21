import 'server-only';
import type { Database } from '@/lib/clickhouse/client';
import { mutationTarget } from '@/lib/clickhouse/table';
import { dropOlder } from '../base/drop-older';
import { evaluationTables } from '../base/evaluation-tables';

const HOUR_MS = 3_600_000;
/** Time that readers of superseded verdicts have to finish. */
const GRACE_MS = HOUR_MS;
/** Maximum age of an evaluation. Bounds the table, including unused accounts and days. */
const MAX_AGE_MS = 90 * 24 * HOUR_MS;

/**
 * Removes cached verdicts and moves of prices that were superseded an hour ago by a later evaluation of the same rule and
 * day, those of evaluations that did not finish, the oldest ones, and tables of earlier versions. A removed day is
 * evaluated again when it is read.
 */
export async function sweepEvaluations(db: Database, now: number): Promise<void> {
  for (const { name, family, familyVersion } of evaluationTables) {
    await dropOlder(db, [family], familyVersion);
    await sweepTable(db, name, now);
  }
}

async function sweepTable(db: Database, name: string, now: number): Promise<void> {
  const stale = `evaluated_at < {oldest:UInt64} OR (evaluated_at <= {superseded:UInt64} AND (account, rule, day, evaluated_at) NOT IN (
    SELECT account, rule, day, max(evaluated_at) FROM ${name} WHERE evaluated_at <= {superseded:UInt64} AND subject = ''
    GROUP BY account, rule, day))`;
  const params = { oldest: now - MAX_AGE_MS, superseded: now - GRACE_MS };
  const [row] = await db.query<{ has_stale: boolean }>(
    `SELECT toBool(count() > 0) AS has_stale FROM (SELECT 1 FROM ${name} WHERE ${stale} LIMIT 1)`,
    params,
  );
  if (row?.has_stale) await db.command(`DELETE FROM ${mutationTarget(name, db)} WHERE ${stale}`, params);
}
