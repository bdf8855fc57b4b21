import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { requestJson } from '@/lib/client/query/request';
import type { AccountSettings } from '@/lib/contract/account-settings';
import { ANSWER_SETTINGS, type SettingValues } from '@/lib/contract/setting-values';

export const SETTINGS_URL = '/api/settings';

/** The settings of the account in React Query. The server preloads the same key into a page. */
export const settingsOptions = queryOptions({
  queryKey: ['settings'],
  async queryFn({ client, signal }) {
    const settings = await requestJson<AccountSettings>(SETTINGS_URL, { signal });
    invalidateAnswers(client, settings);
    return settings;
  },
  // Another browser may have changed them.
  refetchOnWindowFocus: 'always',
});

/** Fetches the answers of queries again if a setting that they depend on differs from the previous settings. */
export function invalidateAnswers(client: QueryClient, { values }: AccountSettings): void {
  const previous = client.getQueryData(settingsOptions.queryKey)?.values;
  const textOf = (settings: SettingValues) => JSON.stringify(ANSWER_SETTINGS.map((name) => settings[name]));
  if (!previous || textOf(previous) === textOf(values)) return;
  void client.invalidateQueries({ queryKey: ['answer'] });
}
