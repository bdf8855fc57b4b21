import { expect, it } from 'vitest';
import { rhythmOf, rhythmWords } from '@/components/downloads/rhythm';

type LetterOf = (hour: number, weekday: number, ago: number) => string;

/** What fourteen days up to Tuesday 30 June 2026 tell. */
function wordsOf(letterOf: LetterOf): string {
  const days = Array.from({ length: 14 }, (_, ago) => {
    const date = new Date(Date.UTC(2026, 5, 30 - ago));
    const hours = Array.from({ length: 24 }, (_, hour) => letterOf(hour, date.getUTCDay(), ago)).join('');
    return { date: date.toISOString().slice(0, 10), hours, bytes: null, compared: 0 };
  });
  return rhythmWords(rhythmOf(days));
}

it('tells what comes every day from what comes on some weekdays', () => {
  const words = wordsOf((hour, weekday) =>
    hour === 5 || (hour === 15 && (weekday === 2 || weekday === 5)) ? 'a' : '-',
  );
  expect(words).toBe('every day at 05:00; Tue, Fri at 15:00');
});

it('forgives a gap in five, and not two', () => {
  expect(wordsOf((hour, _, ago) => (hour === 5 && ago !== 3 ? 'f' : 'm'))).toContain('every day at 05:00');
  expect(wordsOf((hour, _, ago) => (hour === 5 && ago % 3 !== 0 ? 'f' : 'm'))).not.toContain('every day');
});

it('learns nothing from days that nobody asked for', () => {
  expect(wordsOf((hour, _, ago) => (hour === 5 && ago < 4 ? 'f' : '?'))).toBe('');
  expect(wordsOf((hour, _, ago) => (hour === 5 && ago < 5 ? 'f' : '?'))).toBe('every day at 05:00');
});

it('counts hours that are many', () => {
  expect(wordsOf((hour) => (hour > 6 ? 'a' : '-'))).toBe('every day, 17 hours from 07:00 to 23:00');
  expect(wordsOf(() => 'a')).toBe('every hour');
});
