'use client';

import { PositionSettings } from '@/components/layout/position-settings';
import type { VisibilityState } from '@/components/visibility/page';

/** Chooses the type and number of positions in scores. */
export function Settings({ state: { address, set } }: { state: VisibilityState }) {
  return (
    <PositionSettings label="Positions" unit="products" counts={[5, 10, 20, 40, 60, 100]} address={address} set={set}>
      Organic and sponsored positions each count their own first products, so the two do not add up to overall. The
      first 20 are collected automatically every day. Other values are fetched from the API for the selected day and the
      compared day.
    </PositionSettings>
  );
}
