import { expect, it } from 'vitest';
import { nearSelf, priceLadder, sharedTags } from '@/components/prices/prepare-ladder';
import { offersOf } from '@/lib/client/prices/test-items';

const soap = [{ tag_name: 'category', tag_value: 'Soap' }];
const offers = offersOf(
  { csku_id: 'ours', price: 5, tags: [...soap, { tag_name: 'line', tag_value: 'Ours alone' }] },
  { csku_id: 'cheaper', price: 4, tags: soap },
  { csku_id: 'dearer', price: 3, buybox_position: 2, tags: soap, merchant_name: 'B' },
  { csku_id: 'dearer', price: 6, buybox_position: 1, tags: soap },
  { csku_id: 'priceless', price: null, tags: soap },
  { csku_id: 'other shop', price: 1, retailer: 'Kiosk', tags: soap },
  { csku_id: 'untagged', price: 1 },
);
const shop = offers[0]?.shop ?? '';

it('stands the SKU among those that share the tag in the same shop, each by its buybox price', () => {
  const ladder = priceLadder(offers, { sku: 'ours', shop, tag: 'category: Soap', basis: 'selling' });
  expect(ladder.map(({ offer, amount, self }) => [offer.sku, amount, self])).toEqual([
    ['cheaper', 4, false],
    ['ours', 5, true],
    ['dearer', 6, false],
  ]);
});

it('is empty when the SKU itself has no price there', () => {
  expect(priceLadder(offers, { sku: 'priceless', shop, tag: 'category: Soap', basis: 'selling' })).toEqual([]);
});

it('offers only tags that another SKU shares', () => {
  expect(sharedTags(offers, 'ours')).toEqual(['category: Soap']);
});

it('shows the rungs next to the SKU of a long ladder', () => {
  const many = offersOf(
    ...Array.from({ length: 50 }, (_, index) => ({ csku_id: `S${index}`, price: index + 1, tags: soap })),
  );
  const ladder = priceLadder(many, { sku: 'S20', shop, tag: 'category: Soap', basis: 'selling' });
  expect(nearSelf(ladder).map(({ amount }) => amount)).toEqual([
    14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
  ]);
});
