'use client';

import type { Reading } from '@/components/overview/context';
import { useWeights } from '@/lib/client/banners/use-weights';
import { usePrice2Word } from '@/lib/client/prices/use-price2-word';
import { useLines } from '@/lib/client/scorecards/use-lines';
import { useFormat } from '@/lib/client/use-format';

/** What a reader set on the pages holds here, too. */
export function useReading(deepest: number | null): Reading {
  const format = useFormat();
  const price2 = usePrice2Word();
  const [{ threshold, target }] = useLines();
  const [bannerWeights] = useWeights();
  return { format, price2, deepest, threshold, target, bannerWeights };
}
