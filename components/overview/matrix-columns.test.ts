import { expect, it } from 'vitest';
import { distanceBelow, matrixColumns, sumOf, wholePercent } from '@/components/overview/matrix-columns';
import type { OverviewTile } from '@/lib/queries/overview/tiles';

const counts = (good: number, judged: number) => ({ good, judged });

it('marks a share from 2 points below that of all retailers', () => {
  expect(distanceBelow(counts(58, 100), counts(60, 100))).toBeCloseTo(0.02);
  expect(distanceBelow(counts(581, 1000), counts(60, 100))).toBe(0);
  expect(distanceBelow(counts(70, 100), counts(60, 100))).toBe(0);
  expect(distanceBelow(counts(0, 0), counts(60, 100))).toBe(0);
});

it.each([
  [999, 1000, 99],
  [1000, 1000, 100],
  [1, 1000, 1],
  [0, 1000, 0],
  [56, 100, 56],
])('writes %i of %i as %i percent: 100 and 0 only if they are exact', (good, judged, percent) => {
  expect(wholePercent({ good, judged })).toBe(percent);
});

it('has the figures of the tiles for prices and stock, and the subjects of rules for the others', () => {
  const retailers = [
    { retailer: 'Korbina DE', part: 5, whole: 8 },
    { retailer: 'Plazora DE', part: 8, whole: 13 },
  ];
  const price = { name: 'price', part: 13, whole: 21, retailers } as OverviewTile;
  const ratings = { rule: 'rating_below_target' as const, retailer: 'Korbina DE', good: 27, judged: 30 };
  const columns = matrixColumns({
    ...{ tiles: [price], judged: { targets: [ratings], missing: [] }, date: '2026-11-22', pages: 'all', target: '4.0' },
  });
  expect(columns.map(({ title, counted }) => `${title} ${counted}`)).toEqual([
    ...['Price indices', 'Stock SKUs', 'Search shares', 'Rank ranks', 'Banner pages', 'Rating SKUs'],
  ]);
  expect(sumOf(columns[0]?.rows ?? [])).toEqual({ good: price.part, judged: price.whole });
  expect(columns[1]?.rows).toEqual([]);
  expect(columns[5]).toMatchObject({ rows: [ratings], meaning: 'rated SKUs at 4.0 or better' });
});
