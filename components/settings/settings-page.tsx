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

const TARGETS = ['target_on_target', 'target_in_stock', 'target_buybox', 'target_share', 'target_booked'] as const;

/** The page Settings: settings of the account, and limits of the service, which cannot be changed here. */
export function SettingsPage() {
  const { data, error, refetch } = useAccountSettings();
  return (
    <div className="flex max-w-xl flex-col gap-8">
      {error && !data ? <PanelProblem problem={toProblem(error)} onRetry={() => void refetch()} /> : null}
      <Section title="Ratings">
        <Setting name="rating_target">
          <SettingField name="rating_target" />
        </Setting>
        <Setting name="rating_weighting">
          <ChoiceField name="rating_weighting" />
        </Setting>
      </Section>
      <Section title="Targets of tiles">
        {TARGETS.map((name) => (
          <Setting key={name} name={name}>
            <SettingField name={name} />
          </Setting>
        ))}
      </Section>
      <Section title="Banners">
        <Setting name="banner_weights">
          <WeightFields />
        </Setting>
      </Section>
      <Section title="Prices">
        <Setting name="second_price">
          <ChoiceField name="second_price" />
        </Setting>
      </Section>
      <Section title="Storage">
        <Setting name="raw_answer_days">
          <SettingField name="raw_answer_days" />
        </Setting>
      </Section>
      <ServiceLimits />
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="border-line border-b pb-2 font-semibold text-panel">{title}</h2>
      <div className="divide-y divide-line">{children}</div>
    </section>
  );
}

function Setting({ name, children }: { name: SettingName; children: ReactNode }) {
  return (
    <div className="py-3">
      {children}
      <p className="mt-1 text-ink-2">{accountSettings[name].about}</p>
    </div>
  );
}
