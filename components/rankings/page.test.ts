import { expect, it } from 'vitest';
import { pageDates } from '@/components/layout/define-page';
import { testAddress } from '@/components/layout/test-address';
import { keywordsParams, rankings, ranksParams } from '@/components/rankings/page';
import { readAddress } from '@/lib/client/address';

const start = { opening: '2026-06-30' };

function paramsOf(search: Record<string, string>) {
  const address = readAddress(rankings.address, search);
  return { address, params: rankings.params(address, pageDates(rankings, address, null, start.opening), start) };
}

testAddress(rankings, {
  given: { view: 'all', list: 'products', position_type: 'ORGANIC', rank: 'page', key: 'yes', of: 'lost' },
  values: { view: 'all', list: 'products', position_type: 'ORGANIC', rank: 'page', key: ['yes'], of: 'lost' },
  invalid: { position_type: 'PAID', rank: 'kind', list: 'shops', of: 'moved', column_offset: '-1' },
});

it('compares combined ranks with the week before by default', () => {
  const { params } = paramsOf({});
  expect(params).toMatchObject({ position_type: 'OVERALL', rank: 'judged', against: '2026-06-23', days: 28 });
  for (const name of ['view', 'list', 'of', 'only', 'shelf', 'product']) expect(params).not.toHaveProperty(name);
});

it('shows the rows of a link in the list that they belong to, and leaves figures and changes alone', () => {
  const { address, params } = paramsOf({ view: 'all', only: '7%2C1/k,8/k' });
  const shelf = ['7,1/k', '8/k'];
  expect(keywordsParams(params, address, 'all')).toMatchObject({ of: 'all', shelf });
  expect(keywordsParams(params, address, 'lost')).not.toHaveProperty('shelf');
  expect(ranksParams(params, address)).not.toHaveProperty('id');
  expect(ranksParams(params, { ...address, list: 'products' })).toMatchObject({ id: shelf });
});
