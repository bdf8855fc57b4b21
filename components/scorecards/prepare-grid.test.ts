import { expect, it } from 'vitest';
import { prepareGrid } from '@/components/scorecards/prepare-grid';
import { testScores } from '@/lib/client/scorecards/test-rows';

it('keeps a brand that a retailer has no row of apart from one without a rating', () => {
  const { rows, retailers, largest } = prepareGrid(
    testScores(
      { brand: 'A', retailer: 'Two', review_count: 5 },
      { brand: 'B', retailer: 'One', average_rating: null, review_count: 7 },
      { brand: null, retailer: 'One', review_count: null },
    ),
    'reviews',
  );
  expect(retailers).toEqual(['One', 'Two']);
  expect(rows.map(({ brand, all }) => [brand, all.value, all.reviews])).toEqual([
    ['B', null, 7],
    ['A', 4, 5],
    ['-', null, null],
  ]);
  expect(rows[0]?.cells.get('Two')).toBeUndefined();
  expect(largest).toBe(7);
});
