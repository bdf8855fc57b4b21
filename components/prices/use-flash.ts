'use client';

import { useState } from 'react';
import type { PanelState } from '@/lib/client/panel-state';
import { priceUrl, type Question } from '@/lib/client/prices/price-url';
import { useMissingSets, useSet } from '@/lib/client/use-set';
import type { PriceItem } from '@/lib/contract/price';

/** The whole day twice: by its average and by its lowest prices. */
export interface FlashSets {
  averages: readonly PriceItem[];
  lowests: readonly PriceItem[];
}

/** Average and lowest prices of a day, asked for only by those who want them: either is the whole day again. */
export function useFlash(question: Question) {
  const average = priceUrl({ ...question, calculation_type: 'AVG' });
  const lowest = priceUrl({ ...question, calculation_type: 'MIN_PRICE' });
  const missing = useMissingSets([average, lowest]);
  const [wanted, setWanted] = useState(false);
  const asking = wanted || missing === 0;
  const averages = useSet<PriceItem>(asking ? average : null);
  const lowests = useSet<PriceItem>(asking ? lowest : null);
  return {
    /** Sets that would have to be loaded; 0 as soon as they are asked for. */
    missing: asking ? 0 : missing,
    ask: () => setWanted(true),
    state: stateOf(averages, lowests),
  };
}

type SetState = PanelState<{ rows: readonly PriceItem[] }>;

function stateOf(averages: SetState, lowests: SetState): PanelState<FlashSets> {
  if (averages.kind !== 'content') return averages;
  if (lowests.kind !== 'content') return lowests;
  return { ...lowests, data: { averages: averages.data.rows, lowests: lowests.data.rows } };
}
