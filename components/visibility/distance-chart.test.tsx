import { expect, it } from 'vitest';
import { distanceChart } from '@/components/visibility/distance-chart';

const rows = [
  { to_spare: -2, met: 0, missed: 3 },
  { to_spare: -1, met: 1, missed: 4 },
  { to_spare: 0, met: 5, missed: 0 },
  { to_spare: 1, met: 2, missed: 0 },
];

it('counts targets by distance and verdict, and opens the targets of a bar', () => {
  const opened: number[] = [];
  const chart = distanceChart(
    { rows, judged: 15, unknown: 0, below: 8, reached: 7, short: { one: 4, two: 3, more: 0 }, scores: 40, brands: 4 },
    (to_spare) => opened.push(to_spare),
  );
  expect(chart.table.rows).toEqual([
    ['2 or more own listings missing', 3, 0],
    ['1 own listing missing', 4, 1],
    ['Just enough', 0, 5],
    ['1 or more own listings to spare', 0, 2],
  ]);
  chart.onOpen?.(1);
  expect(opened).toEqual([-1]);
});
