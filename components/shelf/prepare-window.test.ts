import { describe, expect, it } from 'vitest';
import { WINDOW, windowOf } from '@/components/shelf/prepare-window';

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
