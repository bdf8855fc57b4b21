import { describe, expect, it } from 'vitest';
import { prepareSkuRows } from '@/components/scorecards/prepare-sku-rows';
import { newestFile, prepareRatingCounts } from '@/components/scorecards/rating-counts';
import type { Reading } from '@/lib/client/scorecards/reading';
import { testScores } from '@/lib/client/scorecards/test-rows';

const reading: Reading = {
  weighting: 'reviews',
  shrinks: false,
  prior: { mean: 4, strength: 10 },
  threshold: 4,
  target: 4.5,
};
const nothing = { changes: new Map(), ratings: new Map() };
const scores = testScores(
  { service_sku_id: 'few', average_rating: 4.9, review_count: 6 },
  { service_sku_id: 'many', average_rating: 4.6, review_count: 600 },
  { service_sku_id: 'none', average_rating: null, review_count: 20 },
  { service_sku_id: 'same', average_rating: 4.6, review_count: 3 },
);

describe('the ranking', () => {
  it('gives equal ratings one rank and no rating none', () => {
    expect(prepareSkuRows(scores, reading, nothing).map(({ score, rank }) => [score.row.service_sku_id, rank])).toEqual(
      [
        ['few', 1],
        ['many', 2],
        ['same', 2],
        ['none', null],
      ],
    );
  });

  it('shrunk on request, 4.9 of 6 reviews stands behind 4.6 of 600', () => {
    const rows = prepareSkuRows(scores, { ...reading, shrinks: true }, nothing);
    expect(rows.map(({ score }) => score.row.service_sku_id)).toEqual(['many', 'few', 'same', 'none']);
  });
});

describe('reviews to the target', () => {
  const ratings = prepareRatingCounts([
    { retailer_name: 'Shop', service_sku_id: 'S1', product_rating: 4, rating_count: 90 },
    { retailer_name: 'Shop', service_sku_id: 'S1', product_rating: 3, rating_count: 10 },
    { retailer_name: 'Shop', service_sku_id: 'S1', product_rating: null, rating_count: 99 },
    { retailer_name: 'Elsewhere', service_sku_id: 'S1', product_rating: 1, rating_count: 1 },
  ]);

  it('rest on mean and count of the rating file where it knows the SKU at the retailer', () => {
    // 3.9 of 100 ratings: 100 × 0.6 / 0.5
    const [row] = prepareSkuRows(testScores({ average_rating: 4.4, review_count: 2 }), reading, {
      ...nothing,
      ratings,
    });
    expect(row).toMatchObject({ basis: 'file', needed: { kind: 'reviews', count: 120 } });
  });

  it('rest on the range otherwise, never on a mean of one and a count of the other', () => {
    const [row] = prepareSkuRows(testScores({ service_sku_id: 'S2', average_rating: 4.4, review_count: 10 }), reading, {
      ...nothing,
      ratings,
    });
    expect(row).toMatchObject({ basis: 'range', needed: { kind: 'reviews', count: 2 } });
  });
});

it('takes the newest rating file that the range has reached', () => {
  const file = (date: string, time: string, encoding: 'csv' | 'ndjson' = 'ndjson') => ({
    file_name: '',
    date,
    time,
    encoding,
  });
  const files = [file('2026-06-29', '05'), file('2026-06-30', '5'), file('2026-06-30', '15'), file('2026-07-01', '05')];
  expect(newestFile(files, '2026-06-30')).toEqual(files[2]);
  expect(newestFile([file('2026-06-30', '05', 'csv')], '2026-06-30')).toBeNull();
});
