import { expect, it } from 'vitest';
import { prepareRankings } from '@/lib/client/rankings/prepare-rankings';
import { place, product } from '@/lib/client/rankings/test-rows';
import { prepareOwnRivals } from './prepare-own-rivals';

const at = (combined_position: number, page_no = 1) => place({ combined_position, page_no });

it('own products rival each other at one retailer for one keyword, best first', () => {
  const rankings = prepareRankings([
    product('A', [at(9, 2)]),
    product('B', [at(2)]),
    product('Competitor', [at(1)], { is_customer_brand: false }),
    product('Nobody knows', [at(3)], { is_customer_brand: null }),
    product('Elsewhere', [at(1)], { retailer_code: 'other' }),
  ]);
  const { rivals, withOwn } = prepareOwnRivals(rankings, { basis: 'page', accepts: () => true });
  expect(withOwn).toBe(2);
  expect(rivals.map(({ places, pageOne }) => [places.map(({ ranking }) => ranking.item.product_id), pageOne])).toEqual([
    [['B', 'A'], 1],
  ]);
});
