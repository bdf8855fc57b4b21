'use client';

import type { ShelfState } from '@/components/shelf/page';
import { POSITION_WORDS } from '@/components/shelf/words';
import { Segmented } from '@/components/ui/segmented';
import { Select } from '@/components/ui/select';
import { POSITION_TYPES } from '@/lib/contract/params';

const POSITIONS = POSITION_TYPES.map((value) => ({ value, label: POSITION_WORDS[value] }));
const COUNTS = [10, 20, 40, 60, 100];

/** Chooses the type and number of listings. */
export function Settings({ state: { address, set } }: { state: ShelfState }) {
  const { position_type, first_n_products } = address;
  const counts = [...new Set([...COUNTS, first_n_products])].sort((a, b) => a - b);
  return (
    <div className="flex flex-col items-start gap-3">
      <Segmented
        label="Listings"
        options={POSITIONS}
        value={position_type}
        onChange={(type) => set({ position_type: type })}
      />
      <Select
        label="First"
        value={String(first_n_products)}
        options={counts.map((count) => ({ value: String(count), label: `${count} listings` }))}
        onChange={(count) => set({ first_n_products: Number(count) })}
      />
      <p className="text-caption text-ink-3">
        The first 20 listings of the newest day, organic and sponsored, are collected automatically for power keywords.
        Other days, shelves and numbers are collected when you request them. The page shows their cost first.
      </p>
    </div>
  );
}
