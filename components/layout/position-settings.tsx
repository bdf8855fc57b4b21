'use client';

import type { ReactNode } from 'react';
import { Segmented } from '@/components/ui/segmented';
import { Select } from '@/components/ui/select';
import { POSITION_TYPES } from '@/lib/contract/params';
import { POSITION_WORDS, type PositionType } from '@/lib/datasets/scores/filters';

const POSITIONS = POSITION_TYPES.map((value) => ({ value, label: POSITION_WORDS[value] }));

interface Positions {
  position_type: PositionType;
  first_n_products: number;
}

interface PositionSettingsProps {
  label: string;
  /** What is counted: "listings". */
  unit: string;
  /** Numbers to choose from, in addition to the current one. */
  counts: readonly number[];
  address: Positions;
  set: (change: Partial<Positions>) => void;
  /** Explains what is collected. */
  children: ReactNode;
}

/** Chooses the type and the number of the first positions that a page counts. */
export function PositionSettings({ label, unit, counts, address, set, children }: PositionSettingsProps) {
  const { position_type, first_n_products } = address;
  const numbers = [...new Set([...counts, first_n_products])].sort((a, b) => a - b);
  return (
    <div className="flex flex-col items-start gap-3">
      <Segmented
        label={label}
        options={POSITIONS}
        value={position_type}
        onChange={(type) => set({ position_type: type })}
      />
      <Select
        label="First"
        value={String(first_n_products)}
        options={numbers.map((count) => ({ value: String(count), label: `${count} ${unit}` }))}
        onChange={(count) => set({ first_n_products: Number(count) })}
      />
      <p className="text-caption text-ink-3">{children}</p>
    </div>
  );
}
