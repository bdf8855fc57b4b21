'use client';

import { SettingState } from '@/components/layout/setting-state';
import { Segmented } from '@/components/ui/segmented';
import { toProblem } from '@/lib/client/request-problem';
import { useAccountSettings } from '@/lib/client/use-account-settings';
import { useChangeSetting } from '@/lib/client/use-change-setting';
import { accountSettings } from '@/lib/contract/account-settings';
import { RATING_WEIGHTINGS } from '@/lib/contract/setting-values';

const { title, options } = accountSettings.rating_weighting;
const CHOICES = RATING_WEIGHTINGS.map((value) => ({ value, label: options[value] }));

/** Chooses how ratings weigh in a mean. A choice is saved at once. */
export function WeightingField() {
  const { data: settings } = useAccountSettings();
  const { mutate, isPending, error, variables } = useChangeSetting();
  const pending = isPending && variables.name === 'rating_weighting' ? variables.value : null;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span aria-hidden className="font-medium">
          {title}
        </span>
        <Segmented
          label={title}
          options={CHOICES}
          value={pending ?? settings?.values.rating_weighting ?? null}
          onChange={(value) => mutate({ name: 'rating_weighting', value })}
        />
      </div>
      <p role="status" className={error ? 'text-caption text-off-target' : 'text-caption text-ink-3'}>
        {error ? (
          `Not saved. ${toProblem(error).title}`
        ) : (
          <SettingState name="rating_weighting" isPending={isPending} />
        )}
      </p>
    </>
  );
}
