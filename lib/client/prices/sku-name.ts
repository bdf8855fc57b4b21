import type { Offer } from '@/lib/client/prices/offer';

/** What to call the SKU of these offers: its title, else what it is known by. */
export function skuName(offers: readonly Offer[]): string {
  const titled = offers.find(({ item }) => item.product_title)?.item.product_title;
  const { barcode, product_id } = offers[0]?.item ?? {};
  return titled || barcode || product_id || 'SKU without a name';
}
