import { expect, it } from 'vitest';
import { axisOf } from '@/components/visibility/retailers-panel';
import type { Figure } from '@/lib/queries/shared/figures';
import type { RetailerFigures } from '@/lib/queries/visibility/retailers';

function withShares(trend: (number | null)[], target: number | null): Pick<RetailerFigures, 'values'> {
  const figure = (value: number | null): Figure => ({ value, part: null, whole: null, before: null, trend });
  return { values: { share: figure(trend.at(-1) ?? null), target_share: figure(target), on_target: figure(null) } };
}

it.each([
  [[[0.12, 0.31]], 0.28, 0.35],
  [[[null, 1]], null, 1],
  [[[0.05, null], [0.42]], 0.4, 0.45],
  [[[0.2]], 1.1, 1.1],
])('puts shares %j and the target %s on one axis from 0 to %s', (shares, target, max) => {
  const rows = shares.map((trend) => withShares(trend, target));
  expect(axisOf(rows)?.[0]).toBe(0);
  expect(axisOf(rows)?.[1]).toBeCloseTo(max, 9);
});

it('has no axis without shares', () => expect(axisOf([withShares([null], null)])).toBeUndefined());
