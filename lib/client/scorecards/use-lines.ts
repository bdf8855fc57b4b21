'use client';

import { useStored } from '@/lib/client/use-stored';

/** What a person holds ratings against. Kept in this browser: it is theirs, not part of a link. */
export interface Lines {
  /** Below it a rating is marked. */
  readonly threshold: number;
  /** What the five-star reviews are counted to. */
  readonly target: number;
  /** Weight of the mean of all, in reviews, where ratings are shrunk. */
  readonly strength: number;
}

const START: Lines = { threshold: 4, target: 4.5, strength: 10 };

export function useLines(): [Lines, (change: Partial<Lines>) => void] {
  const [kept, keep] = useStored<Partial<Lines>>('endcap.scorecards.lines', START);
  return [{ ...START, ...kept }, (change) => keep({ ...START, ...kept, ...change })];
}
