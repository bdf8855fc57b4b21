'use client';

import { useMemo } from 'react';
import type { Place } from '@/components/shelf/place';
import { barcodeOf, type Catalogue } from '@/components/shelf/prepare-catalogue';
import { type Moves, prepareMoves } from '@/components/shelf/prepare-moves';
import type { Shelf } from '@/components/shelf/use-shelf';

interface Compared {
  shelf: Shelf | null;
  other: Shelf | null;
  catalogue: Catalogue;
  nameOf: (code: string) => string | null;
}

/**
 * What moved between two shelves. At one retailer its product numbers pair them; two retailers have no number in common,
 * so barcodes do, looked up in the newest prices. Names pair nothing.
 */
export function useCompared({ shelf, other, catalogue, nameOf }: Compared): Moves | null {
  return useMemo(() => {
    if (!shelf || !other || other.places.length === 0) return null;
    const [here, there] = [shelf.question.retailer_code, other.question.retailer_code];
    const keyAt = (code: string) =>
      here === there
        ? ({ listing }: Place) => listing.product_id
        : (place: Place) => barcodeOf(catalogue, nameOf(code), place);
    return prepareMoves(shelf.places, other.places, keyAt(here), keyAt(there));
  }, [shelf, other, catalogue, nameOf]);
}
