import { expect, it } from 'vitest';
import { pairLabel } from '@/components/price-competition/pair-label';
import { preparePairs } from '@/lib/client/competition/prepare-pairs';
import { competitionOf, SELLING } from '@/lib/client/competition/test-rows';

it.each([
  [
    'one product of two brands',
    'Aurelle Soap 1 l',
    'Bergtal Soap 1 l',
    { sides: 'Aurelle / Bergtal', product: 'Soap 1 l' },
  ],
  ['two products', 'Aurelle Soap', 'Bergtal Gel', { sides: 'Aurelle Soap / Bergtal Gel', product: '' }],
  ['names without their brands', 'Soap', 'Soap', { sides: 'Soap / Soap', product: '' }],
])('%s', (_, base, benchmark, label) => {
  const [pair] = preparePairs([competitionOf({ base: { name: base }, benchmark: { name: benchmark } })], SELLING).pairs;
  expect(pair && pairLabel(pair)).toEqual(label);
});
