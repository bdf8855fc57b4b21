import { describe, expect, it, test } from 'vitest';
import { nextDay, WINDOW, windowOf } from '@/components/shelf/prepare-window';

const ends = (days: readonly string[]) => [days[0], days.at(-1), days.length];

describe('the window of days', () => {
  it.each([
    ['ends with the newest collected day', '2026-06-20', ['2026-06-30', '2026-06-02'], '2026-06-03', '2026-06-30'],
    ['ends with the day shown where that is newer', '2026-07-02', ['2026-06-30'], '2026-06-05', '2026-07-02'],
    ['goes back to a day shown that lies before it', '2026-05-01', ['2026-06-30'], '2026-04-04', '2026-05-01'],
    ['stands alone where nothing is collected', '2026-03-01', [], '2026-02-02', '2026-03-01'],
  ])('%s', (_, date, collected, first, last) => {
    expect(ends(windowOf(date, collected))).toEqual([first, last, WINDOW]);
  });
});

test.each([
  ['ArrowLeft', '2026-06-02'],
  ['ArrowRight', '2026-06-30'],
  ['Home', '2026-06-01'],
  ['End', '2026-06-30'],
  ['x', null],
])('%s leads over the days that are not collected', (key, expected) => {
  expect(nextDay(['2026-06-01', '2026-06-02', '2026-06-10', '2026-06-30'], '2026-06-10', key)).toBe(expected);
});

test('beyond the last collected day there is nothing', () => {
  expect(nextDay(['2026-06-01'], '2026-06-01', 'ArrowRight')).toBeNull();
});
