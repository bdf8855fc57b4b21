import { expect, it } from 'vitest';
import { sharedAxis } from '@/components/chart/small-multiples';

it.each([
  [[[0.12, 0.31]], 0.28, 0.35],
  [[[null, 1]], null, 1],
  [[[0.05, null], [0.42]], 0.4, 0.45],
  [[[0.2]], 1.1, 1.1],
])('puts shares %j and the target %s on one axis from 0 to %s', (shares, target, max) => {
  const axis = sharedAxis(shares.map((trend) => ({ trend, target })));
  expect(axis?.[0]).toBe(0);
  expect(axis?.[1]).toBeCloseTo(max, 9);
});

it('has no axis without shares', () => expect(sharedAxis([{ trend: [null], target: null }])).toBeUndefined());
