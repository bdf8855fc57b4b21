import 'server-only';
import type { Database } from '@/lib/clickhouse/client';
import { config } from '../base/config';
import { database } from '../base/database';
import { accountSettingChanges, brandPositions, savedItemChanges, sentPoints } from '../base/tables';
import { untilDone } from '../base/until-done';
import { accountOf } from '../service/account';

/** What users saved, which no service has. */
const TABLES = [accountSettingChanges, savedItemChanges, sentPoints, brandPositions];

/**
 * Carries over what the account of the previous key or address saved, if the configuration names one. If the store fails,
 * resolves and tries again.
 */
export async function carryOverConfigured(): Promise<void> {
  const { service: base, key, previous } = config();
  if (!previous) return;
  const from = accountOf({ base: previous.service ?? base, key: previous.key ?? key });
  const carry = async () => carryOver(await database(), from, accountOf({ base, key }));
  await untilDone('carrying settings of the previous key over', carry);
}

/**
 * Copies the settings, views, bookings, marks of sent lists and colors of brands of an account, unless the other account
 * has them, or has removed them. Collected data is not copied, as the service may refuse some of it to another key.
 */
export async function carryOver(db: Database, from: string, to: string): Promise<void> {
  if (from === to) return;
  for (const { name, orderBy } of TABLES) {
    const key = `(${orderBy.filter((column) => column !== 'account' && column !== 'version').join(', ')})`;
    await db.command(
      `INSERT INTO ${name} SELECT * REPLACE ({to:String} AS account) FROM (
        SELECT * FROM ${name} WHERE account = {from:String}
          AND ${key} GLOBAL NOT IN (SELECT ${key} FROM ${name} WHERE account = {to:String}))`,
      { from, to },
    );
  }
}
