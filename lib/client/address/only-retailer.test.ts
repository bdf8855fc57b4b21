import { expect, it } from 'vitest';
import { onlyRetailer } from '@/lib/client/address/only-retailer';

it.each([
  ['by its name', ['Korbina', 'Plazora'], { retailer: ['Korbina'] }],
  ['by its country, if another one has its name', ['Korbina', 'Korbina'], { retailer: ['Korbina'], country: ['DE'] }],
])('filters by a retailer %s', (_, names, filters) => {
  expect(onlyRetailer('Korbina', 'DE', names)).toEqual(filters);
});
