import { describe, expect, it } from 'vitest';
import { createFormat } from '@/lib/client/format';
import { type SetControls, setInWords } from '@/lib/client/set-in-words';

const FORMAT = createFormat('en-GB');
const NO_FILTERS = { brand: [], q: null, missed: false };
const JUNE = { start_date: '2026-06-03', end_date: '2026-06-30' };

const CASES: [rule: string, controls: SetControls, words: string][] = [
  ['nothing is said while no day is known', { when: null, filters: { brand: ['Velquin'] } }, ''],
  ['a day alone is said with its year', { when: '2026-06-30', filters: NO_FILTERS }, '30 Jun 2026'],
  [
    'the year of the day beside it is said once',
    { when: '2026-06-30', against: '2026-06-29', filters: NO_FILTERS },
    '30 Jun 2026, against 29 Jun',
  ],
  [
    'and twice where it is another',
    { when: '2026-01-02', against: '2025-12-30', filters: NO_FILTERS },
    '2 Jan 2026, against 30 Dec 2025',
  ],
  ['a period is its two ends', { when: JUNE, filters: NO_FILTERS }, '3 Jun – 30 Jun 2026'],
  [
    'a period over the turn of a year has both years',
    { when: { start_date: '2025-12-30', end_date: '2026-01-02' }, filters: NO_FILTERS },
    '30 Dec 2025 – 2 Jan 2026',
  ],
  [
    'a period of one day is that day',
    { when: { start_date: '2026-06-30', end_date: '2026-06-30' }, filters: NO_FILTERS },
    '30 Jun 2026',
  ],
  [
    'every accepted word, a search and a switch that is on are a filter each',
    { of: 'Page 101', when: JUNE, filters: { brand: ['Velquin', 'Aurelle'], q: 'shampoo', missed: true } },
    'Page 101, 3 Jun – 30 Jun 2026, 4 filters',
  ],
];

describe('what the controls are set to', () => {
  it.each(CASES)('%s', (_, controls, words) => {
    expect(setInWords(controls, FORMAT)).toBe(words);
  });
});
