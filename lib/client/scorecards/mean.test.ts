import { describe, expect, it } from 'vitest';
import { meanOf } from '@/lib/client/scorecards/mean';
import { testScores } from '@/lib/client/scorecards/test-rows';

describe('a mean of ratings', () => {
  const scores = testScores(
    { average_rating: 5, review_count: 10 },
    { average_rating: 2, review_count: 30 },
    { average_rating: 3, review_count: 0 },
    { average_rating: 1, review_count: null },
    { average_rating: null, review_count: 60 },
  );

  it('by reviews leaves out rows without reviews, and says how many weigh in', () => {
    // (5 × 10 + 2 × 30) / 40
    expect(meanOf(scores, 'reviews')).toEqual({ value: 2.75, weighed: 2, rated: 4, rows: 5, reviews: 100 });
  });

  it('with each row alike needs a rating and no count', () => {
    // (5 + 2 + 3 + 1) / 4
    expect(meanOf(scores, 'alike')).toEqual({ value: 2.75, weighed: 4, rated: 4, rows: 5, reviews: 100 });
    expect(meanOf(testScores({ average_rating: 5 }, { average_rating: 2 }), 'alike').value).toBe(3.5);
  });

  it.each([
    ['no rows', testScores()],
    ['no rating', testScores({ average_rating: null })],
    ['no reviews to weigh by', testScores({ review_count: 0 }, { review_count: null })],
  ])('is not known with %s', (_, rows) => {
    expect(meanOf(rows, 'reviews').value).toBeNull();
  });

  it('tells no count stated from a count of zero', () => {
    expect(meanOf(testScores({ review_count: null }), 'reviews').reviews).toBeNull();
    expect(meanOf(testScores({ review_count: 0 }), 'reviews').reviews).toBe(0);
  });
});
