import { expect, it } from 'vitest';
import { listingsOf } from '@/components/prices/day-listings';
import { prepareCalendar } from '@/components/prices/prepare-calendar';
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
