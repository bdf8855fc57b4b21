import 'server-only';
import { createSerialQueue } from '@/lib/async/serial-queue';
import type { Database } from '@/lib/clickhouse/client';
import type { SentList } from '@/lib/contract/sent-points';
import { param, raw, type Sql, sql } from '@/lib/metrics/sql';
import { accountKey } from '../base/account-key';
import { versionAfter } from '../base/next-version';
import { processWide } from '../base/process-wide';
import { sentPoints } from '../base/tables';

/** Lists to store, by database and account. */
const writes = processWide('sent points', createSerialQueue);

/** Stores which points of a list were sent, or withdraws them. A single insert, so that a kill stores all or none. */
export function writeSent(db: Database, account: string, list: SentList): Promise<void> {
  return writes()(accountKey(db, account), () => write(db, account, list));
}

async function write(db: Database, account: string, { date, retailer, isSent, points }: SentList): Promise<void> {
  const version = versionAfter((await readNewest(db, account)).version);
  const rows = points.map((point) => ({ account, retailer, ...point, date, version, is_sent: isSent }));
  await db.insert(sentPoints.name, rows, { repeatable: true });
}

/** Returns a version that changes with each list. */
export async function sentVersion(db: Database, account: string): Promise<string> {
  const { version, rows } = await readNewest(db, account);
  return `${version} of ${rows}`;
}

async function readNewest(db: Database, account: string): Promise<{ version: bigint; rows: number }> {
  const [row] = await db.query<{ version: string; rows: number }>(
    `SELECT toString(max(version)) AS version, count() AS rows FROM ${sentPoints.name} WHERE account = {account:String}`,
    { account },
  );
  return { version: BigInt(row?.version ?? 0), rows: row?.rows ?? 0 };
}

/** Returns the SELECT of `Run.sent`. */
export function sentSql(account: string): Sql {
  return sql`
    SELECT toString(retailer) AS retailer, toString(rule) AS rule, subject, date, argMax(fact, version) AS fact
    FROM ${raw(sentPoints.name)} WHERE account = ${param(account, 'String')}
    GROUP BY retailer, rule, subject, date HAVING argMax(is_sent, version)`;
}
