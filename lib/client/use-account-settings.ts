'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type HydratedQuery, useHydratedQuery } from '@/lib/client/hydrated-query';
import { jsonPost } from '@/lib/client/json-post';
import { requestJson } from '@/lib/client/request';
import { invalidateAnswers, SETTINGS_URL, settingsOptions } from '@/lib/client/settings-options';
import {
  type AccountSettings,
  DEFAULT_SETTINGS,
  type SettingChange,
  type SettingValues,
} from '@/lib/contract/account-settings';

/** Returns the settings of the account with the times of their changes. */
export function useAccountSettings(): HydratedQuery<AccountSettings> {
  return useHydratedQuery(settingsOptions);
}

/** Returns the values of the account's settings, or the defaults until they are loaded. */
export function useSettingValues(): SettingValues {
  return useAccountSettings().data?.values ?? DEFAULT_SETTINGS;
}

/** Saves a setting for the account. */
export function useChangeSetting() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: SettingChange) => requestJson<AccountSettings>(SETTINGS_URL, jsonPost(JSON.stringify(change))),
    async onSuccess(settings) {
      const { queryKey } = settingsOptions;
      // The response to an earlier request would show the earlier value.
      await client.cancelQueries({ queryKey });
      invalidateAnswers(client, settings);
      client.setQueryData(queryKey, settings);
    },
  });
}
