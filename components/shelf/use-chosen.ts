'use client';

import { useMemo } from 'react';
import type { Catalogue } from '@/components/shelf/prepare-catalogue';
import { type Chosen, prepareChosen, type SkuFilters } from '@/components/shelf/prepare-chosen';
import type { Shelf } from '@/components/shelf/use-shelf';

/** What the filters of power SKU and tag choose on the shelves on screen. */
export interface ChosenOn {
  readonly now: Chosen;
  /** Null while nothing is compared. */
  readonly beside: Chosen | null;
}

interface Asked {
  shelf: Shelf | null;
  other: Shelf | null;
  /** Null while no such filter is on. */
  filters: SkuFilters | null;
  /** Null until the newest prices are here. */
  catalogue: Catalogue | null;
  nameOf: (code: string) => string | null;
}

/** Null while no such filter is on, or nothing can be said yet. */
export function useChosen({ shelf, other, filters, catalogue, nameOf }: Asked): ChosenOn | null {
  return useMemo(() => {
    if (!shelf || !filters || !catalogue) return null;
    const of = ({ places, question }: Shelf) =>
      prepareChosen(places, filters, catalogue, nameOf(question.retailer_code));
    return { now: of(shelf), beside: other && of(other) };
  }, [shelf, other, filters, catalogue, nameOf]);
}
