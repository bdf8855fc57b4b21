'use client';

import { type FormEvent, useState } from 'react';
import { SettingState } from '@/components/layout/setting-state';
import { type NumberSetting, readSetting, settingText, unitOf } from '@/components/layout/setting-text';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { toProblem } from '@/lib/client/query/request-problem';
import { useAccountSettings } from '@/lib/client/query/use-account-settings';
import { useChangeSetting } from '@/lib/client/query/use-change-setting';
import { accountSettings } from '@/lib/contract/account-settings';

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
