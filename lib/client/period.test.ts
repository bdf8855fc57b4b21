import { describe, expect, it } from 'vitest';
import { comparedPeriod, daysOf, lastDays, likeForLike, periodOf } from '@/lib/client/period';

describe('a period', () => {
  const june = { start_date: '2026-06-01', end_date: '2026-06-30' };

  it('counts both of its days', () => expect(daysOf(june)).toBe(30));
  it('ends with the day it is asked for', () =>
    expect(lastDays('2026-03-02', 7)).toEqual({ start_date: '2026-02-24', end_date: '2026-03-02' }));

  it.each([
    ['before', { start_date: '2026-05-02', end_date: '2026-05-31' }],
    ['year', { start_date: '2025-06-02', end_date: '2025-07-01' }],
    ['none', null],
  ] as const)('compared with %s is as long, over a leap of months', (comparison, other) =>
    expect(comparedPeriod(june, comparison)).toEqual(other),
  );

  it('a year before has the same weekdays', () => {
    const other = comparedPeriod(june, 'year');
    expect(new Date(other?.start_date ?? '').getUTCDay()).toBe(new Date(june.start_date).getUTCDay());
  });
});

it.each([
  ['nothing is the newest days', null, null, '2026-06-24', '2026-06-30'],
  ['a last day alone', null, '2026-05-10', '2026-05-04', '2026-05-10'],
  ['a first day alone goes on to the newest', '2026-06-01', null, '2026-06-01', '2026-06-30'],
  ['both as they are', '2026-01-01', '2026-02-01', '2026-01-01', '2026-02-01'],
  ['a first day after the last is left out', '2026-06-09', '2026-06-08', '2026-06-02', '2026-06-08'],
])('a URL that says %s', (_, start_date, end_date, from, to) =>
  expect(periodOf({ start_date, end_date }, '2026-06-30', 7)).toEqual({ start_date: from, end_date: to }),
);

it('like for like compares what both sets hold, and names what came and went', () => {
  const rows = (...ids: (string | null)[]) => ids.map((id, at) => ({ id, at }));
  const found = likeForLike(rows('a', 'b', 'b', null), rows('b', 'c', null), ({ id }) => id);
  expect(found.both).toEqual([{ now: { id: 'b', at: 1 }, before: { id: 'b', at: 0 } }]);
  expect(found.entered.map(({ id }) => id)).toEqual(['a']);
  expect(found.left.map(({ id }) => id)).toEqual(['c']);
});
