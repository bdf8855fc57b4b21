import { describe, expect, it } from 'vitest';
import { comparedPeriod, daysOf, lastDays, periodOf } from '@/lib/client/period';

describe('a period', () => {
  const june = { start_date: '2026-06-01', end_date: '2026-06-30' };

  it('counts the first and the last day', () => expect(daysOf(june)).toBe(30));
  it('ends with the given day', () =>
    expect(lastDays('2026-03-02', 7)).toEqual({ start_date: '2026-02-24', end_date: '2026-03-02' }));

  it.each([
    ['before', { start_date: '2026-05-02', end_date: '2026-05-31' }],
    ['year', { start_date: '2025-06-02', end_date: '2025-07-01' }],
    ['none', null],
  ] as const)('has the same length when compared with %s, across months', (comparison, other) =>
    expect(comparedPeriod(june, comparison)).toEqual(other),
  );

  it('has the same weekdays a year before', () => {
    const other = comparedPeriod(june, 'year');
    expect(new Date(other?.start_date ?? '').getUTCDay()).toBe(new Date(june.start_date).getUTCDay());
  });
});

it.each([
  ['the newest days without dates', null, null, '2026-06-24', '2026-06-30'],
  ['the days up to a last day', null, '2026-05-10', '2026-05-04', '2026-05-10'],
  ['a first day up to the newest', '2026-06-01', null, '2026-06-01', '2026-06-30'],
  ['both days', '2026-01-01', '2026-02-01', '2026-01-01', '2026-02-01'],
  ['the days up to the last for a first day after it', '2026-06-09', '2026-06-08', '2026-06-02', '2026-06-08'],
])('reads %s from a URL', (_, start_date, end_date, from, to) =>
  expect(periodOf({ start_date, end_date }, '2026-06-30', 7)).toEqual({ start_date: from, end_date: to }),
);
