import { price } from '@/lib/contract/price';
import { addDays } from '@/lib/queries/shared/dates';
import { ownAccount, sharedBy } from '@/lib/server/testing/collected';
import { plainService, type ServiceKind } from '@/lib/server/testing/services';

/** Stock of SKUs at two retailers over eight days, for tests. */

const FIRST = '2026-03-01';
export const dayAt = (index: number) => addDays(FIRST, index);
export const LAST = dayAt(7);
export const PARAMS = { date: LAST, days: 8 };

/** A letter for each day: o in stock, x out of stock, a space where the SKU is not listed. `Power` is a power SKU. */
const STOCK: Record<string, Record<string, string>> = {
  'Korbina DE': { Power: 'oooooxxx', Newest: 'ooooooox', Back: 'xxxxoooo', Steady: 'xooooooo' },
  'Plazora DE': { Long: 'xxxxxxxx', Lost: 'ooxxxxx ', Steady: 'oooooooo' },
};

export const offer = (retailer: string, csku_id: string, availability: number) => ({
  csku_id,
  product_title: csku_id,
  is_own_brand: true,
  is_psku: csku_id === 'Power',
  retailer,
  retailer_country: 'DE',
  merchant_name: retailer,
  url: `https://shop.example/${csku_id}`,
  crawling_time: `${LAST}T05:30:00Z`,
  availability,
  tags: [],
});

export async function ownStock(kind: ServiceKind = plainService) {
  const days = Array.from({ length: 8 }, (_, index) => {
    const rows = Object.entries(STOCK).flatMap(([retailer, skus]) =>
      Object.entries(skus).flatMap(([sku, letters]) => {
        const availability = { o: 1, x: 0 }[letters[index] ?? ''];
        return availability === undefined ? [] : [offer(retailer, sku, availability)];
      }),
    );
    return [dayAt(index), rows] as const;
  });
  return ownAccount(price, Object.fromEntries(days), kind);
}

/** The account of the stock, which the tests of a file share. */
export const stock = sharedBy(ownStock);
