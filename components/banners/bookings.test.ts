import { expect, test } from 'vitest';
import { bookingText } from '@/components/banners/booking-list';
import { newBookings } from '@/components/banners/change-bookings';
import { imageOf } from '@/components/banners/gallery';
import { bookedWords, takeoverDays } from '@/components/banners/takeovers';
import type { Booking } from '@/lib/queries/banners/bookings';

function booking(retailer: string): Booking {
  return { retailer, pageType: null, position: null, name: null, from: '2026-06-01', to: '2026-06-07' };
}

const [a, b, c] = [booking('A'), booking('B'), booking('C')];

const items = [a, b].map((value) => ({ key: bookingText(value), value }));

test('adds bookings without those that the list has', () => {
  expect(newBookings(items, [c, a, c])).toEqual([{ key: bookingText(c), value: c }]);
});

test('adds a booking whose text is the key of a changed one under another key', () => {
  const changed = [{ key: bookingText(a), value: c }];
  const [added] = newBookings(changed, [a]);
  expect(added?.value).toEqual(a);
  expect(added?.key).not.toBe(bookingText(a));
});

const takeover = {
  ...{ retailer_name: 'A', page_type: 'HOME_PAGE', page_type_name: 'Home page', brand: 'Fenwarra', own: false },
  ...{ first: '2026-06-05', last: '2026-06-07', days: 3, open_start: false, ended: false, banners: 5 },
};
const bookingAt = (position: number | null) => ({ ...booking('a'), pageType: 'HOME_PAGE', position });

test.each([
  ['not at another retailer', { ...booking('B'), position: 1 }, ''],
  ['not on another page type', { ...bookingAt(1), pageType: 'SEARCH_PAGE' }, ''],
  ['not on days before', { ...bookingAt(1), to: '2026-06-06' }, ''],
  ['by position', bookingAt(2), '2 booked by you'],
  ['at any position', bookingAt(null), '2 booked by you'],
  ['by brand', { ...bookingAt(1), name: 'fenwarra' }, 'booked by you'],
])('counts the bookings of a takeover %s', (_, other, words) => {
  expect(bookedWords(takeover, [bookingAt(1), other].slice(words === '' ? 1 : 0))).toBe(words);
});

test.each([
  ['a page type by another name', takeover, { ...bookingAt(1), pageType: 'Homepage' }, '1 booked by you'],
  [
    'a page type that only the data has',
    { ...takeover, page_type: 'Startseite' },
    { ...bookingAt(1), pageType: 'home' },
    '1 booked by you',
  ],
  ['own products, as it has no name', { ...takeover, own: true }, bookingAt(1), 'booked by you'],
])('a booking of a takeover may be for %s', (_, ofPage, other, words) => {
  expect(bookedWords(ofPage, [other])).toBe(words);
});

test('a booking matches a takeover regardless of case and accents', () => {
  const turkish = { ...takeover, retailer_name: 'İstanbul Pazarı', brand: 'ÇELİK' };
  expect(bookedWords(turkish, [{ ...bookingAt(1), retailer: 'istanbul pazari', name: 'celik' }])).toBe('booked by you');
});

test.each([
  ['the preview', 'https://koerner.example/1.png', null, 'https://koerner.example/1.png'],
  ['an address that names an image', null, 'https://a.example/b.PNG?w=2', 'https://a.example/b.PNG?w=2'],
  ['not an address that may be a landing page', null, 'https://a.example/m/campaign', null],
  ['not an invalid address', null, 'b.png', null],
])('uses as the image of a banner: %s', (_, page_preview_image_url, e_retail_media_url, address) => {
  expect(imageOf({ page_preview_image_url, e_retail_media_url })).toBe(address);
});

test.each([
  ['runs on the day shown', {}, '2026-06-07', 'since 05'],
  ['may have begun earlier', { open_start: true }, '2026-06-07', 'since 05 or earlier'],
  ['has ended', { ended: true }, '2026-06-09', '05 to 07, ended'],
  ['has no later data', {}, '2026-06-09', '05 to 07, no data since'],
  ['had one day', { first: '2026-06-07', ended: true }, '2026-06-09', '07, ended'],
])('describes the days of a takeover that %s', (_, over, date, words) => {
  expect(takeoverDays({ ...takeover, ...over }, date, (day) => day.slice(-2))).toBe(words);
});
