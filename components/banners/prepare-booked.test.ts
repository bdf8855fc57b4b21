import { describe, expect, it, test } from 'vitest';
import { type Booking, isBooked, withBookings } from '@/components/banners/booking';
import { neededDays, prepareBooked } from '@/components/banners/prepare-booked';
import { preparePlacements } from '@/lib/client/banners/prepare-placements';
import { banner } from '@/lib/client/banners/test-banners';
import type { Banner } from '@/lib/contract/e-retail-media';

function booking(change: Partial<Booking> = {}): Booking {
  return {
    retailer: 'Körner',
    pageType: null,
    position: null,
    name: null,
    from: '2026-06-01',
    to: '2026-06-04',
    ...change,
  };
}

const day = (date: string, rows: Banner[] | null) => ({ date, placements: rows && preparePlacements(rows) });

describe('what a booking means', () => {
  it.each<[string, Partial<Booking>, boolean]>([
    ['its retailer, whatever the letters', { retailer: ' körner' }, true],
    ['no other retailer', { retailer: 'Korner' }, false],
    ['its page type', { pageType: 'home_page' }, true],
    ['no other page type', { pageType: 'SEARCH_PAGE' }, false],
    ['its position', { position: 1 }, true],
    ['no other position', { position: 2 }, false],
    ['a part of the address', { name: '/M/1' }, true],
    ['the brand of a label', { name: 'velq' }, true],
    ['no other name', { name: 'Fenwarra' }, false],
  ])('%s', (_, change, expected) => {
    expect(preparePlacements([banner()]).map((placement) => isBooked(placement, booking(change)))).toEqual([expected]);
  });
});

test('a day is seen, not seen, not collected or still to come', () => {
  const days = [
    day('2026-06-01', [banner()]),
    day('2026-06-02', [banner({ retailer_name: 'Other' })]),
    day('2026-06-03', null),
  ];
  const [row] = prepareBooked([booking()], { days, today: '2026-06-03', firstN: 20 });
  expect(row?.days.map(({ state }) => state)).toEqual(['seen', 'missing', 'unknown', 'ahead']);
  expect(row).toMatchObject({
    counts: { seen: 1, missing: 1, unknown: 1, ahead: 1 },
    firstSeen: '2026-06-01',
    lastSeen: '2026-06-01',
  });
});

test('a place further down than was asked for is not known to be missing', () => {
  const days = [day('2026-06-01', [banner()])];
  const far = booking({ position: 5, to: '2026-06-01' });
  const [row] = prepareBooked([far], { days, today: '2026-06-03', firstN: 3 });
  expect([row?.beyond, row?.days[0]?.state]).toEqual([true, 'unknown']);
});

test('days that several bookings need are needed once, and none to come', () => {
  const both = [booking(), booking({ from: '2026-06-03', to: '2026-06-09' })];
  expect(neededDays(both, '2026-06-05')).toEqual([
    '2026-06-01',
    '2026-06-02',
    '2026-06-03',
    '2026-06-04',
    '2026-06-05',
  ]);
});

test('a booking that is there already is not listed twice', () => {
  expect(withBookings([booking()], [booking(), booking({ position: 2 })])).toHaveLength(2);
});
