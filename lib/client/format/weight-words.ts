import { pageTypeWords } from '@/lib/contract/page-types';
import type { BannerWeights } from '@/lib/contract/setting-values';

/** Describes the weights other than 1: "weighted: Home page × 3". Null if there are none. */
export function weightWords(weights: BannerWeights): string | null {
  const uneven = Object.entries(weights).filter(([, weight]) => weight !== 1);
  const texts = uneven.map(([type, weight]) => `${pageTypeWords(type)} × ${weight}`);
  return texts.length === 0 ? null : `weighted: ${texts.join(', ')}`;
}
