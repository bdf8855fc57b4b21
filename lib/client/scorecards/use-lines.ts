'use client';

import { useSettingValues } from '@/lib/client/use-account-settings';
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

const START = { target: 4.5, strength: 10 };
const NONE: Partial<Lines> = {};

/** Returns the lines of this browser. The threshold is the account's rating target until the user changes it here. */
export function useLines(): [Lines, (change: Partial<Lines>) => void] {
  const { rating_target } = useSettingValues();
  const [stored, store] = useStored('endcap.scorecards.lines', NONE);
  return [{ ...START, threshold: rating_target, ...stored }, (change) => store({ ...stored, ...change })];
}
