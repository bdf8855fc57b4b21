import { describe, expect, it } from 'vitest';
import { findRatingChanges } from '@/components/overview/find-rating-changes';
import { createFormat } from '@/lib/client/format';
import { item } from '@/lib/client/prices/test-items';
import { prepareScores } from '@/lib/client/scorecards/prepare-scores';
import { prepareSkuFacts } from '@/lib/client/scorecards/prepare-sku-facts';
import { testRow } from '@/lib/client/scorecards/test-rows';
import type { PriceItem } from '@/lib/contract/price';
import type { ScorecardRow } from '@/lib/contract/scorecard';

type Rating = Partial<ScorecardRow>;

const SAID = { format: createFormat('en'), day: '2026-06-30', against: '2026-06-02', threshold: 4 };
const OURS = { csku_id: 'S1', is_own_brand: true };

function found(before: Rating[], now: Rating[], sku: Partial<PriceItem> = OURS) {
  const facts = prepareSkuFacts([item(sku)]);
  const scores = (rows: Rating[]) => prepareScores(rows.map(testRow), facts);
  return findRatingChanges(scores(now), scores(before), SAID);
}

const rated = (average_rating: number | null, given: Rating = {}) => [{ average_rating, ...given }];

describe('the rating of an own SKU', () => {
  it.each<[string, Rating[], Rating[], boolean[]]>([
    ['fell under the threshold', rated(4.1), rated(3.9), [true]],
    ['is back above it', rated(3.9), rated(4.1), [false]],
    ['is the threshold, which is not under it', rated(4.2), rated(4), []],
    ['fell and stayed above', rated(4.8), rated(4.1), []],
    ['was under it before', rated(3.5), rated(3.1), []],
    ['is not known now', rated(4.1), rated(null), []],
    ['is rated for the first time', [], rated(3.2), []],
    ['is of another shop', rated(4.1), rated(3.2, { retailer: 'Kiosk' }), []],
  ])('%s', (_, before, now, worse) => expect(found(before, now).map((change) => change.worse)).toEqual(worse));

  it.each<[string, Partial<PriceItem>]>([
    ['a competitor’s', { ...OURS, is_own_brand: false }],
    ['of nobody known', { ...OURS, is_own_brand: null }],
    ['unknown to the prices', { ...OURS, csku_id: 'S2' }],
  ])('is not told where the SKU is %s', (_, sku) => expect(found(rated(4.1), rated(3.9), sku)).toEqual([]));

  it('is told with both numbers, their reviews and the earlier range', () => {
    expect(found(rated(4.1, { review_count: 8 }), rated(3.9), { ...OURS, is_psku: true })).toMatchObject([
      { before: '4.10, 8 reviews in the 28 days to 2 Jun', now: '3.90, 10 reviews', heavy: true },
    ]);
  });
});
