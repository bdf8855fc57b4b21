import { type PriceItem, price } from '@/lib/contract/price';
import { ownAccount as makeAccount, sharedBy } from '@/lib/server/testing/collected';
import { pageBody } from '@/lib/server/testing/fake-pages';
import { plainService, type ServiceKind } from '@/lib/server/testing/services';

const SHOPS = {
  k: { retailer: 'Korbina DE', retailer_country: 'DE', currency: 'EUR' },
  h: { retailer: 'Halvéo FR', retailer_country: 'FR', currency: 'EUR' },
  t: { retailer: 'Thistle GB', retailer_country: 'GB', currency: 'GBP' },
} as const;

const SKUS = {
  soap: { csku_id: 'S1', product_title: 'Soap', brand_name: 'Velquin', is_own_brand: true, is_psku: true },
  cream: { csku_id: 'S2', product_title: 'Crème', brand_name: 'Velquin', is_own_brand: true, is_psku: false },
  foam: { csku_id: 'S3', product_title: 'Foam', brand_name: 'Fenwarra', is_own_brand: false, is_psku: false },
} as const;

/** An offer in stock by the main merchant, first in the buybox, with the discount that follows from its prices. */
export function offer(
  sku: keyof typeof SKUS,
  shop: keyof typeof SHOPS,
  selling: number | null,
  list: number | null,
  over: Partial<PriceItem> = {},
): PriceItem {
  return {
    ...SKUS[sku],
    ...SHOPS[shop],
    barcode: `00${SKUS[sku].csku_id}`,
    tags: sku === 'soap' ? [{ tag_name: 'category', tag_value: 'Care' }] : [],
    product_id: `${shop}-${sku}`,
    merchant_name: SHOPS[shop].retailer,
    url: `https://${shop}.example/${sku}`,
    is_main_merchant: true,
    availability: 1,
    buybox_position: 1,
    price: selling,
    price_2: list,
    discount_amount: selling === null || list === null ? null : Math.round((list - selling) * 100) / 100,
    cargo_fee: 0.1,
    promotion_text: null,
    crawling_time: '2026-03-04T05:12:31.000Z',
    date: null,
    ...over,
  };
}

const QX = { merchant_name: 'QX', is_main_merchant: false, buybox_position: 2 } as const;

/** Offers by day. 3 March is not collected. */
export const DAYS: Record<string, PriceItem[]> = {
  '2026-03-01': [
    offer('soap', 'k', 3.2, 4),
    offer('soap', 'k', 3.5, 4, { ...QX }),
    offer('soap', 'h', 2.9, 4),
    offer('soap', 't', 2.2, 2.2),
    offer('cream', 'k', 6, 6, { availability: 0 }),
    offer('foam', 'h', 4.5, 6, { is_main_merchant: null }),
  ],
  '2026-03-02': [
    offer('soap', 'k', 3.1, 4),
    offer('soap', 'h', null, 4, { availability: null }),
    offer('foam', 'h', 4.5, 6),
  ],
  '2026-03-04': [
    offer('soap', 'k', 3.1, 4, { promotion_text: '3 for 2' }),
    // Cheapest, but out of stock.
    offer('soap', 'k', 2.3, 4, { ...QX, availability: 0, cargo_fee: null }),
    // The buybox is lost to another merchant.
    offer('soap', 'h', 2.9, 4, { buybox_position: 2 }),
    offer('soap', 'h', 2.7, 4, { ...QX, buybox_position: 1, cargo_fee: 0.45 }),
    offer('soap', 't', 2.2, 2.2),
    // Above its list price, without a price, and without a list price and known stock.
    offer('cream', 'k', 6.6, 6),
    offer('cream', 'h', null, 6, { availability: 0, buybox_position: null }),
    offer('foam', 'k', 5, null, { availability: null, is_main_merchant: null }),
    // A discount that is not the difference of the prices, and a price of 0, which is none.
    offer('foam', 'h', 4.2, 6, { discount_amount: 1.5 }),
    offer('foam', 't', 0, 0, { discount_amount: null, cargo_fee: null }),
    // An offer that names nothing but its product.
    offer('foam', 'k', 1.5, 2, {
      ...{
        csku_id: null,
        product_id: 'p-9',
        product_title: null,
        barcode: null,
        brand_name: null,
        merchant_name: null,
      },
      ...{ is_own_brand: null, is_psku: null, retailer: null, retailer_country: null, currency: null },
    }),
  ],
};
export const NOW = '2026-03-04';
export const BEFORE = '2026-03-01';
export const PARAMS = { date: NOW, against: BEFORE, days: '4' };

export async function ownAccount(kind: ServiceKind = plainService) {
  const service = await makeAccount(price, {}, kind);
  const collect = (date: string, rows: readonly PriceItem[], over: object = {}) =>
    service.collectValue({ date, ...over }, pageBody(rows.map((row) => ({ ...row, date }))));
  await Promise.all(Object.entries(DAYS).map(([date, rows]) => collect(date, rows)));
  return { ...service, collect };
}

/** The account of the days, which the tests of a file share. */
export const account = sharedBy(ownAccount);
