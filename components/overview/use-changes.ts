'use client';

import { useEffect, useState } from 'react';
import type { Context } from '@/components/overview/context';
import { changeFinder } from '@/components/overview/on-demand';
import type { Changes } from '@/components/overview/prepare-changes';
import type { Weights } from '@/components/overview/weights';

type Fetched = { readonly finder: Awaited<ReturnType<typeof changeFinder>> } | { readonly failure: unknown };

/** What changed in every part; null until the code that finds it is there. A fetch of it that fails fails the page. */
export function useChanges(context: Context, weights: Weights): Changes | null {
  const [fetched, setFetched] = useState<Fetched | null>(null);
  useEffect(() => {
    changeFinder().then(
      (finder) => setFetched({ finder }),
      (failure: unknown) => setFetched({ failure }),
    );
  }, []);
  if (!fetched) return null;
  if ('failure' in fetched) throw fetched.failure;
  return fetched.finder.prepareChanges(context, weights);
}
