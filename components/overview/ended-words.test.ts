import { expect, it } from 'vitest';
import { endedChange, endedWords, lastedWords } from '@/components/overview/ended-words';
import { ending, example } from '@/components/overview/test-problems';
import { createFormat } from '@/lib/client/format/format';

const format = createFormat('en');

it.each([
  ['out_of_stock', { value: 0, value_ended: 2 }, 'Back in stock: 0 → 2 offers', '0 → 2 offers'],
  ['buybox_lost', { who: 'QX', value_ended: 2, value: 2.4 }, 'Buybox back from QX', 'buybox back'],
  ['home_page_takeover', { who: 'Oskarine', value_ended: 4, value: 5 }, 'Takeover ended: Oskarine', 'takeover ended'],
  ['rank_fallen', { value: 25, value_ended: 9 }, 'Rank recovered: #25 → #9', '#25 → #9'],
  ['page_one_lost', { value: null, value_ended: 4 }, 'Back on page one', 'page one again'],
  [
    'price_off_target',
    { value: 87, value_ended: 96 },
    'Price index no longer off target: index 87 → 96',
    'index 87 → 96',
  ],
  ['rating_fallen', { value: 3.58, value_ended: 4.05 }, 'Rating recovered: 3.58 → 4.05', '3.58 → 4.05'],
] as const)('says who or what of %s ended: %j', (rule, of, words, change) => {
  const ended = ending({ rule, example: example({ reference: null, ...of }) });
  expect(endedWords(ended, format)).toBe(words);
  expect(endedChange(ended, format)).toBe(change);
});

it('counts the days before the first good one', () => {
  expect(lastedWords(ending({ since: '2026-11-21', ended: '2026-11-22' }), format)).toBe('lasted 1 day');
  expect(lastedWords(ending({ since: '2026-11-16', ended: '2026-11-22' }), format)).toBe('lasted 6 days');
  const since_at_least = { since: '2026-10-25', since_at_least: true, ended: '2026-11-22' };
  expect(lastedWords(ending(since_at_least), format)).toBe('lasted 4+ weeks');
  const gap = { since: '2026-11-16', last_bad: '2026-11-18', ended: '2026-11-22' };
  expect(lastedWords(ending(gap), format)).toBe('lasted 3+ days');
});
