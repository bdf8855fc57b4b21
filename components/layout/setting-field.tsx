'use client';

import { type FormEvent, useId, useState } from 'react';
import { SettingNote } from '@/components/layout/setting-note';
import { Button } from '@/components/ui/button';
import { useAccountSettings } from '@/lib/client/query/use-account-settings';
import { useChangeSetting } from '@/lib/client/query/use-change-setting';
import { accountSettings, type SettingChange, type SettingOfKind } from '@/lib/contract/account-settings';
import type { SettingValues } from '@/lib/contract/setting-values';

/** Settings that are typed as a number. */
type NumberSetting = SettingOfKind<'rating' | 'share' | 'days'>;

/** A form with one setting of the account. Enter or the button saves it. The note shows whether it is saved. */
export function SettingField({ name }: { name: NumberSetting }) {
  const { data: settings } = useAccountSettings();
  const { mutate, isPending, reset, ...change } = useChangeSetting();
  const id = useId();
  /** The edited text, or null while the field shows the saved value. */
  const [text, setText] = useState<string | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const saved = settings ? settingText(name, settings.values[name]) : '';
  const isEdited = text !== null && text !== saved;

  function save(event: FormEvent) {
    event.preventDefault();
    if (!settings || !isEdited || isPending) return;
    const typed = readSetting(name, text);
    if ('message' in typed) return setMessage(typed.message);
    // Text that was typed meanwhile stays.
    mutate(typed.change, { onSuccess: () => setText((current) => (current === text ? null : current)) });
  }
  const failure = message ?? change.failure;
  const { title, kind } = accountSettings[name];
  return (
    <form onSubmit={save}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <label htmlFor={id} className="font-medium">
          {title}
        </label>
        <span className="flex items-center gap-1.5">
          <input
            id={id}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={text ?? saved}
            aria-invalid={failure !== null || undefined}
            aria-describedby={`${id}-note`}
            onChange={({ target }) => {
              setText(target.value);
              setMessage(null);
              if (change.failure) reset();
            }}
            className="h-[30px] w-16 rounded-md border border-control bg-ground px-2 text-end aria-invalid:border-off-target"
          />
          <span className="w-4 text-ink-2">{kind === 'share' ? '%' : ''}</span>
          <Button type="submit" disabled={!settings || !isEdited || isPending} aria-label={`Save ${title}`}>
            Save
          </Button>
        </span>
      </div>
      <SettingNote id={`${id}-note`} name={name} failure={failure} isPending={isPending} isEdited={isEdited} />
    </form>
  );
}

/** Returns the value as text of the field: shares in percent, empty for none. */
function settingText(name: NumberSetting, value: SettingValues[NumberSetting]): string {
  if (value === null) return '';
  return String(accountSettings[name].kind === 'share' ? Number((value * 100).toFixed(2)) : value);
}

/** Reads the text of a field, with a decimal point or comma. Returns a message for the user if it is invalid. */
function readSetting(name: NumberSetting, text: string): { change: SettingChange } | { message: string } {
  const { kind, schema } = accountSettings[name];
  const trimmed = text.trim();
  const number = trimmed === '' ? Number.NaN : Number(trimmed.replace(',', '.'));
  if (kind === 'share' && trimmed === '') return { change: { name, value: null } as SettingChange };
  const value = kind === 'share' ? number / 100 : number;
  const result = schema.safeParse(Number.isNaN(value) ? trimmed : value);
  if (result.success) return { change: { name, value: result.data } as SettingChange };
  if (kind === 'share')
    return { message: `“${trimmed}” is not a percentage above 0 and up to 100. Leave the field empty for no target.` };
  const empty = kind === 'days' ? 'Enter a number of days.' : 'Enter a rating from 1 to 5.';
  return { message: trimmed === '' ? empty : (result.error.issues[0]?.message ?? '') };
}
