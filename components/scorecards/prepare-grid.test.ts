import { expect, it } from 'vitest';
import { prepareGrid } from '@/components/scorecards/prepare-grid';
import { prepareChanges } from '@/lib/client/scorecards/prepare-changes';
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

it('gives a brand the change of what both ranges rate, weighed by the later one', () => {
  const before = testScores(
    { service_sku_id: 'A', brand: 'A', average_rating: 5, review_count: 100 },
    { service_sku_id: 'gone', brand: 'A', average_rating: 1, review_count: 100 },
  );
  const now = testScores(
    { service_sku_id: 'A', brand: 'A', average_rating: 4, review_count: 1 },
    { service_sku_id: 'new', brand: 'B', average_rating: 1, review_count: 100 },
  );
  const { rows } = prepareChanges(now, before, { weighting: 'reviews', minimum: 0 });
  const grid = prepareGrid(now, 'reviews', rows);
  expect(grid.rows.map(({ brand, change }) => [brand, change])).toEqual([
    ['B', null],
    ['A', -1],
  ]);
});
