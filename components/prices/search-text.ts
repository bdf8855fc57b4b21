import type { Offer } from '@/lib/client/prices/offer';
import { fold } from '@/lib/text/fold';

/** What a search looks in. Made at an offer's first search: most pages of 50,000 offers are never searched. */
const folded = new WeakMap<Offer, string>();

/** Whether an offer holds all words of a search, each anywhere in its names, codes and promotion. */
export function matches(offer: Offer, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = folded.get(offer) ?? fold(namesOf(offer));
  folded.set(offer, text);
  return words.every((word) => text.includes(word));
}

function namesOf({ item }: Offer): string {
  const { product_title, brand_name, barcode, csku_id, product_id, merchant_name, retailer, promotion_text } = item;
  const names = [product_title, brand_name, barcode, csku_id, product_id, merchant_name, retailer, promotion_text];
  return names.filter((name) => name !== null).join('\n');
}
