'use client';

import { PositionSettings } from '@/components/layout/position-settings';
import type { ShelfState } from '@/components/shelf/page';

/** Chooses the type and number of listings. */
export function Settings({ state: { address, set } }: { state: ShelfState }) {
  return (
    <PositionSettings label="Listings" unit="listings" counts={[10, 20, 40, 60, 100]} address={address} set={set}>
      The first 20 listings of the newest day, organic and sponsored, are collected automatically for power keywords.
      Other days, shelves and numbers are collected when you request them. The page shows their cost first.
    </PositionSettings>
  );
}
