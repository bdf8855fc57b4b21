import { describe, expect, it } from 'vitest';
import type { DatasetDays, DownloadDays } from '@/lib/contract/download-days';
import { placesBetween, slotKey, slotsOf, toggleSlots } from './selection';

/** Hours of a day from its first on; the others are of no account. */
function dataset(name: string, days: Record<string, string>): DatasetDays {
  return {
    ...{ name, title: name, listed: true, listedAt: null, newest: null, odd: [] },
    days: Object.entries(days).map(([date, hours]) => ({
      date,
      hours: hours.padEnd(24, '-'),
      bytes: null,
      compared: 0,
    })),
  };
}

const days: DownloadDays = {
  ...{ today: '2026-06-30', from: '2026-06-29', until: '2026-06-30', rules: [] },
  datasets: [
    dataset('rating', { '2026-06-29': 'fal', '2026-06-30': '-m?' }),
    dataset('review', { '2026-06-29': '???', '2026-06-30': '--a' }),
  ],
};
const at = (name: string, day: string) => ({ dataset: name, date: `2026-06-${day}` });
const keysOf = (from: ReturnType<typeof at>, to = from, show: 'all' | 'new' | 'odd' = 'all') =>
  slotsOf(days, placesBetween(days, from, to), show).map(slotKey);

describe('the files of some days', () => {
  it('are those of the rectangle, whichever corner came first', () => {
    const wanted = ['rating/2026-06-29/00', 'rating/2026-06-29/01', 'rating/2026-06-29/02', 'review/2026-06-30/02'];
    expect(keysOf(at('rating', '29'), at('review', '30'))).toEqual(wanted);
    expect(keysOf(at('review', '29'), at('rating', '30'))).toEqual(wanted);
  });

  it('are hours that nobody asked for or that miss one where none is known, never one that is known to have none', () => {
    expect(keysOf(at('review', '29'))).toHaveLength(3);
    expect(keysOf(at('rating', '30'))).toEqual(['rating/2026-06-30/01', 'rating/2026-06-30/02']);
  });

  it('are those alone that the marks in sight are about', () => {
    expect(keysOf(at('rating', '29'), at('review', '30'), 'new')).toEqual([
      'rating/2026-06-29/01',
      'review/2026-06-30/02',
    ]);
    expect(keysOf(at('rating', '29'), at('rating', '30'), 'odd')).toEqual([
      'rating/2026-06-29/02',
      'rating/2026-06-30/01',
    ]);
    expect(keysOf(at('review', '29'), at('review', '29'), 'odd')).toEqual([]);
  });
});

it('choosing what is chosen already takes it away, and adds the rest else', () => {
  const [one, two] = slotsOf(days, [at('rating', '29')], 'all');
  const slots = [one, two].flatMap((slot) => slot ?? []);
  const keys = slots.map(slotKey);
  expect(toggleSlots(keys.slice(1), slots)).toEqual(keys);
  expect(toggleSlots(keys, slots)).toEqual([]);
});
