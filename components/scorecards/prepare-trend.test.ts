import { describe, expect, it } from 'vitest';
import { isKept, prepareTrend, trendRanges } from '@/components/scorecards/prepare-trend';
import { testScores } from '@/lib/client/scorecards/test-rows';

const period = { start_date: '2026-06-24', end_date: '2026-06-30' };

it('ranges lie one right before the other, the oldest first', () => {
  expect(trendRanges(period, 3)).toEqual([
    { start_date: '2026-06-10', end_date: '2026-06-16' },
    { start_date: '2026-06-17', end_date: '2026-06-23' },
    period,
  ]);
});

describe('a range is kept', () => {
  const answer = { fetchedAt: '2026-06-30T10:00:00Z', crawledAt: null, total: null, free: true };
  const kept = (params: Record<string, string>, free = true) => ({
    pageSize: 1000,
    answers: [{ ...answer, params, free }],
  });

  it.each([
    ['by its days, without a title', kept(period), '', true],
    ['by its days and title', kept({ ...period, scorecard_title: 'Own' }), 'Own', true],
    ['not under another title', kept({ ...period, scorecard_title: 'Own' }), '', false],
    ['not where asking costs a call', kept(period, false), '', false],
    ['not for other days', kept({ ...period, end_date: '2026-07-01' }), '', false],
  ])('%s', (_, given, title, expected) => {
    expect(isKept(given, period, title)).toBe(expected);
  });
});

it('a range that is not collected is a gap, and so is one without anything to weigh', () => {
  const ranges = [
    null,
    testScores(),
    testScores({ brand: 'A', average_rating: 3, review_count: 1 }, { brand: 'A', average_rating: 5, review_count: 3 }),
    testScores({ brand: 'A', review_count: 0 }, { brand: 'B', average_rating: 2 }, { brand: 'other' }),
  ];
  expect(prepareTrend(ranges, ['A', 'B'], 'reviews')).toEqual({
    brands: [
      { brand: 'A', values: [null, null, 4.5, null] },
      { brand: 'B', values: [null, null, null, 2] },
    ],
    weighed: [null, 0, 2, 1],
  });
});
