import { describe, expect, it } from 'vitest';
import { type Stored, storedDatasets } from '@/delivery/schema/stored';
import { createSlotFinder, type Fallback } from './slot-finder';

/** Returns the file of a row with only these values. */
function placeRow(dataset: string, row: Record<string, string>, fallback: Fallback = {}) {
  const stored = storedDatasets.find(({ name }) => name === dataset) as Stored;
  return createSlotFinder(stored, fallback)(Object.keys(stored.columns).map((name) => row[name] ?? null));
}

describe('the file of a row', () => {
  it('is the UTC day and hour of its session', () => {
    const row = { session_time: '2026-03-31T07:59:59Z', crawling_time: '2026-04-01T09:00:00Z' };
    expect(placeRow('price', row, { date: '2020-01-01', hour: 1 })).toEqual({ date: '2026-03-31', hour: 7 });
  });

  it('is the given one for rows without their own', () => {
    expect(placeRow('review', {}, { date: '2026-03-31', hour: 0 })).toEqual({ date: '2026-03-31', hour: 0 });
    expect(placeRow('review', {}, { date: '2026-03-31' })).toEqual({
      column: 'session_time',
      value: 'null',
      reason: 'says no day and hour: pass --hour for rows without it',
    });
    expect(placeRow('review', {})).toMatchObject({ reason: expect.stringContaining('pass --date and --hour') });
  });

  it('has the day of an observation and the hour of its crawl', () => {
    const row = { date: '2026-03-31', crawling_time: '2026-03-30T22:10:00Z' };
    expect(placeRow('visibility_listing', row)).toEqual({ date: '2026-03-31', hour: 22 });
    expect(placeRow('e_retail_media', { date: '2026-03-31' }, { hour: 5 })).toEqual({ date: '2026-03-31', hour: 5 });
  });

  it('cannot be outside the range of days', () => {
    expect(placeRow('price', { session_time: '1969-12-31T23:00:00Z' })).toMatchObject({
      column: 'session_time',
      value: '"1969-12-31T23:00:00Z"',
    });
  });
});
