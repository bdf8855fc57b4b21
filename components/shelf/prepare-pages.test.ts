import { expect, test } from 'vitest';
import { preparePages, type ShelfPage } from '@/components/shelf/prepare-pages';
import { placesOf } from '@/components/shelf/test-shelf';
import type { Listing } from '@/lib/contract/visibility-listings';

const OVERALL = { position_type: 'OVERALL', first_n_products: 20 } as const;

function at(combined_position: number | null, page_no: number | null, stated: Partial<Listing> = {}) {
  return { combined_position, page_no, product_id: `${combined_position}`, ...stated };
}

function seats({ seats: all }: ShelfPage): string[] {
  return all.map((seat) => {
    if (seat.kind === 'place') return String(seat.place.rank);
    return seat.kind === 'gap' ? `gap ${seat.from}-${seat.to}` : `undelivered ${seat.count}`;
  });
}

test('a page break stands where the page number changes', () => {
  const pages = preparePages(placesOf([at(1, 1), at(2, 1), at(3, 2)]), OVERALL);
  expect(pages.map((page) => [page.no, seats(page)])).toEqual([
    [1, ['1', '2']],
    [2, ['3']],
  ]);
});

test('places left out are empty seats, before the first product too and across pages', () => {
  const pages = preparePages(placesOf([at(2, 1), at(5, 1), at(7, 2)]), OVERALL);
  expect(pages.map(seats)).toEqual([
    ['gap 1-1', '2', 'gap 3-4', '5'],
    ['gap 6-6', '7'],
  ]);
});

test('products that were seen and are not in the answer are counted at the end of their page', () => {
  const pages = preparePages(placesOf([at(1, 1, { product_count_in_page: 3 }), at(4, 2)]), OVERALL);
  expect(pages.map(seats)).toEqual([
    ['1', 'undelivered 2'],
    ['gap 2-3', '4'],
  ]);
});

test('a page that the first N cut off lacks nothing', () => {
  const [page] = preparePages(placesOf([at(1, 1, { product_count_in_page: 24 })]), { ...OVERALL, first_n_products: 1 });
  expect(page && seats(page)).toEqual(['1']);
  expect(page?.cut).toBe(true);
});

test('organic places say nothing about what stands between them', () => {
  const places = placesOf([at(4, 1, { position: 2, product_count_in_page: 9 })], {}, 'ORGANIC');
  const [page] = preparePages(places, { ...OVERALL, position_type: 'ORGANIC' });
  expect(page && seats(page)).toEqual(['2']);
});

test('without a page number it follows from the places on a page, and is said to; without both it is unknown', () => {
  const room = { max_product_count_in_page: 2 };
  const pages = preparePages(placesOf([at(1, null, room), at(3, null, room)]), OVERALL);
  expect(pages.map(({ no, derived }) => [no, derived])).toEqual([
    [1, true],
    [2, true],
  ]);
  expect(preparePages(placesOf([at(1, null)]), OVERALL)[0]).toMatchObject({ no: null, derived: false });
});

test('a product without a place takes no seat from others', () => {
  const [page] = preparePages(placesOf([at(1, 1), at(null, 1)]), OVERALL);
  expect(page && seats(page)).toEqual(['1', 'null']);
});
