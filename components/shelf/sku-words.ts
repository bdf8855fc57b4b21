import { agreed } from '@/lib/client/agreed';
import { flagWords, tagWords } from '@/lib/client/shared-filters';
import type { PriceItem } from '@/lib/contract/price';

/** The words of filters that only the price set knows of a product. */
export type SkuWords = Readonly<Record<'own' | 'power' | 'tag', readonly string[]>>;

/** Of the offers of one product: a flag where they agree, the tags of them all. */
export function skuWords(offers: readonly PriceItem[]): SkuWords {
  const tagged = offers.filter(({ tags }) => tags.length > 0);
  return {
    own: flagWords(agreed(offers.map((offer) => offer.is_own_brand)), 'own', 'competitor'),
    power: flagWords(agreed(offers.map((offer) => offer.is_psku)), 'yes', 'no'),
    tag: tagged.length > 0 ? [...new Set(tagged.flatMap(({ tags }) => tagWords(tags)))] : tagWords([]),
  };
}
