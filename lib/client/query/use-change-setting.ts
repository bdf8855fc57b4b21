'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { jsonPost } from '@/lib/client/query/json-post';
import { requestJson } from '@/lib/client/query/request';
import { toProblem } from '@/lib/client/query/request-problem';
import { invalidateAnswers, SETTINGS_URL, settingsOptions } from '@/lib/client/query/settings-options';
import type { AccountSettings, SettingChange } from '@/lib/contract/account-settings';

/** Saves a setting for the account. `failure` describes why it was not saved. */
export function useChangeSetting() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: (change: SettingChange) => requestJson<AccountSettings>(SETTINGS_URL, jsonPost(JSON.stringify(change))),
    async onSuccess(settings) {
      const { queryKey } = settingsOptions;
      // The response to an earlier request would show the earlier value.
      await client.cancelQueries({ queryKey });
      invalidateAnswers(client, settings);
      client.setQueryData(queryKey, settings);
    },
  });
  return { ...mutation, failure: mutation.error && `Not saved. ${toProblem(mutation.error).title}` };
}
