'use client';

import { Segmented } from '@/components/ui/segmented';
import { Select } from '@/components/ui/select';
import type { VisibilityState } from '@/components/visibility/page';
import { POSITION_WORDS } from '@/components/visibility/words';
import { POSITION_TYPES } from '@/lib/contract/params';

const POSITIONS = POSITION_TYPES.map((value) => ({ value, label: POSITION_WORDS[value] }));
const COUNTS = [5, 10, 20, 40, 60, 100];

/** Chooses the type and number of positions in scores. */
export function Settings({ state }: { state: VisibilityState }) {
  const { address, set } = state;
  const { position_type, first_n_products } = address;
  const counts = [...new Set([...COUNTS, first_n_products])].sort((a, b) => a - b);
  return (
    <div className="flex flex-col items-start gap-3">
      <Segmented
        label="Positions"
        options={POSITIONS}
        value={position_type}
        onChange={(kind) => set({ position_type: kind })}
      />
      <Select
        label="First"
        value={String(first_n_products)}
        options={counts.map((count) => ({ value: String(count), label: `${count} products` }))}
        onChange={(count) => set({ first_n_products: Number(count) })}
      />
      <p className="text-caption text-ink-3">
        Organic and sponsored positions each count their own first products, so the two do not add up to overall. The
        first 20 are collected automatically every day. Other values are fetched from the API for the selected day and
        the compared day.
      </p>
    </div>
  );
}
