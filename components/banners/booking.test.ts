import { expect, test } from 'vitest';
import { type Booking, bookingKey, withChanged } from '@/components/banners/booking';

function booking(retailer: string): Booking {
  return { retailer, pageType: null, position: null, name: null, from: '2026-06-01', to: '2026-06-07' };
}

const [a, b, c] = [booking('A'), booking('B'), booking('C')];

test('a changed booking keeps its place in the list', () => {
  expect(withChanged([a, b, c], bookingKey(b), booking('D'))).toEqual([a, booking('D'), c]);
});

test('changed into one that is listed already, the two are one', () => {
  expect(withChanged([a, b, c], bookingKey(c), booking('A'))).toEqual([a, b]);
});
