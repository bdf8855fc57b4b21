import { describe, expect, it } from 'vitest';
import { findLightSets } from '@/components/overview/find-light-sets';
import { paramsOf } from '@/components/overview/questions';
import { createFormat } from '@/lib/client/format';
import type { KeptAnswer } from '@/lib/contract/kept';

const DAY = '2026-06-30';

function answerOf(date: string, total: number | null, given: Partial<KeptAnswer> = {}): KeptAnswer {
  const params = paramsOf.prices(date);
  return { params, fetchedAt: `${date}T10:00:00Z`, crawledAt: null, total, free: true, ...given };
}

function found(rows: number, kept: KeptAnswer[]) {
  return findLightSets([{ part: 'prices', day: DAY, rows, paramsOf: paramsOf.prices, kept }], createFormat('en'));
}

const THREE = [answerOf('2026-06-29', 90), answerOf('2026-06-28', 100), answerOf('2026-06-27', 500)];
const [one, two, three] = THREE as [KeptAnswer, KeptAnswer, KeptAnswer];

describe('a day’s collection', () => {
  it.each<[string, number, KeptAnswer[], number]>([
    ['below 60% of the median of the days around is light', 59, THREE, 1],
    ['of 60% of it is not', 60, THREE, 0],
    ['is not judged by two days', 59, [one, two], 0],
    ['is judged by later days, too', 59, [one, two, answerOf('2026-07-02', 100)], 1],
    ['is not judged by days of long ago', 59, [one, two, answerOf('2026-05-01', 100)], 0],
    ['is not judged by itself', 59, [one, two, answerOf(DAY, 100)], 0],
    ['is not judged by a day that was still running', 59, [one, two, { ...three, free: false }], 0],
    ['is not judged by a day without rows', 59, [one, two, { ...three, total: 0 }], 0],
    [
      'is not judged by another question',
      59,
      [one, two, { ...three, params: { ...three.params, calculation_type: 'MIN' } }],
      0,
    ],
    ['without rows was not collected, which is no light one', 0, THREE, 0],
  ])('%s', (_, rows, kept, count) => expect(found(rows, kept)).toHaveLength(count));

  it('is told with what it is held against, and leads to its page', () => {
    expect(found(42, THREE)).toMatchObject([
      {
        name: 'The collection of prices of 30 Jun 2026',
        before: '100 rows, the median of 3 kept days',
        now: 'light: 42 rows, 42% of that',
        href: '/prices?date=2026-06-30&view=offers',
      },
    ]);
  });
});
