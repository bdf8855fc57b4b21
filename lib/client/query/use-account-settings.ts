'use client';

import { type HydratedQuery, useHydratedQuery } from '@/lib/client/query/hydrated-query';
import { settingsOptions } from '@/lib/client/query/settings-options';
import type { AccountSettings } from '@/lib/contract/account-settings';
import { DEFAULT_SETTINGS, type SettingValues } from '@/lib/contract/setting-values';

/** Returns the settings of the account with the times of their changes. */
export function useAccountSettings(): HydratedQuery<AccountSettings> {
  return useHydratedQuery(settingsOptions);
}

/** Returns the values of the account's settings, or the defaults until they are loaded. */
export function useSettingValues(): SettingValues {
  return useAccountSettings().data?.values ?? DEFAULT_SETTINGS;
}
