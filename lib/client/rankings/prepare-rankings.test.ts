import { describe, expect, it } from 'vitest';
import { stateOf } from '@/lib/client/rankings/place';
import { placeAt } from '@/lib/client/rankings/ranking';
import type { SearchProduct } from '@/lib/contract/visibility-search-by-product';
import { collectedShelves } from './prepare-movers';
import { prepareRankings } from './prepare-rankings';
import { place, product, UNRANKED, withEveryKeyword } from './test-rows';

const soap = { search_keyword_id: 1, search_keyword_name: 'soap' };
const gel = { search_keyword_id: 2, search_keyword_name: 'gel' };
const SILENT = { ...UNRANKED, is_no_data: true };

/** Ours stands for soap, and gel was not collected; the rival stands above it, and the other shop has oil. */
const LISTED = [
  product('ours', [place(soap), place({ ...gel, ...SILENT, target: 3 })]),
  product('fallen', [place({ ...soap, ...UNRANKED, target: 3, is_on_target: false })]),
  product('rival', [place({ ...soap, combined_position: 1 })], { is_customer_brand: false }),
  product('elsewhere', [place({ search_keyword_id: 3, search_keyword_name: 'oil' })], { retailer_code: 'other' }),
  product('nothing', [], { is_customer_brand: false }),
];

function stateAt(rows: readonly SearchProduct[], id: string, key: string) {
  const ranking = prepareRankings(rows).find(({ item }) => item.product_id === id);
  const keyword = ranking && placeAt(ranking, key);
  return keyword && stateOf(keyword);
}

describe.each([
  ['lists where a product was found', LISTED],
  ['lists every keyword', withEveryKeyword(LISTED)],
])('of a service that %s', (_, rows) => {
  it.each([
    ['a product nowhere on a collected shelf is not ranked', 'nothing', '1', 'unranked'],
    ['one of a keyword that nobody collected has no data', 'rival', '2', 'no-data'],
    ['a keyword of another retailer is none of its own', 'ours', '3', undefined],
    ['a product has the place that is listed', 'ours', '1', 'ranked'],
  ])('%s', (_, id, key, state) => {
    expect(stateAt(rows, id, key)).toBe(state);
  });

  it('the same shelves were collected', () => {
    expect([...collectedShelves(prepareRankings(rows))]).toEqual(['shop|1', 'other|3']);
  });
});

it('both kinds of services are prepared alike', () => {
  const without = (rows: readonly SearchProduct[]) => prepareRankings(rows).map(({ item, ...rest }) => rest);
  expect(without(withEveryKeyword(LISTED))).toEqual(without(LISTED));
});

it('a product that says less than its shelf keeps its own word', () => {
  const odd = [product('P', [place({ ...soap, ...UNRANKED, is_no_data: null })]), product('Q', [place(soap)])];
  expect(stateAt(odd, 'P', '1')).toBe('unknown');
  expect(stateAt([product('P', [place({ ...soap, ...SILENT })]), product('Q', [place(soap)])], 'P', '1')).toBe(
    'no-data',
  );
});

it('products of no stated retailer say nothing of each other', () => {
  const unplaced = { retailer_code: null, retailer_name: null };
  expect(stateAt([product('P', [place(soap)], unplaced), product('Q', [], unplaced)], 'Q', '1')).toBeUndefined();
});
