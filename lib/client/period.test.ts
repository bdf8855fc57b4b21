import { describe, expect, it } from 'vitest';
import { comparedPeriod, daysOf, lastDays, periodOf } from '@/lib/client/period';

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
