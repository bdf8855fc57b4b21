'use client';

import type { ReactNode } from 'react';
import { ChoiceField } from '@/components/layout/choice-field';
import { SettingField } from '@/components/layout/setting-field';
import { WeightFields } from '@/components/layout/weight-fields';
import { PanelProblem } from '@/components/panel/panel-problem';
import { ServiceLimits } from '@/components/settings/service-limits';
import { toProblem } from '@/lib/client/query/request-problem';
import { useAccountSettings } from '@/lib/client/query/use-account-settings';
import { accountSettings } from '@/lib/contract/account-settings';
import type { SettingName } from '@/lib/contract/setting-values';

/** Fields by section, in the order of the page. */
const SECTIONS: Readonly<Record<string, Partial<Record<SettingName, ReactNode>>>> = {
  Ratings: {
    rating_target: <SettingField name="rating_target" />,
    rating_weighting: <ChoiceField name="rating_weighting" />,
  },
  'Targets of tiles': {
    target_on_target: <SettingField name="target_on_target" />,
    target_in_stock: <SettingField name="target_in_stock" />,
    target_buybox: <SettingField name="target_buybox" />,
    target_share: <SettingField name="target_share" />,
    target_booked: <SettingField name="target_booked" />,
  },
  Banners: { banner_weights: <WeightFields /> },
  Prices: { second_price: <ChoiceField name="second_price" /> },
  Storage: { raw_answer_days: <SettingField name="raw_answer_days" /> },
};

/** The page Settings: settings of the account, and limits of the service, which cannot be changed here. */
export function SettingsPage() {
  const { data, error, refetch } = useAccountSettings();
  return (
    <div className="flex max-w-xl flex-col gap-8">
      {error && !data ? <PanelProblem problem={toProblem(error)} onRetry={() => void refetch()} /> : null}
      {Object.entries(SECTIONS).map(([title, fields]) => (
        <section key={title} aria-label={title}>
          <h2 className="border-line border-b pb-2 font-semibold text-panel">{title}</h2>
          <div className="divide-y divide-line">
            {Object.entries(fields).map(([name, field]) => (
              <div key={name} className="py-3">
                {field}
                <p className="mt-1 text-ink-2">{accountSettings[name as SettingName].about}</p>
              </div>
            ))}
          </div>
        </section>
      ))}
      <ServiceLimits />
    </div>
  );
}
