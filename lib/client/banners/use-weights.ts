'use client';

import { useEffect } from 'react';
import { EVEN, readWeights, WEIGHTS_COOKIE, type Weights } from '@/lib/client/banners/weights';
import { useCookie } from '@/lib/client/use-cookie';

/** Where they stood before they were a cookie, which the server reads, too. */
const EARLIER_KEY = 'endcap.banners.page-type-weights';
const SETTING = { name: WEIGHTS_COOKIE, read: readWeights };

/**
 * How much a banner counts by the type of its page, kept in this browser.
 *
 * @param first what the server has read of them for this page
 */
export function useWeights(first: Weights = EVEN): [Weights, (weights: Weights) => void] {
  const [weights, write] = useCookie(SETTING, first);
  useEffect(() => {
    const earlier = localStorage.getItem(EARLIER_KEY);
    if (earlier === null) return;
    localStorage.removeItem(EARLIER_KEY);
    write({ ...readWeights(encodeURIComponent(earlier)), ...weights });
  }, [weights, write]);
  return [weights, write];
}
