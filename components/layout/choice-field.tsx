'use client';

import { SettingNote } from '@/components/layout/setting-note';
import { Segmented } from '@/components/ui/segmented';
import { useAccountSettings } from '@/lib/client/query/use-account-settings';
import { useChangeSetting } from '@/lib/client/query/use-change-setting';
import { accountSettings, type SettingChange, type SettingOfKind } from '@/lib/contract/account-settings';

/** A setting with a few options. A choice is saved at once. */
export function ChoiceField({ name }: { name: SettingOfKind<'choice'> }) {
  const { data: settings } = useAccountSettings();
  const { mutate, isPending, failure, variables } = useChangeSetting();
  const { title, options } = accountSettings[name];
  const pending = isPending && variables.name === name ? variables.value : null;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span aria-hidden className="font-medium">
          {title}
        </span>
        <Segmented
          label={title}
          options={Object.entries(options).map(([value, label]) => ({ value, label }))}
          value={pending ?? settings?.values[name] ?? null}
          onChange={(value) => mutate({ name, value } as SettingChange)}
        />
      </div>
      <SettingNote name={name} failure={failure} isPending={isPending} />
    </>
  );
}
