'use client';

import { useEffect } from 'react';
import { EVEN, type Weights, weightsSetting } from '@/components/banners/weights';
import { siteStorage } from '@/lib/client/browser/storage';
import { useCookie } from '@/lib/client/browser/use-cookie';

/** Key of the local storage that earlier versions used. */
const EARLIER_KEY = 'endcap.banners.page-type-weights';

/**
 * Returns the weights of page types, which are stored in this browser, and their setter.
 *
 * @param first weights that the server read for this page
 */
export function useWeights(first: Weights = EVEN): [Weights, (weights: Weights) => void] {
  const [weights, write] = useCookie(weightsSetting, first);
  useEffect(() => {
    const earlier = siteStorage.read(EARLIER_KEY);
    if (!earlier) return;
    siteStorage.write(EARLIER_KEY, '');
    write({ ...weightsSetting.read(earlier), ...weights });
  }, [weights, write]);
  return [weights, write];
}
