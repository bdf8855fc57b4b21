import { expect, it } from 'vitest';
import { prepareTotals } from '@/components/scorecards/prepare-totals';
import { testScores } from '@/lib/client/scorecards/test-rows';

const reading = {
  weighting: 'reviews',
  shrinks: false,
  prior: { mean: 4, strength: 10 },
  threshold: 4,
  target: 4.5,
} as const;

it('counts only what is known: no rating is not below, no count is not small, no name is no SKU', () => {
  const totals = prepareTotals(
    testScores(
      { average_rating: 3.9, review_count: 9 },
      { average_rating: 4, review_count: 10 },
      { average_rating: null, review_count: null, service_sku_id: null, retailer: null },
    ),
    reading,
  );
  expect(totals).toMatchObject({ judged: 2, below: 1, counted: 2, small: 1, skus: 1, retailers: 1, matched: 0 });
});

it('judges the rating that is shown: shrunk ones stand closer to the mean', () => {
  const scores = testScores({ average_rating: 3.9, review_count: 9 });
  expect(prepareTotals(scores, { ...reading, shrinks: true, prior: { mean: 5, strength: 10 } }).below).toBe(0);
});
