import { describe, expect, it } from 'vitest';
import { createFormat } from '@/lib/client/format';
import type { DatasetDays } from '@/lib/contract/download-days';
import { countsOf, daysSentence, dayWords, expectedOf, filesADay, presentOf } from './day-words';

const format = createFormat('en');
const day = (hours: string, date = '2026-06-30') => ({ date, hours: hours.padEnd(24, '-'), bytes: null, compared: 0 });

function dataset(
  title: string,
  hours: string,
  odd: [day: string, hour: number, share: number | null][] = [],
): DatasetDays {
  return {
    ...{ name: title, title, listed: true, listedAt: null, newest: null, days: [day(hours)] },
    odd: odd.map(([date, hour, share]) => ({
      ...{ date: `2026-06-${date}`, hour, share, state: share === null ? ('missing' as const) : ('light' as const) },
    })),
  };
}

const told = (...datasets: DatasetDays[]) => {
  const { lead, rest } = daysSentence(datasets, format);
  return lead + rest;
};

describe('the hours of a day', () => {
  it('are counted by what is known of them: missing ones are expected, those without a file are not', () => {
    const counts = countsOf([day('ffalm?r')]);
    expect(counts).toMatchObject({ collected: 2, there: 1, light: 1, missing: 1, none: 17, unasked: 1, running: 1 });
    expect([presentOf(counts), expectedOf(counts)]).toEqual([4, 5]);
  });

  it.each([
    ['ffl', '3 files: 2 collected, 1 light'],
    ['am', '2 files expected'],
    ['ar', '1 file: 1 there, not collected, the day is not over'],
    ['m', '1 missing'],
    ['r', 'nothing yet, the day is not over'],
    ['', 'no file'],
    ['?'.repeat(24), 'not asked'],
    ['?', '23 hours without a file, 1 not asked'],
  ])('%s are told as: %s', (hours, words) => {
    const said = dayWords(day(hours), format);
    expect(said).toBe(words === '2 files expected' ? '1 file: 1 there, not collected, 1 missing' : words);
  });

  it('tell how many files a day usually has, of the days that have some', () => {
    expect(filesADay([day('f'), day('f'.repeat(24)), day('f'.repeat(24)), day('')])).toBe(24);
    expect(filesADay([day('')])).toBeNull();
  });
});

describe('the sentence over the days', () => {
  it('names what is light, by the hour where there are several a day, and what is missing on one day together', () => {
    expect(
      told(
        dataset('Prices hourly', 'fff', [['19', 5, 0.45]]),
        dataset('Reviews', 'f', [['01', 6, 0.52]]),
        dataset('Prices', 'f', [['11', 6, null]]),
        dataset('Ratings', 'f', [['11', 6, null]]),
      ),
    ).toBe(
      '2 files are light: Prices hourly of 19 Jun 05:00 has 45% of its usual size and Reviews of 1 Jun has 52% of its usual size. Prices and Ratings have no file for 11 Jun.',
    );
  });

  it('names three at most, and counts the others', () => {
    const light = ['01', '02', '03', '04', '05'].map((at): [string, number, number] => [at, 6, 0.5]);
    expect(told(dataset('Prices', 'f', light))).toMatch(/^5 files are light: Prices of 5 Jun .* and 2 others\.$/);
    const missing = ['01', '02', '03', '04'].map((at): [string, number, null] => [at, 6, null]);
    expect(told(dataset('Prices', 'f', missing))).toBe(
      '4 files are missing: Prices has no file for 4 Jun; Prices has no file for 3 Jun; 2 others missing.',
    );
  });

  it('counts together what a dataset lacks on one day', () => {
    const hours = [5, 6, 7].map((hour): [string, number, null] => ['27', hour, null]);
    expect(told(dataset('Prices hourly', 'fff', hours))).toBe(
      '3 files are missing: Prices hourly has 3 files less than usual on 27 Jun.',
    );
  });

  it('says that all is well only of files that are there', () => {
    expect(told(dataset('Prices', 'ffa'))).toBe('Nothing is light or missing of 3 files that are there.');
    expect(told(dataset('Prices', ''))).toBe('No file is known in these days.');
  });
});
