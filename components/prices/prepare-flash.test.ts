import { expect, it } from 'vitest';
import { prepareFlash } from '@/components/prices/prepare-flash';
import { item } from '@/lib/client/prices/test-items';

it('sets the lowest price beside the average of the same offer, the deepest drop first', () => {
  const averages = [item({ price: 10, merchant_name: 'A' }), item({ price: 10, merchant_name: 'B' })];
  const lowests = [item({ price: 5, merchant_name: 'B' }), item({ price: 9, merchant_name: 'A' })];
  expect(prepareFlash(averages, lowests).map(({ lowest, drop }) => [lowest.merchant_name, drop])).toEqual([
    ['B', 0.5],
    ['A', 0.1],
  ]);
});

it('leaves out an offer that one of the answers does not hold', () => {
  expect(prepareFlash([item({ merchant_name: 'A' })], [item({ merchant_name: 'B' })])).toEqual([]);
});

it('has no drop where a price is not known', () => {
  expect(prepareFlash([item({ price: null })], [item({ price: 1 })])[0]?.drop).toBeNull();
});
