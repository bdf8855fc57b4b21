import { expect, it } from 'vitest';
import { pageDates } from '@/components/layout/define-page';
import { testAddress } from '@/components/layout/test-address';
import { rankings, ranksParams } from '@/components/rankings/page';
import { readAddress } from '@/lib/client/address/address';

const start = { opening: '2026-06-30' };

function paramsOf(search: Record<string, string>) {
  const address = readAddress(rankings.address, search);
  return { address, params: rankings.params(address, pageDates(rankings, address, null, start.opening), start) };
}

testAddress(rankings, {
  given: { view: 'all', position_type: 'ORGANIC', rank: 'page', key: 'yes', of: 'lost' },
  values: { view: 'all', position_type: 'ORGANIC', rank: 'page', key: ['yes'], of: 'lost' },
  invalid: { position_type: 'PAID', rank: 'kind', of: 'moved', column_offset: '-1' },
});

it('compares combined ranks with the week before by default', () => {
  const { params } = paramsOf({});
  expect(params).toMatchObject({ position_type: 'OVERALL', rank: 'judged', against: '2026-06-23', days: 28 });
  for (const name of ['view', 'of', 'only', 'only_shelf', 'row', 'product']) expect(params).not.toHaveProperty(name);
});

it('shows only the ranks or the keywords of a link in the tab All, and leaves the figures alone', () => {
  const { address, params } = paramsOf({ view: 'all', only: '7%2C1/k/P1,8/k/P2' });
  expect(ranksParams(params, address)).toEqual({ ...params, id: ['7,1/k/P1', '8/k/P2'] });
  const linked = paramsOf({ view: 'all', only_shelf: '8/k' });
  expect(ranksParams(linked.params, linked.address)).toEqual({ ...linked.params, shelf: ['8/k'] });
});
