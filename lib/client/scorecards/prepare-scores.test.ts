import { describe, expect, it } from 'vitest';
import { prepareScores } from '@/lib/client/scorecards/prepare-scores';
import { prepareSkuFacts } from '@/lib/client/scorecards/prepare-sku-facts';
import { testRow, testScores } from '@/lib/client/scorecards/test-rows';
import { type PriceItem, priceItem } from '@/lib/contract/price';
import { tolerant } from '@/lib/contract/reading';

function offer(given: Partial<PriceItem>): PriceItem {
  return tolerant(priceItem).parse({ csku_id: 'S1', ...given });
}

function joined(...offers: PriceItem[]) {
  const [score] = prepareScores([testRow({})], prepareSkuFacts(offers));
  return score;
}

describe('whose a SKU is', () => {
  it.each([
    ['own by the price set', [offer({ is_own_brand: true }), offer({ is_own_brand: null })], 'own'],
    ['a competitor by the price set', [offer({ is_own_brand: false })], 'competitor'],
    [
      'unknown where offers contradict each other',
      [offer({ is_own_brand: true }), offer({ is_own_brand: false })],
      '-',
    ],
    ['unknown where no offer says', [offer({ is_own_brand: null })], '-'],
    ['unknown without a match', [offer({ csku_id: 'S2', is_own_brand: true })], '-'],
  ])('is %s', (_, offers, word) => {
    expect(joined(...offers)?.words.own).toEqual([word]);
  });

  it('is not joined on a missing identifier', () => {
    const facts = prepareSkuFacts([offer({ csku_id: null, is_own_brand: true })]);
    expect(prepareScores([testRow({ service_sku_id: null })], facts)[0]?.facts).toBeNull();
  });
});

it('takes countries of the row’s own retailer, and tags of all offers once', () => {
  const tags = [{ tag_name: 'category', tag_value: 'Soap' }];
  const score = joined(
    offer({ retailer: 'Shop', retailer_country: 'DE', tags }),
    offer({ retailer: 'Other', retailer_country: 'FR', tags }),
    offer({ retailer: 'Third', retailer_country: 'PL', tags: [] }),
  );
  expect(score?.words).toMatchObject({ country: ['DE'], tag: ['category: Soap'], power: ['-'] });
});

it('gives every row an id of its own, the same in every answer where retailer and SKU are named once', () => {
  const ids = testScores({}, {}, { service_sku_id: null }, { retailer: null }).map(({ id, key }) => [id, key]);
  expect(ids).toEqual([
    ['Shop|S1', 'Shop|S1'],
    ['row:1', 'Shop|S1'],
    ['row:2', null],
    ['row:3', null],
  ]);
});
