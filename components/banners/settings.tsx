'use client';

import type { Banners } from '@/components/banners/use-banners';
import { TargetFields } from '@/components/layout/target-fields';
import { WeightFields } from '@/components/layout/weight-fields';
import { Segmented } from '@/components/ui/segmented';
import { Select } from '@/components/ui/select';
import { accountSettings } from '@/lib/contract/account-settings';

const STEPS = [1, 3, 5, 10, 20, 50, 100, 1000];
const RELEVANCES = [
  { value: 'RELEVANT', label: 'Own or competitor' },
  { value: 'ALL', label: 'All banners' },
] as const;

/** Chooses the requested banners and the weights of page types. */
export function Settings({ banners }: { banners: Banners }) {
  const { address, set, facets } = banners;
  const first = address.first_n_e_retail_media;
  const steps = STEPS.includes(first) ? STEPS : [...STEPS, first].sort((a, b) => a - b);
  return (
    <div className="flex flex-col gap-3">
      <Segmented
        label="Which banners"
        options={RELEVANCES}
        value={address.relevance}
        onChange={(relevance) => set({ relevance })}
        className="self-start"
      />
      <Select
        label="First of a page"
        value={String(first)}
        options={steps.map((step) => ({ value: String(step), label: String(step) }))}
        onChange={(step) => set({ first_n_e_retail_media: Number(step) })}
        className="self-start"
      />
      <p className="text-caption text-ink-3">
        “Own or competitor” with the first 20 is collected automatically every day. Other values are fetched from the
        API for the selected day and the compared day.
      </p>
      <TargetFields names={['target_share', 'target_booked']} />
      <div className="border-line border-t pt-3">
        <WeightFields
          weights={address.weights}
          types={(facets?.page_type ?? []).map(({ value }) => value)}
          onSaved={() => set({ weights: null })}
        />
        <p className="text-caption text-ink-3">{accountSettings.banner_weights.about}</p>
      </div>
    </div>
  );
}
