import { expect, it } from 'vitest';
import { onlyRetailer } from '@/lib/client/address/only-retailer';

it.each([
  ['by its name', ['Korbina', 'Plazora'], { retailer: ['Korbina'] }],
  ['by its country, if another one has its name', ['Korbina', 'Korbina'], { retailer: ['Korbina'], country: ['DE'] }],
])('filters by a retailer %s', (_, names, filters) => {
  expect(onlyRetailer('Korbina', 'DE', names)).toEqual(filters);
});

it('filters by the retailers without a name, whether it is null or empty', () => {
  expect([onlyRetailer(null, null, []), onlyRetailer('', 'DE', [])]).toEqual([
    { retailer: ['-'] },
    { retailer: ['-'] },
  ]);
});
