import { expect, it } from 'vitest';

import { preparePlacements } from '@/lib/client/banners/prepare-placements';
import { NO_FILTERS, passes } from '@/lib/client/banners/select-placements';
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
  all.filter((one) => passes(one, { ...NO_FILTERS, ...filters })).map(({ item }) => item.page_name);

it('asks category and brand of the same label', () => {
  expect(names({ category: ['Soap'] })).toEqual(['Mixed', 'Soap']);
  expect(names({ category: ['Soap'], brand: ['Velquin'] })).toEqual(['Mixed', 'Soap']);
  expect(names({ category: ['Soap'], brand: ['Fenwarra'] })).toEqual([]);
});

it('finds banners that state no label', () => {
  expect(names({ category: ['-'] })).toEqual(['None']);
});
