import { describe, expect, it } from 'vitest';
import type { CalendarHour, HourState } from '@/lib/contract/downloads';
import { type Calendar, slotsBetween, toggleSlots } from './selection';

const at = (date: string, hour: number) => ({ dataset: 'price', date, hour });

const hours = (states: HourState[]): CalendarHour[] =>
  states.map((state, hour) => ({ hour, state, reason: null, files: [] }));

const calendar: Calendar = {
  dataset: 'price',
  listed: true,
  listedAt: null,
  newest: null,
  rules: [],
  days: [
    { date: '2026-06-30', hours: hours(['unknown', 'available', 'missing', 'unknown']) },
    { date: '2026-06-29', hours: hours(['unknown', 'fetched', 'light', 'empty']) },
  ],
};

describe('slotsBetween', () => {
  it('takes the files of a rectangle, whichever corner came first', () => {
    const wanted = [at('2026-06-30', 1), at('2026-06-29', 1), at('2026-06-29', 2)];
    expect(slotsBetween(calendar, at('2026-06-29', 3), at('2026-06-30', 0))).toEqual(wanted);
    expect(slotsBetween(calendar, at('2026-06-30', 0), at('2026-06-29', 3))).toEqual(wanted);
  });

  it('takes unknown hours where no file is known, never one that is known to be empty', () => {
    expect(slotsBetween(calendar, at('2026-06-29', 3), at('2026-06-30', 3))).toEqual([at('2026-06-30', 3)]);
  });
});

describe('toggleSlots', () => {
  it('adds what is not chosen and removes what is chosen whole', () => {
    const slots = [at('2026-06-30', 7), at('2026-06-29', 7)];
    const both = toggleSlots(['price/2026-06-30/07'], slots);
    expect(both).toEqual(['price/2026-06-29/07', 'price/2026-06-30/07']);
    expect(toggleSlots(both, slots)).toEqual([]);
  });
});
