import { expect, it } from 'vitest';
import { stepTicks } from '@/components/chart/ticks';

it.each([
  [
    [3.55, 4.78],
    [3.4, 3.6, 3.8, 4, 4.2, 4.4, 4.6, 4.8],
  ],
  [
    [1, 5],
    [1, 2, 3, 4, 5],
  ],
  [[4.1], [4.1, 4.11]],
  [[], []],
])('%j lie between even round values', (values, ticks) => {
  expect(stepTicks(values)).toEqual(ticks);
});
