import { expect, it } from 'vitest';
import { MOST_SHELVES, toShelves } from './power-shelves';

const item = (id: number | null, over: object = {}) => ({
  ...{ visibility_source_id: id, is_power_visibility_source: true, is_own_brand: false },
  retailer_scores: [{ retailer_code: 'k' }, { retailer_code: 'p' }],
  ...over,
});
const shelvesOf = (...items: object[]) =>
  toShelves([JSON.stringify({ items })]).map(({ visibility_source_id, retailer_code }) => [
    visibility_source_id,
    retailer_code,
  ]);

it('has each power keyword once at each of its retailers, those of own brands first', () => {
  const keywords = [item(1), item(2, { is_own_brand: true }), item(1, { is_own_brand: true })];
  expect(shelvesOf(...keywords, item(3, { is_power_visibility_source: false }), item(null))).toEqual([
    [2, 'k'],
    [2, 'p'],
    [1, 'k'],
    [1, 'p'],
  ]);
});

it.each(['{}', '{"items":null}'])('is empty if the scores are %s', (body) => {
  expect(toShelves([body])).toEqual([]);
});

it.each([null, undefined])('leaves out a keyword whose list of retailers is %s', (retailer_scores) => {
  expect(shelvesOf(item(1, { retailer_scores }), item(2))).toEqual([
    [2, 'k'],
    [2, 'p'],
  ]);
});

it('has a limit', () => {
  expect(shelvesOf(...Array.from({ length: MOST_SHELVES }, (_, index) => item(index + 1)))).toHaveLength(MOST_SHELVES);
});
