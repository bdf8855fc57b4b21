import { describe, expect, it } from 'vitest';
import type { TimeDimension } from '@/lib/contract/competition-request';
import { bucketsOf } from './buckets';

function spans(start_date: string, end_date: string, dimension: TimeDimension) {
  return bucketsOf({ start_date, end_date }, dimension).map((bucket) => `${bucket.start_date}/${bucket.end_date}`);
}

describe('buckets', () => {
  it('are ISO weeks from Monday, with the first and the last clipped, over the end of a year', () => {
    // 2026-12-30 is a Wednesday.
    expect(spans('2026-12-30', '2027-01-12', 'WEEKLY')).toEqual([
      '2026-12-30/2027-01-03',
      '2027-01-04/2027-01-10',
      '2027-01-11/2027-01-12',
    ]);
  });

  it('include a Sunday in the week that it ends', () => {
    expect(spans('2026-03-29', '2026-03-30', 'WEEKLY')).toEqual(['2026-03-29/2026-03-29', '2026-03-30/2026-03-30']);
  });

  it.each<[TimeDimension, string[]]>([
    ['MONTHLY', ['2024-01-31/2024-01-31', '2024-02-01/2024-02-29', '2024-03-01/2024-03-31', '2024-04-01/2024-04-02']],
    ['QUARTERLY', ['2024-01-31/2024-03-31', '2024-04-01/2024-04-02']],
    ['YEARLY', ['2024-01-31/2024-04-02']],
    ['NONE', ['2024-01-31/2024-04-02']],
  ])('of %s are clipped to the range', (dimension, expected) => {
    expect(spans('2024-01-31', '2024-04-02', dimension)).toEqual(expected);
  });

  it('end years and quarters on their last day', () => {
    expect(spans('2025-12-31', '2026-01-01', 'YEARLY')).toEqual(['2025-12-31/2025-12-31', '2026-01-01/2026-01-01']);
    expect(spans('2025-11-30', '2026-01-01', 'QUARTERLY')).toEqual(['2025-11-30/2025-12-31', '2026-01-01/2026-01-01']);
  });

  it('of days are complete, including leap days and clock changes', () => {
    const days = spans('2024-02-27', '2024-11-05', 'DAILY');
    expect(days).toHaveLength(253);
    expect(new Set(days).size).toBe(253);
    expect(days[2]).toBe('2024-02-29/2024-02-29');
  });

  it('work in the first centuries', () => {
    expect(spans('0001-01-01', '0001-01-03', 'WEEKLY')).toEqual(['0001-01-01/0001-01-03']);
  });
});
