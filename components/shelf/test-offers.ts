import type { PriceItem } from '@/lib/contract/price';

const plain: PriceItem = {
  csku_id: 'A1',
  product_title: 'Shampoo 250 ml',
  barcode: '4000000000011',
  brand_name: 'Aurelle',
  is_own_brand: true,
  tags: [],
  retailer: 'Markt',
  retailer_country: 'DE',
  product_id: 'p1',
  merchant_name: 'Markt',
  url: 'https://shop.example/p1',
  is_psku: false,
  is_main_merchant: true,
  currency: 'EUR',
  availability: 1,
  buybox_position: 1,
  price: 10,
  price_2: null,
  discount_amount: null,
  cargo_fee: null,
  promotion_text: null,
  crawling_time: '2026-06-30T06:10:00Z',
  date: '2026-06-30',
};

/** An offer as a service sends it, plain but for what a test is about. */
export function item(difference: Partial<PriceItem> = {}): PriceItem {
  return { ...plain, ...difference };
}
