import 'server-only';
import * as z from 'zod/mini';
import type { Database } from '@/lib/clickhouse/client';
import { type AccountSettings, accountSettings, type SettingOfKind } from '@/lib/contract/account-settings';
import { readSettings, writeSettings } from './account-settings';

/** The cookie in which earlier versions stored the targets of tiles, as JSON by the name of the figure. */
export const TARGETS_COOKIE = 'endcap-targets';

const FIGURES: Readonly<Record<string, SettingOfKind<'share'>>> = {
  on_target: 'target_on_target',
  share: 'target_share',
  booked: 'target_booked',
};

/**
 * Returns the settings of an account. Targets of a browser's cookie become those of the account, unless it has already
 * set or removed them.
 */
export async function readAdoptedSettings(db: Database, account: string, cookie = ''): Promise<AccountSettings> {
  const settings = await readSettings(db, account);
  const changes = targetsOf(cookie).filter(({ name }) => settings.changedAt[name] === null);
  return changes.length > 0 ? writeSettings(db, account, changes, { onlyUnset: true }) : settings;
}

function targetsOf(cookie: string) {
  const targets = z.record(z.string(), z.unknown()).safeParse(jsonOf(cookie)).data ?? {};
  return Object.entries(FIGURES).flatMap(([figure, name]) => {
    const value = Object.hasOwn(targets, figure) ? accountSettings[name].schema.safeParse(targets[figure]).data : null;
    return value ? [{ name, value }] : [];
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
