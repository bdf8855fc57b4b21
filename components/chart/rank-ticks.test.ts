import { expect, it } from 'vitest';
import { rankTicks } from '@/components/chart/rank-ticks';

it.each([
  ['a first page', [1, 5, 11], [1, 2, 4, 6, 8, 10]],
  ['three pages', [3, null, 48], [1, 10, 20, 30, 40]],
  ['a rank nobody would believe', [2_000_000], [1, 500_000, 1_000_000, 1_500_000, 2_000_000]],
  ['nobody', [null], [1, 2]],
])('the ticks of %s begin with the first rank', (_, values, expected) => {
  const series = [{ key: 'a', name: 'A', style: { color: 'red', width: 1 }, values }];
  expect(rankTicks({ series })).toEqual(expected);
});
