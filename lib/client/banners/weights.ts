import * as z from 'zod/mini';
import { pageTypeWords } from '@/lib/contract/known-values';

/** How much a banner counts by the type of its page; a type without a weight counts 1. */
export type Weights = Readonly<Record<string, number>>;

export const WEIGHTS_COOKIE = 'endcap-banner-weights';

export const EVEN: Weights = {};

const schema = z.record(z.string(), z.number().check(z.minimum(0), z.maximum(100)));

/** The weights that a cookie holds; even ones where it holds none. */
export function readWeights(text: string | undefined): Weights {
  if (!text) return EVEN;
  try {
    return schema.safeParse(JSON.parse(decodeURIComponent(text))).data ?? EVEN;
  } catch {
    return EVEN;
  }
}

/** The weights that are not 1, in words; null where every type counts the same. */
export function weightsInWords(weights: Weights): string | null {
  const uneven = Object.entries(weights).filter(([, weight]) => weight !== 1);
  return uneven.length === 0 ? null : uneven.map(([type, weight]) => `${pageTypeWords(type)} × ${weight}`).join(', ');
}
