'use client';

import { START_WEIGHTS, type Weights } from '@/components/overview/weights';
import { useStored } from '@/lib/client/use-stored';

/** How the list is ranked and what is a breach. A reader's own, kept in this browser. */
export interface Ranking extends Weights {
  /** From this share of price_2 on a discount is a breach; null where none is too deep. */
  readonly deepest: number | null;
}

const START: Ranking = { ...START_WEIGHTS, deepest: 0.5 };

export function useRanking(): [Ranking, (change: Partial<Ranking> | null) => void] {
  const [kept, keep] = useStored<Partial<Ranking>>('endcap.overview.ranking', {});
  const ranking = { ...START, ...kept, kinds: { ...START.kinds, ...kept.kinds } };
  return [ranking, (change) => keep(change === null ? {} : { ...kept, ...change })];
}
