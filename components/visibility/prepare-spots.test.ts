import { expect, it } from 'vitest';
import { prepareSpots } from '@/components/visibility/prepare-spots';
import { prepareScores } from '@/lib/client/visibility/prepare-scores';
import { at, item } from '@/lib/client/visibility/test-items';

const ten = (own_product_count: number | null, retailer_code = 'markt_de') =>
  at({ own_product_count, total_product_count: 10, retailer_code, score: null });
const rival = { searched_brand: 'Rival', is_own_brand: false };

it('a shelf counts once, however many brands are searched on it; what is not counted is left out', () => {
  const scores = prepareScores([
    item({}, ten(3), ten(0, 'laden_de')),
    item(rival, ten(4), ten(6, 'laden_de'), ten(null, 'silent_de')),
  ]).all;
  const { rows, shops } = prepareSpots(scores, null);
  expect(rows).toMatchObject([
    { brand: { own: true }, spots: { count: 3, of: 20 }, shelves: { count: 1, of: 2 }, change: null },
    { brand: { name: 'Rival' }, spots: { count: 10, of: 20 }, shelves: { count: 2, of: 2 } },
  ]);
  expect(rows.map(({ byShop }) => [...byShop.values()].map(({ count, of }) => `${count}/${of}`))).toEqual([
    ['3/10', '0/10'],
    ['4/10', '6/10'],
  ]);
  expect(shops).toHaveLength(2);
});

it('a change is said of the shelves of both days', () => {
  const now = prepareScores([item({}, ten(3), ten(5, 'new_de'))]).all;
  const before = prepareScores([item({}, ten(1))]).all;
  expect(prepareSpots(now, before).rows.map(({ change }) => change)).toEqual([2]);
});
