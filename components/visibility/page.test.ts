import { expect, it, vi } from 'vitest';
import { pageDates } from '@/components/layout/define-page';
import { testAddress } from '@/components/layout/test-address';
import { scoresParams, shownView, visibility } from '@/components/visibility/page';
import { preload } from '@/components/visibility/preload';
import { readAddress } from '@/lib/client/address/address';

const initial = readAddress(visibility.address, {});
const short = (one: number, two: number, more: number) => ({ short: { one, two, more } });

testAddress(visibility, {
  given: { target: 'missed', view: 'scores', position_type: 'ORGANIC' },
  values: { target: ['missed'], view: 'scores', position_type: 'ORGANIC' },
  invalid: { position_type: 'PAID', first_n_products: 'a' },
});

it.each([
  [null, short(3, 1, 0), 'one'],
  [null, short(0, 0, 3), 'more'],
  [null, short(0, 0, 0), 'scores'],
  ['matrix', short(3, 0, 0), 'matrix'],
  [null, null, 'one'],
] as const)('shows the first view with missed targets: %s, %j: %s', (view, distances, expected) => {
  expect(shownView(view, distances)).toBe(expected);
});

it('includes competitors only in the table of all scores', () => {
  const params = visibility.params(initial, pageDates(visibility, initial, null, '2026-06-30'), {
    opening: '2026-06-30',
  });
  expect(params).toMatchObject({ date: '2026-06-30', against: '2026-06-29', visibility_type: 'SEARCH' });
  expect(params).not.toHaveProperty('view');
  expect(scoresParams(params, 'two', { only: ['1'] })).toMatchObject({ needed: ['2'], of: 'aim' });
  expect(scoresParams(params, 'scores', { only: null })).toMatchObject({ needed: [], of: 'all' });
});

it('selects the scores of a link in the table of all scores, and leaves the figures alone', () => {
  const address = readAddress(visibility.address, { view: 'scores', only: 'a%2Cb,c' });
  const start = { opening: '2026-06-30' };
  const params = visibility.params(address, pageDates(visibility, address, null, start.opening), start);
  expect(params).not.toHaveProperty('only');
  expect(scoresParams(params, 'scores', address)).toMatchObject({ id: ['a,b', 'c'] });
  expect(scoresParams(params, 'one', address)).not.toHaveProperty('id');
});

it('preloads the brands of the first positions with the parameters of the page', async () => {
  const address = readAddress(visibility.address, { view: 'brands', first_n_products: '40' });
  const start = { opening: '2026-06-30' };
  const params = visibility.params(address, pageDates(visibility, address, null, start.opening), start);
  const load = vi.fn(() => Promise.resolve(null));
  await Promise.all(preload(load, { params, address, search: {}, start }));
  expect(load).toHaveBeenCalledWith('visibility/spots', expect.objectContaining({ first_n_products: 40 }));
});
