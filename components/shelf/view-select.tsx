'use client';

import { retailersOf, type ShelfState, type ShelfView } from '@/components/shelf/page';
import { Segmented } from '@/components/ui/segmented';
import { Select } from '@/components/ui/select';
import { shopName } from '@/lib/client/format/names';
import { useFormat } from '@/lib/client/format/use-format';
import type { ShelfSources } from '@/lib/queries/shelf/sources';

const VIEW_OPTIONS = [
  { value: 'shelf', label: 'Shelf' },
  { value: 'pair', label: 'Side by side' },
  { value: 'table', label: 'Table' },
] as const;

interface ViewSelectProps {
  state: ShelfState;
  view: ShelfView;
  sources: ShelfSources | null;
}

/** Chooses how the shelf is shown, and which one is next to it: another day, or another retailer. */
export function ViewSelect({ state, view, sources }: ViewSelectProps) {
  const { address, params, dates, set } = state;
  const format = useFormat();
  const others = retailersOf(sources, params?.visibility_source_id).filter(
    ({ code }) => code !== params?.retailer_code,
  );
  return (
    <>
      {view === 'pair' ? (
        <Select
          label="Next to it"
          hideLabel
          value={address.beside}
          options={[
            { value: '', label: format.day(dates.against) },
            ...others.map(({ code, name, country }) => ({ value: code, label: shopName(name, country) })),
          ]}
          onChange={(beside) => set({ beside, view: 'pair' })}
        />
      ) : null}
      <Segmented
        label="Views of the shelf"
        options={VIEW_OPTIONS}
        value={view}
        // One shelf is compared with another day.
        onChange={(next) => set({ view: next, ...(next === 'shelf' && { beside: null }) }, 'replace')}
      />
    </>
  );
}
