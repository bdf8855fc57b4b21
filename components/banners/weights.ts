import * as z from 'zod/mini';
import type { Field } from '@/lib/client/address/address';
import { readList, writeList } from '@/lib/client/address/url-list';
import { cookieSetting } from '@/lib/client/browser/cookie-setting';
import { pageTypeWords } from '@/lib/contract/known-values';

/** Weights of banners by page type. The default is 1. */
export type Weights = Readonly<Record<string, number>>;

export const EVEN: Weights = {};

const schema = z.record(z.string(), z.number().check(z.minimum(0), z.maximum(100)));

export const weightsSetting = cookieSetting<Weights>('endcap-banner-weights', schema, EVEN);

const EVEN_TEXT = 'even';

/** Weights in an address: `HOME_PAGE:3,SEARCH_PAGE:2` or `even`. */
export const weightsField: Field<Weights, null> = {
  parse(raw) {
    if (raw === EVEN_TEXT) return EVEN;
    const entries = readList(raw).map((entry) => {
      const colon = entry.lastIndexOf(':');
      return [entry.slice(0, colon), Number(entry.slice(colon + 1) || NaN)];
    });
    return entries.length > 0 ? (schema.safeParse(Object.fromEntries(entries)).data ?? null) : null;
  },
  serialize: (weights) => writeList(Object.entries(weights).map(([type, weight]) => `${type}:${weight}`)) || EVEN_TEXT,
  initial: null,
};

/** Formats the weights other than 1. Null if there are none. */
export function formatWeights(weights: Weights): string | null {
  const uneven = Object.entries(weights).filter(([, weight]) => weight !== 1);
  return uneven.length === 0 ? null : uneven.map(([type, weight]) => `${pageTypeWords(type)} × ${weight}`).join(', ');
}
