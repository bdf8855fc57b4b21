import { expect, test } from 'vitest';
import { type Booking, bookingText, withChanged } from '@/components/banners/booking';
import { imageOf } from '@/components/banners/placement';

function booking(retailer: string): Booking {
  return { retailer, pageType: null, position: null, name: null, from: '2026-06-01', to: '2026-06-07' };
}

const [a, b, c] = [booking('A'), booking('B'), booking('C')];

test('a changed booking keeps its place in the list', () => {
  expect(withChanged([a, b, c], bookingText(b), booking('D'))).toEqual([a, booking('D'), c]);
});

test('changed into one that is listed already, the two are one', () => {
  expect(withChanged([a, b, c], bookingText(c), booking('A'))).toEqual([a, b]);
});

test.each([
  ['the preview', 'https://koerner.example/1.png', null, 'https://koerner.example/1.png'],
  ['an address that names an image', null, 'https://a.example/b.PNG?w=2', 'https://a.example/b.PNG?w=2'],
  ['never what may be a landing page', null, 'https://a.example/m/campaign', null],
  ['never what is no address', null, 'b.png', null],
])('the picture of a banner is %s', (_, page_preview_image_url, e_retail_media_url, address) => {
  expect(imageOf({ page_preview_image_url, e_retail_media_url })).toBe(address);
});
