'use client';

import { PageSettings } from '@/components/layout/page-settings';
import { TargetFields } from '@/components/layout/target-fields';
import { OPENING_DAYS, type TimeDimension } from '@/components/price-competition/page';
import type { CompetitionState } from '@/components/price-competition/use-competition';
import { DIMENSION_WORDS, KIND_WORDS, OFFER_WORDS, PRICE_TYPE_WORDS } from '@/components/price-competition/words';
import { NumberInput } from '@/components/ui/number-input';
import { Segmented } from '@/components/ui/segmented';
import { Select } from '@/components/ui/select';
import { CAPS } from '@/lib/contract/params';

function options<Value extends string>(words: Readonly<Record<Value, string>>) {
  return (Object.keys(words) as Value[]).map((value) => ({ value, label: words[value] }));
}

/** Chooses the price, the offers and the length of buckets. */
export function Settings({ state }: { state: CompetitionState }) {
  const { address, set, dates } = state;
  const { time_dimension } = address;
  return (
    <PageSettings caption="Prices of packs by day are collected automatically. Other values are fetched from the API when selected.">
      <Segmented
        label="Price"
        options={options(KIND_WORDS)}
        value={address.price}
        onChange={(price) => set({ price })}
      />
      <Segmented
        label="Offers"
        options={options(OFFER_WORDS)}
        value={address.offers}
        onChange={(offers) => set({ offers })}
      />
      <Segmented
        label="Price of"
        options={options(PRICE_TYPE_WORDS)}
        value={address.price_type}
        onChange={(price_type) => set({ price_type })}
      />
      <Select
        label="By"
        value={time_dimension}
        options={options<TimeDimension>(DIMENSION_WORDS)}
        onChange={(by) => set({ time_dimension: by, days: null })}
      />
      <NumberInput
        label="Days of the period"
        value={dates.days}
        min={1}
        max={CAPS.rangeDays}
        onChange={(days) => set({ days: days === OPENING_DAYS[time_dimension] ? null : days })}
      />
      <TargetFields names={['target_on_target']} />
    </PageSettings>
  );
}
