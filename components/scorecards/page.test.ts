import { expect, it } from 'vitest';
import { pageDates } from '@/components/layout/define-page';
import { testAddress } from '@/components/layout/test-address';
import { scorecards, shownView, skusParams, viewCounts } from '@/components/scorecards/page';
import { ratingAxis } from '@/components/scorecards/retailers-panel';
import { readAddress } from '@/lib/client/address/address';

const start = { opening: '2026-06-30' };

function paramsOf(search: Record<string, string>) {
  const address = readAddress(scorecards.address, search);
  return { address, params: scorecards.params(address, pageDates(scorecards, address, null, start.opening), start) };
}

testAddress(scorecards, {
  given: { view: 'few', scorecard_title: 'Rivals', tag: 'Line: Care' },
  values: { view: 'few', scorecard_title: 'Rivals', tag: ['Line: Care'] },
  invalid: { view: 'skus' },
});

it('compares with four weeks before by default, over a period of both ranges of new reviews', () => {
  const { params } = paramsOf({});
  expect(params).toMatchObject({ date: '2026-06-30', against: '2026-06-02', days: 56, own: 'all' });
  for (const name of ['view', 'only', 'row']) expect(params).not.toHaveProperty(name);
});

it('lists only the SKUs of a link in the tab All, and leaves the figures alone', () => {
  const { address, params } = paramsOf({ only: 'S%2C1,S2' });
  expect(params.skus).toEqual([]);
  expect(skusParams(params, 'all', address)).toMatchObject({ of: 'all', skus: ['S,1', 'S2'] });
  expect(skusParams(params, 'below', address)).toMatchObject({ of: 'below', skus: [] });
});

const tiles = (below: number, falling: number | null) =>
  viewCounts([
    { name: 'rating', value: 4.2, whole: 12 },
    { name: 'below', value: below, whole: 12 },
    { name: 'falling', value: falling, whole: falling },
  ]);

it.each([
  [null, tiles(2, 1), 'below'],
  [null, tiles(0, 1), 'falling'],
  ['all', tiles(2, 1), 'all'],
  [null, tiles(0, null), 'all'],
  [null, null, 'below'],
] as const)('opens the first group that has SKUs: %s, %j: %s', (view, counts, expected) => {
  expect(shownView(view, counts)).toBe(expected);
});

it('puts the ratings of all retailers and the target on one axis', () => {
  const skuWithTrend = (...trend: (number | null)[]) => ({ rating: { trend } });
  expect(ratingAxis([skuWithTrend(4.21, null, 4.3), skuWithTrend(4.44)], 4)).toEqual([4, 4.5]);
  expect(ratingAxis([skuWithTrend(3.76)], 4)).toEqual([3.7, 4]);
  expect(ratingAxis([skuWithTrend(null)], 4)).toEqual([4, 4.2]);
});
