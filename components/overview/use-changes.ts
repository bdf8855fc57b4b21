'use client';

import type { Context } from '@/components/overview/context';
import { behind } from '@/components/overview/on-demand';
import type { Changes } from '@/components/overview/prepare-changes';
import type { Weights } from '@/components/overview/weights';
import { useFetched } from '@/lib/client/use-fetched';
import { usePatience } from '@/lib/client/use-patience';

/** A list that grows in the middle moves away from under the pointer: what is kept comes within this many milliseconds. */
const PATIENCE = 3000;

/** What changed in every part; null until the code that finds it is there, and for a moment until all parts are. */
export function useChanges(context: Context, weights: Weights): Changes | null {
  const finder = useFetched(behind);
  const { done, of } = context.answers.collected;
  const shows = usePatience(done === of, PATIENCE);
  return finder && shows ? finder.prepareChanges(context, weights) : null;
}
