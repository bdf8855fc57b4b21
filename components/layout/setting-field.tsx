'use client';

import { type FormEvent, useState } from 'react';
import { SettingState } from '@/components/layout/setting-state';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { toProblem } from '@/lib/client/query/request-problem';
import { useAccountSettings } from '@/lib/client/query/use-account-settings';
import { useChangeSetting } from '@/lib/client/query/use-change-setting';
import { accountSettings, type SettingChange, type SettingOfKind } from '@/lib/contract/account-settings';
import type { SettingValues } from '@/lib/contract/setting-values';

/** Settings that are typed as a number. */
type NumberSetting = SettingOfKind<'rating' | 'share' | 'days'>;

/** A form with one setting of the account. Enter or the button saves it. The note shows whether it is saved. */
export function SettingField({ name }: { name: NumberSetting }) {
  const { data: settings } = useAccountSettings();
  const { mutate, isPending, error, reset } = useChangeSetting();
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
  const failure = message ?? (error ? `Not saved. ${toProblem(error).title}` : null);
  return (
    <form onSubmit={save}>
      <FormField
        label={accountSettings[name].title}
        value={text ?? saved}
        unit={unitOf(name)}
        onChange={(next) => {
          setText(next);
          setMessage(null);
          if (error) reset();
        }}
        invalid={failure !== null}
        note={failure ?? <SettingState name={name} isPending={isPending} isEdited={isEdited} />}
      >
        <Button
          type="submit"
          disabled={!settings || !isEdited || isPending}
          aria-label={`Save ${accountSettings[name].title}`}
        >
          Save
        </Button>
      </FormField>
    </form>
  );
}

type TypedSetting = { change: SettingChange } | { message: string };

function unitOf(name: NumberSetting): string {
  return accountSettings[name].kind === 'share' ? '%' : '';
}

/** Returns the value as text of the field: shares in percent, empty for none. */
function settingText(name: NumberSetting, value: SettingValues[NumberSetting]): string {
  if (value === null) return '';
  return String(accountSettings[name].kind === 'share' ? Number((value * 100).toFixed(2)) : value);
}

/** Reads the text of a field, with a decimal point or comma. Returns a message for the user if it is invalid. */
function readSetting(name: NumberSetting, text: string): TypedSetting {
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
