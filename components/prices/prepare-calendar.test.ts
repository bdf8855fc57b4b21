import { expect, it } from 'vitest';
import { listingsOf } from '@/components/prices/day-listings';
import { prepareCalendar, priceRange } from '@/components/prices/prepare-calendar';
import { createFormat } from '@/lib/client/format';
import { offersOf } from '@/lib/client/prices/test-items';

const SHOP = 'Markt|DE|EUR';

it('tells out of stock, no row, nothing known and not collected apart', () => {
  const [row] = prepareCalendar(
    'A1',
    [SHOP],
    [
      { day: '2026-06-26', listings: listingsOf(offersOf({ price: 9 })) },
      { day: '2026-06-27', listings: listingsOf(offersOf({ availability: 0, price: 11 })) },
      { day: '2026-06-28', listings: listingsOf(offersOf({ csku_id: 'other' })) },
      { day: '2026-06-29', listings: null },
      { day: '2026-06-30', listings: listingsOf(offersOf({ availability: null })) },
    ],
  );
  expect(row?.cells.map(({ mark }) => mark)).toEqual(['in', 'out', 'no-row', 'not-collected', 'unknown']);
  expect([row?.out, row?.known, row?.lowest, row?.highest]).toEqual([1, 2, 9, 11]);
});

it('is in stock where any merchant has it, and prices by the offer in the buybox', () => {
  const offers = offersOf(
    { availability: 0, price: 10, is_main_merchant: false },
    { availability: 1, price: 8, buybox_position: 2, merchant_name: 'B' },
  );
  expect(listingsOf(offers).get('A1')?.get(SHOP)).toEqual({ price: 10, merchant: 'Markt', inStock: true, kept: false });
});

it('writes the range of prices with the decimals of their currency', () => {
  const format = createFormat('en-GB');
  expect(priceRange({ lowest: 480, highest: 498 }, 'JPY', format)).toBe('480–498');
  expect(priceRange({ lowest: 1.25, highest: 1.25 }, 'KWD', format)).toBe('1.250');
  expect(priceRange({ lowest: 3.99, highest: 3.996 }, 'EUR', format)).toBe('3.99–3.996');
  expect(priceRange({ lowest: null, highest: null }, 'JPY', format)).toBe('—');
});
