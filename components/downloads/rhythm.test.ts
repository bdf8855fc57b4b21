import { expect, it } from 'vitest';
import { rhythmOf, rhythmWords } from '@/components/downloads/rhythm';
import type { Calendar } from '@/components/downloads/selection';
import type { HourState } from '@/lib/contract/downloads';

/** Fourteen days, the newest first, from Tuesday 30 June 2026 back. */
function calendar(stateOf: (hour: number, weekday: number, ago: number) => HourState): Calendar {
  const days = Array.from({ length: 14 }, (_, ago) => {
    const date = new Date(Date.UTC(2026, 5, 30 - ago));
    const states = Array.from({ length: 24 }, (_, hour) => stateOf(hour, date.getUTCDay(), ago));
    const hours = states.map((state, hour) => ({ hour, state, reason: null, files: [] }));
    return { date: date.toISOString().slice(0, 10), hours };
  });
  return { dataset: 'price', listed: true, listedAt: null, newest: null, rules: [], days };
}

const wordsOf = (stateOf: Parameters<typeof calendar>[0]) => rhythmWords(rhythmOf(calendar(stateOf)));

it('tells what comes every day from what comes on some weekdays', () => {
  const words = wordsOf((hour, weekday) =>
    hour === 5 || (hour === 15 && (weekday === 2 || weekday === 5)) ? 'available' : 'empty',
  );
  expect(words).toBe('every day at 05:00; Tue, Fri at 15:00');
});

it('forgives a gap in five, and not two', () => {
  expect(wordsOf((hour, _, ago) => (hour === 5 && ago !== 3 ? 'fetched' : 'missing'))).toContain('every day at 05:00');
  expect(wordsOf((hour, _, ago) => (hour === 5 && ago % 3 !== 0 ? 'fetched' : 'missing'))).not.toContain('every day');
});

it('learns nothing from days that nobody asked for', () => {
  expect(wordsOf((hour, _, ago) => (hour === 5 && ago < 4 ? 'fetched' : 'unknown'))).toBe('');
  expect(wordsOf((hour, _, ago) => (hour === 5 && ago < 5 ? 'fetched' : 'unknown'))).toBe('every day at 05:00');
});

it('counts hours that are many', () => {
  expect(wordsOf((hour) => (hour > 6 ? 'available' : 'empty'))).toBe('every day, 17 hours from 07:00 to 23:00');
  expect(wordsOf(() => 'available')).toBe('every hour');
});
