'use client';

import { useEffect, useState } from 'react';
import type { Context } from '@/components/overview/context';
import { changeFinder } from '@/components/overview/on-demand';
import type { Changes } from '@/components/overview/prepare-changes';
import type { Weights } from '@/components/overview/weights';
import { usePatience } from '@/lib/client/use-patience';

type Fetched = { readonly finder: Awaited<ReturnType<typeof changeFinder>> } | { readonly failure: unknown };

/** A list that grows in the middle moves away from under the pointer: what is kept comes within this many milliseconds. */
const PATIENCE = 3000;

/** What changed in every part; null until the code that finds it is there. A fetch of it that fails fails the page. */
export function useChanges(context: Context, weights: Weights): Changes | null {
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const { done, of } = context.answers.collected;
  const shows = usePatience(done === of, PATIENCE);
  useEffect(() => {
    changeFinder().then(
      (finder) => setFetched({ finder }),
      (failure: unknown) => setFetched({ failure }),
    );
  }, []);
  if (!fetched || !shows) return null;
  if ('failure' in fetched) throw fetched.failure;
  return fetched.finder.prepareChanges(context, weights);
}
