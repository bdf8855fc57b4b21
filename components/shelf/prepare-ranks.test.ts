import { expect, test } from 'vitest';
import { prepareRanks } from '@/components/shelf/prepare-ranks';
import { place, product, UNRANKED, withEveryKeyword } from '@/components/shelf/test-ranks';

const SOURCES = [{ id: 7, name: 'soap', power: false, retailers: [] }];

test('ranked keywords come best first; not ranked and not collected are two counts', () => {
  const row = product('P', [
    place({ search_keyword_id: 1, search_keyword_name: 'far', combined_position: 30 }),
    place({ search_keyword_id: 2, search_keyword_name: 'near', combined_position: 2 }),
    place({ ...UNRANKED, search_keyword_id: 3 }),
    place({ ...UNRANKED, search_keyword_id: 4, is_no_data: true }),
  ]);
  const { ranked, unranked, silent } = prepareRanks([row], 'P', []);
  expect([ranked.map(({ name, overall }) => [name, overall]), unranked, silent]).toEqual([
    [
      ['near', 2],
      ['far', 30],
    ],
    1,
    1,
  ]);
});

test('a keyword that is listed for others of the retailer alone is not ranked, or without data', () => {
  const others = product('Q', [
    place({ search_keyword_id: 1 }),
    place({ search_keyword_id: 2 }),
    place({ ...UNRANKED, search_keyword_id: 3, is_no_data: true }),
  ]);
  const listed = [product('P', [place({ search_keyword_id: 1 })]), others];
  for (const items of [listed, withEveryKeyword(listed)]) {
    const { ranked, unranked, silent } = prepareRanks(items, 'P', []);
    expect([ranked.length, unranked, silent]).toEqual([1, 1, 1]);
  }
});

test.each([
  ['of the same number and name', { search_keyword_id: 7, search_keyword_name: 'soap' }, 7],
  ['of another name', { search_keyword_id: 7, search_keyword_name: 'soap bar' }, null],
  ['of another number', { search_keyword_id: 8, search_keyword_name: 'soap' }, null],
])('a keyword %s leads to a shelf or not', (_, stated, expected) => {
  const row = product('P', [place({ ...stated, combined_position: 1 })]);
  expect(prepareRanks([row], 'P', SOURCES).ranked[0]?.sourceId).toBe(expected);
});

test('a place without a product number is nowhere else', () => {
  expect(prepareRanks([{ ...product('P', []), product_id: null }], null, []).rows).toEqual([]);
});
