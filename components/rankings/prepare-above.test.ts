import { expect, it } from 'vitest';
import { prepareAbove } from '@/components/rankings/prepare-above';
import { prepareRankings } from '@/lib/client/rankings/prepare-rankings';
import { place, product, UNRANKED } from '@/lib/client/rankings/test-rows';

const at = (combined_position: number) => place({ combined_position });

it('above a product is who has a better rank for the same keyword at the same retailer', () => {
  const all = prepareRankings([
    product('ours', [at(3)]),
    product('second', [at(2)]),
    product('first', [at(1)], { is_customer_brand: false }),
    product('below', [at(9)]),
    product('nowhere', [place(UNRANKED)]),
    product('elsewhere', [at(1)], { retailer_code: 'other' }),
  ]);
  const [ours] = all;
  const above = ours ? prepareAbove(all, ours) : new Map();
  expect([...above.values()]).toEqual([
    [
      expect.objectContaining({ rank: 1, name: 'first', own: false }),
      expect.objectContaining({ rank: 2, name: 'second', own: true }),
    ],
  ]);
});

it('nobody stands above a product that stands nowhere', () => {
  const all = prepareRankings([product('ours', [place(UNRANKED)]), product('first', [at(1)])]);
  const [ours] = all;
  expect(ours && prepareAbove(all, ours).size).toBe(0);
});
