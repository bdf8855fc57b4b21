'use client';

import type { ReactNode } from 'react';
import { CountSelect, PageSettings } from '@/components/layout/page-settings';
import { Segmented } from '@/components/ui/segmented';
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
  return (
    <PageSettings caption={children}>
      <Segmented
        label={label}
        options={POSITIONS}
        value={address.position_type}
        onChange={(type) => set({ position_type: type })}
      />
      <CountSelect
        label="First"
        counts={counts}
        unit={unit}
        value={address.first_n_products}
        onChange={(count) => set({ first_n_products: count })}
      />
    </PageSettings>
  );
}
