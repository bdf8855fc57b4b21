import { describe, expect, it } from 'vitest';
import { calendarDays, earlierThan, periodBefore } from '@/components/overview/earlier';

describe('the day that a day is compared with', () => {
  it.each<[string, string | null, string | null, string | null]>([
    ['is the day before', '2026-06-30', null, '2026-06-29'],
    ['is the one that was chosen, however early', '2026-06-30', '2026-05-02', '2026-05-02'],
    ['is no later day', '2026-06-30', '2026-07-01', '2026-06-29'],
    ['is never itself', '2026-06-30', '2026-06-30', '2026-06-29'],
    ['is not known before it is', null, '2026-06-01', null],
  ])('%s', (_, day, against, earlier) => expect(earlierThan(day, against)).toBe(earlier));
});

const JUNE = { start_date: '2026-06-03', end_date: '2026-06-30' };

describe('competitions', () => {
  it.each<[string, string, ReturnType<typeof periodBefore>]>([
    ['of the four weeks before a day hold the days in them', '2026-06-03', null],
    [
      'are asked for as a look at the earlier day asks',
      '2026-06-02',
      { start_date: '2026-05-06', end_date: '2026-06-02' },
    ],
  ])('%s', (_, against, period) => expect(periodBefore(JUNE, against)).toEqual(period));
});

describe('the calendar of files', () => {
  it.each<[string, string, number]>([
    ['is the one that Downloads opens with', '2026-06-30', 14],
    ['holds exactly two weeks', '2026-06-17', 14],
    ['grows where the earlier day is further back', '2026-06-16', 31],
    ['ends where Downloads ends', '2026-01-01', 62],
  ])('%s', (_, since, days) => expect(calendarDays(since, '2026-06-30')).toBe(days));
});
