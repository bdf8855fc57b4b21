import { expect, it } from 'vitest';
import { likeForLike } from '@/components/prices/like-for-like';
import { selectBefore, selectOffers } from '@/components/prices/select-offers';
import { NO_FILTERS } from '@/components/prices/url-state';
import { offersOf } from '@/lib/client/prices/test-items';

it('counts both days over the offers of both, so that what came or went moves no share', () => {
  const now = offersOf({ merchant_name: 'A', availability: 0 }, { merchant_name: 'new', availability: 0 });
  const before = offersOf({ merchant_name: 'A' }, { merchant_name: 'gone' }, { merchant_name: 'gone too' });
  const versus = likeForLike(now, before);
  expect([versus.now.inStock, versus.before.inStock]).toEqual([
    { count: 0, of: 1 },
    { count: 1, of: 1 },
  ]);
  expect([versus.entered, versus.left]).toEqual([1, 2]);
});

it('a filter on stock chooses by the later day: what it was before is what one wants to see', () => {
  const filters = { ...NO_FILTERS, stock: ['out'], retailer: ['Markt'] };
  const now = selectOffers(offersOf({ csku_id: 'A', availability: 0 }, { csku_id: 'B' }), filters).items;
  const earlier = offersOf({ csku_id: 'A' }, { csku_id: 'B' }, { csku_id: 'A', retailer: 'Kiosk' });
  expect(selectBefore(earlier, filters, now).map(({ item }) => [item.csku_id, item.retailer])).toEqual([
    ['A', 'Markt'],
  ]);
});
