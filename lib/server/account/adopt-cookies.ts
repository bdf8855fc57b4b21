import 'server-only';
import * as z from 'zod/mini';
import type { Database } from '@/lib/clickhouse/client';
import {
  type AccountSettings,
  accountSettings,
  type SettingChange,
  type SettingOfKind,
} from '@/lib/contract/account-settings';
import { readSettings, writeSettings } from './account-settings';

/** Settings that earlier versions stored in cookies, by the name of the cookie. Values are JSON. */
const COOKIES: Readonly<Record<string, (value: unknown) => SettingChange[]>> = {
  /** Targets of tiles by the name of the figure. */
  'endcap-targets': toTargets,
  'endcap-banner-weights': toWeights,
};

const TARGETS: Readonly<Record<string, SettingOfKind<'share'>>> = {
  on_target: 'target_on_target',
  share: 'target_share',
  booked: 'target_booked',
};

/**
 * Returns the settings of an account. Settings of a browser's cookies become those of the account, unless it has already
 * changed them.
 *
 * @param readCookie returns the decoded text of a cookie
 */
export async function readAdoptedSettings(
  db: Database,
  account: string,
  readCookie: (name: string) => string | undefined = () => undefined,
): Promise<AccountSettings> {
  const settings = await readSettings(db, account);
  const changes = Object.entries(COOKIES).flatMap(([name, toChanges]) => toChanges(jsonOf(readCookie(name) ?? '')));
  const missing = changes.filter(({ name }) => settings.changedAt[name] === null);
  return missing.length > 0 ? writeSettings(db, account, missing, { onlyUnset: true }) : settings;
}

function toTargets(value: unknown): SettingChange[] {
  const targets = z.record(z.string(), z.unknown()).safeParse(value).data ?? {};
  return Object.entries(TARGETS).flatMap(([figure, name]) => {
    const target = Object.hasOwn(targets, figure) ? accountSettings[name].schema.safeParse(targets[figure]).data : null;
    return target ? [{ name, value: target }] : [];
  });
}

function toWeights(value: unknown): SettingChange[] {
  const weights = accountSettings.banner_weights.schema.safeParse(value).data ?? {};
  return Object.keys(weights).length > 0 ? [{ name: 'banner_weights', value: weights }] : [];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
