'use client';

import { SettingsLink } from '@/components/layout/page-settings';
import { SettingField } from '@/components/layout/setting-field';
import type { SettingOfKind } from '@/lib/contract/account-settings';

/** Targets of a page's tiles, which are settings of the account. */
export function TargetFields({ names }: { names: readonly SettingOfKind<'share'>[] }) {
  return (
    <fieldset className="flex w-full flex-col gap-2 border-line border-t pt-3">
      <legend className="contents font-medium">Targets</legend>
      {names.map((name) => (
        <SettingField key={name} name={name} />
      ))}
      <p className="text-caption text-ink-3">
        Drawn into the tiles for everyone who uses this dashboard. All targets are in{' '}
        <SettingsLink>Settings</SettingsLink>.
      </p>
    </fieldset>
  );
}
