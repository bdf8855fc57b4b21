import { describe, expect, it } from 'vitest';
import { type Calendar, findLateFiles } from '@/components/overview/find-late-files';
import { createFormat } from '@/lib/client/format';
import type { CalendarHour, HourState } from '@/lib/contract/downloads';

const SAID = { format: createFormat('en'), since: '2026-06-24', until: '2026-06-25' };

function hourOf(hour: number, state: HourState, reason: string | null = null): CalendarHour {
  return { hour, state, reason, compared: false, share: null, files: [] };
}

function calendarOf(...days: [date: string, ...hours: CalendarHour[]][]): Calendar {
  return {
    ...{ dataset: 'rating', listed: true, listedAt: null, newest: null, rules: [] },
    days: days.map(([date, ...hours]) => ({ date, hours })),
  };
}

const found = (...days: Parameters<typeof calendarOf>) =>
  findLateFiles([calendarOf(...days)], SAID).map(({ name, now }) => `${name}: ${now}`);

describe('a file', () => {
  it.each<[HourState, number]>([
    ['missing', 1],
    ['light', 1],
    ['available', 0],
    ['fetched', 0],
    ['empty', 0],
    ['unknown', 0],
  ])('that is %s is told %i times', (state, times) =>
    expect(found(['2026-06-24', hourOf(5, state)])).toHaveLength(times),
  );

  it('is told of the days since the earlier collection, both ends included', () => {
    const missing = hourOf(5, 'missing', 'Inferred.');
    expect(
      found(['2026-06-26', missing], ['2026-06-25', missing], ['2026-06-24', missing], ['2026-06-23', missing]),
    ).toEqual([
      'Ratings, 25 Jun 2026, 05:00 UTC: missing: Inferred.',
      'Ratings, 24 Jun 2026, 05:00 UTC: missing: Inferred.',
    ]);
  });

  it('leads to its hour, in a calendar that ends with the day shown', () => {
    const [late] = findLateFiles([calendarOf(['2026-06-24', hourOf(15, 'light')])], SAID);
    expect(late?.href).toBe('/downloads?dataset=rating&until=2026-06-25&at=2026-06-24&hour=15');
  });
});
