import { expect, it } from 'vitest';
import { rankAxis, rankMarks, rankX, type StripRow } from '@/components/rankings/rank-axis';

const row = (over: Partial<StripRow>): StripRow => ({
  ...{ rank: null, rank_before: null, page_one_size: 20, target: 10, rivals: [] },
  ...over,
});

it('has one axis for all rows, which a few ranks far behind do not lengthen', () => {
  const rows = Array.from({ length: 10 }, (_, index) => row({ rank: index + 1, rank_before: index + 20 }));
  expect(rankAxis(rows)).toEqual({ end: 30, ticks: [1, 10, 20, 30] });
  expect(rankAxis([...rows, row({ rank: 240 })]).end).toBe(30);
  expect(rankAxis(rows.map((stripRow) => ({ ...stripRow, rank: 60 }))).ticks).toEqual([1, 25, 50, 75]);
  expect(rankAxis([]).end).toBe(20);
});

it('places the first rank at the start, and ranks beyond the axis at its end', () => {
  const axis = rankAxis([row({ rank: 12 })]);
  expect([1, 20, 240].map((rank) => rankX(rank, axis))).toEqual([0, 1, 1]);
});

it('orders marks from left to right, our present rank last at the same rank', () => {
  const marks = rankMarks(row({ rank: 5, rank_before: 3, target: 5, rivals: [{ brand: 'Oskarine', rank: 1 }] }));
  expect(marks.map(({ kind }) => kind)).toEqual(['rival', 'then', 'target', 'now']);
  expect(rankMarks(row({ target: null }))).toEqual([]);
});
