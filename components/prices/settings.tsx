'use client';

import { PageSettings, SettingsLink } from '@/components/layout/page-settings';
import { TargetFields } from '@/components/layout/target-fields';
import type { PricesState } from '@/components/prices/page';
import { useListPriceWord } from '@/components/prices/use-list-price-word';
import { CALCULATION_WORDS } from '@/components/prices/words';
import { Select } from '@/components/ui/select';
import { CALCULATION_TYPES } from '@/lib/contract/calculation-types';

const TYPES = CALCULATION_TYPES.map((value) => ({ value, label: CALCULATION_WORDS[value].short }));

/** Chooses which price of a day is shown, and the targets of the tiles. */
export function Settings({ state: { address, set } }: { state: PricesState }) {
  const listPrice = useListPriceWord();
  return (
    <PageSettings
      caption={
        <>
          Last prices are collected automatically. Other prices of a day are fetched from the API when selected. The
          second price of an offer is called “{listPrice}”: <SettingsLink>change its name</SettingsLink>.
        </>
      }
      groups={<TargetFields names={['target_in_stock', 'target_buybox']} />}
    >
      <Select
        label="Price of the day"
        options={TYPES}
        value={address.calculation_type}
        onChange={(calculation_type) => set({ calculation_type })}
      />
    </PageSettings>
  );
}
