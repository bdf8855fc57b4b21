'use client';

import Link from 'next/link';
import { ChoiceField } from '@/components/layout/choice-field';
import { SettingField } from '@/components/layout/setting-field';

/** The rating target and the weighting of averages, which are settings of the account. */
export function Settings() {
  return (
    <div className="flex flex-col gap-3">
      <SettingField name="rating_target" />
      <ChoiceField name="rating_weighting" />
      <p className="text-caption text-ink-3">
        For everyone who uses this dashboard, also on the Overview. All settings are in{' '}
        <Link href="/settings" prefetch={false} className="underline underline-offset-2">
          Settings
        </Link>
        .
      </p>
    </div>
  );
}
