'use client';

import type { Banners } from '@/components/banners/use-banners';
import { CountSelect, PageSettings } from '@/components/layout/page-settings';
import { TargetFields } from '@/components/layout/target-fields';
import { WeightFields } from '@/components/layout/weight-fields';
import { Segmented } from '@/components/ui/segmented';
import { accountSettings } from '@/lib/contract/account-settings';

const STEPS = [1, 3, 5, 10, 20, 50, 100, 1000];
const RELEVANCES = [
  { value: 'RELEVANT', label: 'Own or competitor' },
  { value: 'ALL', label: 'All banners' },
] as const;

/** Chooses the requested banners and the weights of page types. */
export function Settings({ banners }: { banners: Banners }) {
  const { address, set, facets } = banners;
  return (
    <PageSettings
      caption="“Own or competitor” with the first 20 is collected automatically every day. Other values are fetched from the API for the selected day and the compared day."
      groups={
        <>
          <TargetFields names={['target_share', 'target_booked']} />
          <div className="w-full border-line border-t pt-3">
            <WeightFields types={(facets?.page_type ?? []).map(({ value }) => value)} />
            <p className="text-caption text-ink-3">{accountSettings.banner_weights.about}</p>
          </div>
        </>
      }
    >
      <Segmented
        label="Which banners"
        options={RELEVANCES}
        value={address.relevance}
        onChange={(relevance) => set({ relevance })}
      />
      <CountSelect
        label="First of a page"
        counts={STEPS}
        value={address.first_n_e_retail_media}
        onChange={(count) => set({ first_n_e_retail_media: count })}
      />
    </PageSettings>
  );
}
