import 'server-only';
import { LRUCache } from 'lru-cache';
import { memoize } from '@/lib/async/memoize';
import { createSerialQueue } from '@/lib/async/serial-queue';
import type { Database } from '@/lib/clickhouse/client';
import {
  type AccountSettings,
  accountSettings,
  SETTING_NAMES,
  type SettingChange,
} from '@/lib/contract/account-settings';
import { DEFAULT_SETTINGS, type SettingName, type SettingValues } from '@/lib/contract/setting-values';
import { accountKey } from '../base/account-key';
import { FOREIGN_WRITE_DELAY_MS } from '../base/foreign-write-delay';
import { timeOfVersion, versionAfter } from '../base/next-version';
import { processWide } from '../base/process-wide';
import { accountSettingChanges } from '../base/tables';

interface StoredSettings {
  settings: AccountSettings;
  /** Version of the newest change, 0 without one. */
  version: bigint;
}

interface ChangeRow {
  name: string;
  value: string;
  version: string;
}

/** Settings by database and account. A change of this process removes its entry. */
const cache = processWide(
  'account settings',
  () => new LRUCache<string, Promise<StoredSettings>>({ max: 10, ttl: FOREIGN_WRITE_DELAY_MS }),
);
/** Changes to store, by the same key. */
const changesQueue = processWide('changes of account settings', createSerialQueue);

/**
 * Returns the settings of an account: the newest change of each, or its default. Changes of other processes are seen
 * after `FOREIGN_WRITE_DELAY_MS`.
 */
export async function readSettings(db: Database, account: string): Promise<AccountSettings> {
  return (await memoize(cache(), accountKey(db, account), () => loadSettings(db, account))).settings;
}

/**
 * Stores changes and returns the settings after them. A later change replaces an earlier one, which stays in the table as
 * history. A value that is already stored is not written again.
 */
export function writeSettings(
  db: Database,
  account: string,
  changes: readonly SettingChange[],
): Promise<AccountSettings> {
  return changesQueue()(accountKey(db, account), () => write(db, account, changes));
}

async function write(db: Database, account: string, changes: readonly SettingChange[]): Promise<AccountSettings> {
  const { settings, version: newest } = await loadSettings(db, account);
  const { values, changedAt } = settings;
  const next = changes.filter(
    ({ name, value }) => changedAt[name] === null || JSON.stringify(value) !== JSON.stringify(values[name]),
  );
  const rows = next.map(({ name, value }) => ({
    account,
    name,
    version: versionAfter(newest),
    value: JSON.stringify(value),
  }));
  try {
    await db.insert(accountSettingChanges.name, rows, { repeatable: true });
  } finally {
    // Also after a failure, as the rows may have been stored. A read that began before the insert is discarded.
    cache().delete(accountKey(db, account));
  }
  return readSettings(db, account);
}

async function loadSettings(db: Database, account: string): Promise<StoredSettings> {
  const rows = await db.query<ChangeRow>(
    `SELECT name, value, toString(version) AS version FROM ${accountSettingChanges.name}
    WHERE account = {account:String} ORDER BY ${accountSettingChanges.name}.version DESC LIMIT 1 BY name`,
    { account },
  );
  const changes = new Map(rows.map((row) => [row.name, row]));
  const byName = <Value>(toValue: (row: ChangeRow | undefined, name: SettingName) => Value) =>
    Object.fromEntries(SETTING_NAMES.map((name) => [name, toValue(changes.get(name), name)]));
  return {
    settings: {
      values: byName((row, name) => parseValue(name, row?.value)) as unknown as SettingValues,
      changedAt: byName((row) =>
        row ? new Date(timeOfVersion(row.version)).toISOString() : null,
      ) as AccountSettings['changedAt'],
    },
    version: BigInt(rows[0]?.version ?? 0),
  };
}

/** Returns the stored value, or the default without one that this version accepts. */
function parseValue(name: SettingName, text: string | undefined): unknown {
  const initial = DEFAULT_SETTINGS[name];
  if (text === undefined) return initial;
  const result = accountSettings[name].schema.safeParse(JSON.parse(text));
  return result.success ? result.data : initial;
}
