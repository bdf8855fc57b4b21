import 'server-only';
import type { Database } from '@/lib/clickhouse/client';
import { mutationTarget } from '@/lib/clickhouse/table';
import type { Collection } from '@/lib/contract/collection';
import { DAY_MS } from '@/lib/contract/utc-day';
import { readSettings } from '../account/account-settings';
import { rawAnswers } from '../base/tables';

const BYTES = `
  SELECT sum(total_bytes) AS bytes, sumIf(total_bytes, name IN ({raw:String}, {local:String})) AS rawBytes
  FROM system.tables WHERE database = {database:String}`;

/** Returns the size of the dashboard's tables on disk, and for how many days raw answers of an account are kept. */
export async function readStorage(db: Database, account: string): Promise<Collection['storage']> {
  const names = { database: db.database, raw: rawAnswers.name, local: `${rawAnswers.name}_local` };
  const [[sizes], { values }] = await Promise.all([
    db.query<{ bytes: number | null; rawBytes: number | null }>(BYTES, names),
    readSettings(db, account),
  ]);
  return { bytes: sizes?.bytes ?? 0, rawBytes: sizes?.rawBytes ?? 0, rawDays: values.raw_answer_days };
}

/** Removes raw answers that were received before the days of the account's setting. Rows and ledger stay. */
export async function removeOldBodies(db: Database, now: number): Promise<void> {
  const oldest = await db.query<{ account: string; set: string }>(
    `SELECT account, toString(min(set_id)) AS set FROM ${rawAnswers.name} GROUP BY account`,
  );
  for (const { account, set } of oldest) {
    const { values } = await readSettings(db, account);
    // The id of a set is the time of its writing in microseconds.
    const before = BigInt(Math.floor(now - values.raw_answer_days * DAY_MS)) * 1000n;
    if (BigInt(set) >= before) continue;
    await db.command(
      `DELETE FROM ${mutationTarget(rawAnswers.name, db)} WHERE account = {account:String} AND set_id < {before:UInt64}`,
      { account, before: before.toString() },
    );
  }
}
