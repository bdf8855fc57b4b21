import { expect, it } from 'vitest';

import { preparePlacements } from '@/lib/client/banners/prepare-placements';
import { NO_FILTERS, selectPlacements } from '@/lib/client/banners/select-placements';
import { banner, label } from '@/lib/client/banners/test-banners';

const MIXED = banner({
  page_name: 'Mixed',
  own_labels: [label('Soap', 'Velquin')],
  competitor_labels: [label('Shampoo', 'Fenwarra')],
});
const all = preparePlacements([
  MIXED,
  banner({ page_name: 'Soap', e_retail_media_types: ['TILE'] }),
  banner({ page_name: 'None', own_labels: [] }),
]);
const names = (filters: Partial<typeof NO_FILTERS>) =>
  selectPlacements(all, { ...NO_FILTERS, ...filters }).items.map(({ item }) => item.page_name);

it('asks category and brand of the same label', () => {
  expect(names({ category: ['Soap'] })).toEqual(['Mixed', 'Soap']);
  expect(names({ category: ['Soap'], brand: ['Velquin'] })).toEqual(['Mixed', 'Soap']);
  expect(names({ category: ['Soap'], brand: ['Fenwarra'] })).toEqual([]);
});

it('counts what a click on a word would show, under all other filters', () => {
  const { counts } = selectPlacements(all, { ...NO_FILTERS, category: ['Shampoo'], type: ['HERO'] });
  expect([...counts.category]).toEqual([
    ['Soap', 1],
    ['Shampoo', 1],
    ['-', 1],
  ]);
  expect([...counts.brand]).toEqual([['Fenwarra', 1]]);
  expect([...counts.type]).toEqual([['HERO', 1]]);
});

it('finds banners that state no label', () => {
  expect(names({ category: ['-'] })).toEqual(['None']);
});
