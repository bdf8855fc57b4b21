import { expect, test } from 'vitest';
import { placesOf } from '@/components/shelf/test-shelf';

test('places stand in their order, those without one last', () => {
  const places = placesOf([
    { product_id: 'c', combined_position: 3 },
    { product_id: 'x' },
    { product_id: 'a', combined_position: 1 },
  ]);
  expect(places.map(({ id, rank }) => [id, rank])).toEqual([
    ['a', 1],
    ['c', 3],
    ['x', null],
  ]);
});

test('a question about organic places is answered by the rank within them', () => {
  const [place] = placesOf([{ product_id: 'a', combined_position: 7, position: 4 }], {}, 'ORGANIC');
  expect(place?.rank).toBe(4);
});

test('a sponsoring that is not stated is unknown, neither paid nor organic', () => {
  const flags = [true, false, null].map((is_sponsored) => placesOf([{ is_sponsored }])[0]?.won);
  expect(flags).toEqual(['paid', 'organic', 'unknown']);
});

test('a paid and an organic place of a product are two, and repeated products stay apart', () => {
  const places = placesOf([
    { product_id: 'a', combined_position: 1, is_sponsored: true },
    { product_id: 'a', combined_position: 2, is_sponsored: false },
    { product_id: 'a', combined_position: 3, is_sponsored: false },
    { combined_position: 4 },
    { combined_position: 5 },
  ]);
  expect(new Set(places.map(({ id }) => id)).size).toBe(5);
  expect(places[1]?.id).toBe('a');
});

const OWNERS = new Map([
  ['rival', false],
  ['sister', true],
]);

test.each([
  ['the searched brand, own', { is_searched_brand: true }, { is_own_brand: true }, true],
  ['the searched brand, a competitor', { is_searched_brand: true }, { is_own_brand: false }, false],
  ['the searched brand, nobody says whose', { is_searched_brand: true }, {}, null],
  [
    'the searched brand in another spelling',
    { brand_name: 'CELIK' },
    { searched_brand: 'Çelik', is_own_brand: true },
    true,
  ],
  ['the searched brand by name alone', { brand_name: 'SOAPY' }, { searched_brand: 'Soapy', is_own_brand: true }, true],
  [
    'another own brand, known from the scores',
    { brand_name: 'Sister', is_searched_brand: false },
    { is_own_brand: true },
    true,
  ],
  ['a competitor, known from the scores', { brand_name: 'Rival' }, { is_own_brand: true }, false],
  ['a brand nobody knows', { brand_name: 'Other', is_searched_brand: false }, { is_own_brand: true }, null],
  ['no brand', {}, { is_own_brand: true, searched_brand: 'Soapy' }, null],
])('whose a product is: %s', (_, stated, about, own) => {
  expect(placesOf([stated], about, 'OVERALL', OWNERS)[0]?.own).toBe(own);
});
