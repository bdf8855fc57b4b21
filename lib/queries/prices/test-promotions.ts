import type { PriceItem } from '@/lib/contract/price';
import { isOnPromotion, shopOf, skuOf } from './test-figures';
import type { OffersOn } from './test-history';
import { offer } from './test-offers';

/** Prices and texts of a day by letter. Digits are on promotion. */
const OFFERS: Record<string, Pick<PriceItem, 'price' | 'price_2' | 'promotion_text'>> = {
  '1': { price: 3.6, price_2: 4, promotion_text: '10% off' },
  '3': { price: 3, price_2: 4, promotion_text: '3 for 2' },
  '5': { price: 1.5, price_2: 4, promotion_text: 'Clearance' },
  // A lower price without a text, and with a text of spaces only.
  d: { price: 3, price_2: 4, promotion_text: null },
  b: { price: 3, price_2: 4, promotion_text: ' ' },
  // A text without a lower price, above the list price, and without a list price.
  t: { price: 4, price_2: 4, promotion_text: 'in the shop' },
  a: { price: 5, price_2: 4, promotion_text: 'New' },
  u: { price: 3, price_2: null, promotion_text: '3 for 2' },
  '-': { price: 4, price_2: 4, promotion_text: null },
};

/** Offers of an SKU at a retailer, a text of letters for each merchant. Other letters are days without an offer. */
export function promoted(sku: 'soap' | 'cream' | 'foam', shop: 'k' | 'h' | 't', ...merchants: string[]): OffersOn {
  return (_, no) =>
    merchants.flatMap((letters, index) => {
      const row = OFFERS[letters[no - 1] ?? ''];
      return row ? [offer(sku, shop, row.price, row.price_2, { ...row, merchant_name: `M${index}` })] : [];
    });
}

/** The fifth day is not collected, and the tenth is the selected one. */
export const PROMOTED = [
  promoted('soap', 'k', '--33.-tt-1'),
  promoted('soap', 'h', 'ddbb.uu---'),
  // The first merchant has the deeper promotion on the first days, and a text only on the eighth.
  promoted('cream', 'k', '55--.--t--', '133-.u----'),
  promoted('cream', 'h', 'aa-n.nn-5-'),
  promoted('foam', 'k', '3333.33333'),
  promoted('foam', 'h', '--u-.----u'),
  // Not on offer on the selected day.
  promoted('foam', 't', '3333.3333n'),
];
export const PROMOTED_DAYS = { length: 10, missing: [5] };

export const listingOf = (row: PriceItem) => `${skuOf(row)}/${shopOf(row)}`;

/** Whether an SKU at a retailer is on promotion, by any of its offers of a day. Null if that is not known. */
export function isAnyOnPromotion(rows: readonly PriceItem[]): boolean | null {
  const states = rows.map(isOnPromotion);
  return states.includes(true) ? true : states.includes(null) ? null : false;
}
