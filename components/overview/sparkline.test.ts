import { expect, it } from 'vitest';
import { segments } from '@/components/overview/sparkline';

const points = (...values: (number | null)[]) => values.map((value, at) => ({ day: `2026-06-0${at + 1}`, value }));

it.each([
  [
    'a gap breaks the line',
    points(1, 2, null, 3, 4),
    [
      [0, 1],
      [3, 4],
    ],
  ],
  ['a day alone is a dot', points(null, 5, null), [[1, 1]]],
  ['nothing known draws nothing', points(null, null), []],
])('%s', (_, given, places) => {
  expect(segments(given).map((run) => run.map(({ at }) => at))).toEqual(places);
});
