import { expect, it } from 'vitest';
import { pageDates } from '@/components/layout/define-page';
import { testAddress } from '@/components/layout/test-address';
import { offersParams, prices, tableParams } from '@/components/prices/page';
import { readAddress } from '@/lib/client/address/address';

const start = { opening: '2026-06-30' };

function paramsOf(search: Record<string, string>) {
  const address = readAddress(prices.address, search);
  return { address, params: prices.params(address, pageDates(prices, address, null, start.opening), start) };
}

testAddress(prices, {
  given: { view: 'offers', stock: 'out', calculation_type: 'AVG', sku: 'S,1', sku_retailer: 'Korbina, DE' },
  values: { view: 'offers', stock: ['out'], calculation_type: 'AVG', sku: 'S,1', sku_retailer: 'Korbina, DE' },
  invalid: { calculation_type: 'FIRST', moved: 'sideways' },
});

it('reads the last prices of own brands by default, compared with the week before', () => {
  const { params } = paramsOf({});
  expect(params).toMatchObject({ own: 'own', calculation_type: 'LAST', against: '2026-06-23' });
  expect(paramsOf({ own: 'all' }).params).toMatchObject({ own: 'all' });
});

it('selects the SKUs of a link in tables, and leaves the figures alone', () => {
  const { address, params } = paramsOf({ only: 'S%2C1,S2', sku: 'S3' });
  expect(params).toMatchObject({ skus: [] });
  expect(params).not.toHaveProperty('only');
  expect(params).not.toHaveProperty('sku');
  expect(tableParams(params, address)).toMatchObject({ skus: ['S,1', 'S2'] });
  expect(tableParams(params, { only: null })).toBe(params);
});

it('keeps the filter of discounts in the view of offers above their list price', () => {
  const { address, params } = paramsOf({ view: 'above', discount: 'yes', only: 'S1' });
  expect(offersParams(params, address)).toEqual({ ...params, skus: ['S1'], of: 'above' });
  expect(offersParams(params, { ...address, view: 'offers' })).toMatchObject({ discount: ['yes'], of: 'all' });
});
