'use client';

import { ChoiceField } from '@/components/layout/choice-field';
import { SettingsLink } from '@/components/layout/page-settings';
import { SettingField } from '@/components/layout/setting-field';

/** The rating target and the weighting of averages, which are settings of the account. */
export function Settings() {
  return (
    <div className="flex flex-col gap-3">
      <SettingField name="rating_target" />
      <ChoiceField name="rating_weighting" />
      <p className="text-caption text-ink-3">
        For everyone who uses this dashboard, also on the Overview. All settings are in{' '}
        <SettingsLink>Settings</SettingsLink>.
      </p>
    </div>
  );
}
