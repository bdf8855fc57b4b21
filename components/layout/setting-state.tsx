'use client';

import { useHydrated } from '@/lib/client/browser/use-hydrated';
import { useFormat } from '@/lib/client/format/use-format';
import { useAccountSettings } from '@/lib/client/query/use-account-settings';
import { DEFAULT_SETTINGS, type SettingName } from '@/lib/contract/setting-values';

interface SettingStateProps {
  name: SettingName;
  isPending: boolean;
  isEdited?: boolean;
}

/** Describes in words whether the value of a setting is saved. */
export function SettingState({ name, isPending, isEdited }: SettingStateProps) {
  const format = useFormat();
  const isHydrated = useHydrated();
  const changedAt = useAccountSettings().data?.changedAt[name];
  if (isPending) return 'Saving…';
  if (isEdited) return 'Not saved yet.';
  if (changedAt === undefined) return 'Loading…';
  if (changedAt === null) return DEFAULT_SETTINGS[name] === null ? 'No target.' : 'Default.';
  // The server does not know the time zone of the browser.
  return isHydrated ? `Saved for the account on ${format.dateTime(changedAt)}.` : 'Saved for the account.';
}
