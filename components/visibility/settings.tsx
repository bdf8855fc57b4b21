'use client';

import { DictionaryButton } from '@/components/layout/dictionary-button';
import { Segmented } from '@/components/ui/segmented';
import { Select } from '@/components/ui/select';
import type { VisibilityState } from '@/components/visibility/use-visibility';
import { POSITION_WORDS } from '@/components/visibility/words';
import { POSITION_TYPES } from '@/lib/contract/params';

const POSITIONS = POSITION_TYPES.map((value) => ({ value, label: POSITION_WORDS[value] }));
const COUNTS = [5, 10, 20, 40, 60, 100];

interface SettingsProps {
  state: VisibilityState;
  onDictionary: () => void;
}

/** Which places count, and how many of a shelf. */
export function Settings({ state, onDictionary }: SettingsProps) {
  const { address, set } = state;
  const { position_type, first_n_products } = address;
  const counts = [...new Set([...COUNTS, first_n_products])].sort((a, b) => a - b);
  return (
    <div className="flex flex-col items-start gap-3">
      <Segmented
        label="Which places count"
        options={POSITIONS}
        value={position_type}
        onChange={(kind) => set({ position_type: kind === 'OVERALL' ? null : kind })}
      />
      <Select
        label="First"
        value={String(first_n_products)}
        options={counts.map((count) => ({ value: String(count), label: `${count} products` }))}
        onChange={(count) => set({ first_n_products: count === '20' ? null : Number(count) })}
      />
      <p className="text-caption text-ink-3">
        Organic and sponsored places each count their own first products, so the two do not add up to overall. The first
        20 are collected by themselves, day after day; any other number is asked of the service for the day that is
        looked at, and the one it is compared with.
      </p>
      <DictionaryButton onClick={onDictionary} />
    </div>
  );
}
