import { expect, it } from 'vitest';
import type { CalendarHour, HourState } from '@/lib/contract/downloads';
import { dayOf } from './recent-days';

function hour(at: number, state: HourState, bytes: number | null = null): CalendarHour {
  const seen = { encoding: 'csv' as const, bytes, rows: 1, sha256: 'aa', firstSeen: '', lastSeen: '' };
  return { hour: at, state, reason: null, files: bytes === null ? [] : [seen] };
}

it.each<[HourState, HourState[]]>([
  ['missing', ['fetched', 'missing', 'light']],
  ['light', ['fetched', 'light', 'available']],
  ['available', ['fetched', 'available', 'empty']],
  ['fetched', ['fetched', 'unknown', 'empty']],
  ['unknown', ['unknown', 'empty']],
  ['empty', ['empty']],
])('a day is %s when its hours are %j', (state, states) => {
  expect(
    dayOf(
      '2026-06-30',
      states.map((one, at) => hour(at, one)),
    ),
  ).toMatchObject({ state });
});

it('adds up what passed, and has no size where nothing did', () => {
  const day = dayOf('2026-06-30', [hour(5, 'fetched', 100), hour(15, 'light', 20), hour(16, 'available')]);
  expect(day).toMatchObject({ files: 3, bytes: 120 });
  expect(dayOf('2026-06-30', [hour(5, 'available')])).toMatchObject({ files: 1, bytes: null });
});
