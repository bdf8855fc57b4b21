import { expect, test } from 'vitest';
import { prepareOwners, prepareSources, type ScoreItem } from '@/components/shelf/prepare-sources';

function item(stated: Partial<ScoreItem>, retailers: string[] = []): ScoreItem {
  return {
    visibility_source_name: 'soap',
    visibility_source_id: 1,
    representative_name: null,
    is_power_visibility_source: null,
    searched_brand: null,
    searched_brand_group: null,
    is_own_brand: null,
    ...stated,
    retailer_scores: retailers.map((retailer_code) => ({
      retailer_name: retailer_code.toUpperCase(),
      retailer_code,
      retailer_country: null,
      own_product_count: null,
      total_product_count: null,
      score: null,
      target: null,
      is_target_met: null,
    })),
  };
}

test('a source stands once, with every retailer that any of its brands was counted at', () => {
  const sources = prepareSources([item({}, ['a']), item({}, ['a', 'b'])]);
  expect(sources.map(({ id, retailers }) => [id, retailers.map(({ name }) => name)])).toEqual([[1, ['A', 'B']]]);
});

test('a source whose number its endpoint refuses is none to choose', () => {
  const ids = [null, 0, -1, 1.5, 2 ** 60, 1e21, '123456789012345678901', 7];
  const sources = prepareSources(ids.map((visibility_source_id) => item({ visibility_source_id }, ['a'])));
  expect(sources.map(({ id }) => id)).toEqual([7]);
});

test('keeps sources with different numbers beyond 2^53 apart', () => {
  const ids = ['1234567890123456788', '1234567890123456789'];
  const sources = prepareSources(ids.map((visibility_source_id) => item({ visibility_source_id }, ['a'])));
  expect(sources.map(({ id }) => id)).toEqual(ids);
});

test('sources of own brands come first, and of those the power sources', () => {
  const sources = prepareSources([
    item({ visibility_source_id: 1, is_power_visibility_source: true }),
    item({ visibility_source_id: 2, is_own_brand: true }),
    item({ visibility_source_id: 3, is_own_brand: true, is_power_visibility_source: true }),
  ]);
  expect(sources.map(({ id }) => id)).toEqual([3, 2, 1]);
});

test('a brand that is own in one score and not in another belongs to nobody known', () => {
  const owners = prepareOwners([
    item({ searched_brand: 'Ours', is_own_brand: true }),
    item({ searched_brand: 'Torn', is_own_brand: true }),
    item({ searched_brand: 'TORN', is_own_brand: false }),
    item({ searched_brand: 'Torn', is_own_brand: true }),
    item({ searched_brand: 'Silent' }),
  ]);
  expect([...owners]).toEqual([['ours', true]]);
});
