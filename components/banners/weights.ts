import type { Field } from '@/lib/client/address/address';
import { readList, writeList } from '@/lib/client/address/url-list';
import { bannerWeights } from '@/lib/contract/banner-weights';
import type { BannerWeights } from '@/lib/contract/setting-values';

const EVEN_TEXT = 'even';

/** Weights in an address: `HOME_PAGE:3,SEARCH_PAGE:2` or `even`. */
export const weightsField: Field<BannerWeights, null> = {
  parse(raw) {
    if (raw === EVEN_TEXT) return {};
    const entries = readList(raw).map((entry) => {
      const colon = entry.lastIndexOf(':');
      return [entry.slice(0, colon), Number(entry.slice(colon + 1) || NaN)];
    });
    return entries.length > 0 ? (bannerWeights.safeParse(Object.fromEntries(entries)).data ?? null) : null;
  },
  serialize: (weights) => writeList(weightTexts(weights)),
  initial: null,
};

/** Returns weights as parameters of queries. */
export function weightTexts(weights: BannerWeights): string[] {
  const texts = Object.entries(weights).map(([type, weight]) => `${type}:${weight}`);
  return texts.length > 0 ? texts : [EVEN_TEXT];
}
