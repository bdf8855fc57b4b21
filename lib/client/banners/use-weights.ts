'use client';

import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { EVEN, readWeights, WEIGHTS_COOKIE, type Weights } from '@/lib/client/banners/weights';

const YEAR = 365 * 86_400;
/** Where they stood before they were a cookie, which the server reads, too. */
const EARLIER_KEY = 'endcap.banners.page-type-weights';

const listeners = new Set<() => void>();
let known = { text: '', weights: EVEN };

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): Weights {
  const name = `${WEIGHTS_COOKIE}=`;
  const text = document.cookie.split('; ').find((one) => one.startsWith(name)) ?? '';
  if (text !== known.text) known = { text, weights: readWeights(text.slice(name.length)) };
  return known.weights;
}

function write(weights: Weights): void {
  const text = encodeURIComponent(JSON.stringify(weights));
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store of browsers answers later than a render can wait.
  document.cookie = `${WEIGHTS_COOKIE}=${text}; path=/; max-age=${YEAR}; samesite=lax`;
  for (const listener of listeners) listener();
}

/**
 * How much a banner counts by the type of its page, kept in this browser.
 *
 * @param first what the server has read of them for this page
 */
export function useWeights(first: Weights = EVEN): [Weights, (weights: Weights) => void] {
  const weights = useSyncExternalStore(subscribe, current, () => first);
  useEffect(() => {
    const earlier = localStorage.getItem(EARLIER_KEY);
    if (earlier === null) return;
    localStorage.removeItem(EARLIER_KEY);
    write({ ...readWeights(encodeURIComponent(earlier)), ...current() });
  }, []);
  return [weights, useCallback(write, [])];
}
