'use client';

import { cn } from '@/components/ui/cn';
import { useHydrated } from '@/lib/client/browser/use-hydrated';
import { useFormat } from '@/lib/client/format/use-format';
import { useAccountSettings } from '@/lib/client/query/use-account-settings';
import { DEFAULT_SETTINGS, type SettingName } from '@/lib/contract/setting-values';

interface SettingNoteProps {
  id?: string;
  name: SettingName;
  /** Why the value is invalid or was not saved. */
  failure: string | null;
  isPending: boolean;
  isEdited?: boolean;
}

/** States whether the value of a setting is saved. Screen readers announce changes. */
export function SettingNote({ id, failure, ...state }: SettingNoteProps) {
  const words = useStateWords(state);
  return (
    <p id={id} role="status" className={cn('text-caption', failure ? 'text-off-target' : 'text-ink-3')}>
      {failure ?? words}
    </p>
  );
}

function useStateWords({ name, isPending, isEdited }: Pick<SettingNoteProps, 'name' | 'isPending' | 'isEdited'>) {
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
