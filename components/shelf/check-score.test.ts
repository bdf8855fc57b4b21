import { expect, test } from 'vitest';
import { checkScore } from '@/components/shelf/check-score';
import { prepareCounts } from '@/components/shelf/prepare-counts';
import { placesOf } from '@/components/shelf/test-shelf';

function counts(flags: (boolean | null)[]) {
  return prepareCounts(placesOf(flags.map((is_searched_brand) => ({ is_searched_brand }))));
}

function given(score: number | null, own: number | null = 1, total: number | null = 4) {
  return {
    retailer_name: null,
    retailer_code: null,
    retailer_country: null,
    own_product_count: own,
    total_product_count: total,
    score,
    target: null,
    is_target_met: null,
  };
}

const QUARTER = counts([true, false, false, false]);

test.each([
  ['in a hundred', 25, 100],
  ['from 0 to 1', 0.25, 1],
  ['rounded', 25.4, 100],
  ['something else', 31, null],
])('a score %s', (_, score, scale) => {
  expect(checkScore(given(score), QUARTER)).toMatchObject({ share: 0.25, scale, sameCounts: true });
});

test('counts of the score that the shelf does not have are told', () => {
  expect(checkScore(given(25, 2, 8), QUARTER).sameCounts).toBe(false);
});

test('none found among mostly unknown places is no share of zero, one found is a share', () => {
  const [none, one] = [counts([false, null, null]), counts([true, null, null, null])];
  expect(checkScore(given(0), none)).toMatchObject({ share: null, sameCounts: null });
  expect(checkScore(given(25), one)).toMatchObject({ share: 0.25, sameCounts: true });
});

test('flags that are not stated make no share', () => {
  expect(checkScore(given(25), counts([null, null]))).toMatchObject({ share: null, scale: null, sameCounts: null });
});
