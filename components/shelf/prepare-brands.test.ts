import { expect, test } from 'vitest';
import { prepareBrands, prepareCourses } from '@/components/shelf/prepare-brands';
import { placesOf } from '@/components/shelf/test-shelf';

const at = (combined_position: number | null, brand_name: string | null, is_sponsored: boolean | null = false) => ({
  combined_position,
  brand_name,
  is_sponsored,
});

test('a brand holds its places, told by how they were won, and stands with the best of them', () => {
  const places = placesOf([at(1, 'A', true), at(2, 'B'), at(3, 'B', null), at(4, 'A'), at(5, 'A'), at(null, null)]);
  expect(prepareBrands(places)).toEqual([
    { brand: 'A', places: 3, organic: 2, paid: 1, unknown: 0, first: 1 },
    { brand: 'B', places: 2, organic: 1, paid: 0, unknown: 1, first: 2 },
    { brand: null, places: 1, organic: 1, paid: 0, unknown: 0, first: null },
  ]);
});

test('of equals the one further to the front comes first', () => {
  expect(prepareBrands(placesOf([at(2, 'B'), at(1, 'A')])).map(({ brand }) => brand)).toEqual(['A', 'B']);
});

test('a day that nobody collected is a gap, a collected day without the brand is zero', () => {
  const days = [
    { day: '2026-06-01', places: placesOf([at(1, 'A'), at(2, 'A'), at(3, 'B')]) },
    { day: '2026-06-02', places: null },
    { day: '2026-06-03', places: placesOf([at(1, 'B'), at(2, null)]) },
  ];
  expect(prepareCourses(days, () => true)).toEqual([
    { brand: 'A', places: [2, null, 0] },
    { brand: 'B', places: [1, null, 1] },
  ]);
});

test('only places that the filters leave are counted', () => {
  const days = [{ day: '2026-06-01', places: placesOf([at(1, 'A', true), at(2, 'A')]) }];
  expect(prepareCourses(days, ({ won }) => won === 'paid')).toEqual([{ brand: 'A', places: [1] }]);
});

test('an own brand comes first, however few its places', () => {
  const places = placesOf([at(1, 'A'), at(2, 'A'), { ...at(3, 'C'), is_searched_brand: true }], { is_own_brand: true });
  expect(prepareCourses([{ day: '2026-06-01', places }], () => true).map(({ brand }) => brand)).toEqual(['C', 'A']);
});
