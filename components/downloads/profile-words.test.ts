import { expect, it } from 'vitest';
import { profileFacts, profileSummary, shareWord } from '@/components/downloads/profile-words';
import { createFormat } from '@/lib/client/format/format';
import type { ColumnProfile } from '@/lib/contract/downloads';

const format = createFormat('en');
const column = (change: Partial<ColumnProfile>): ColumnProfile => ({
  nulls: 0,
  distinct: 2,
  histogram: null,
  top: [],
  ...change,
});
const bins = (from: string, to: string) => ({ histogram: { from, to, bins: [1] } });

it.each<[string, string | null, Partial<ColumnProfile>]>([
  ['0.99 to 1,034.90', 'float', bins('0.99', '1034.90')],
  ['29 Jun to 30 Jun', 'timestamp', bins('2026-06-29T05:00:00Z', '2026-06-30T05:00:00Z')],
  ['all on 30 Jun', 'timestamp', bins('2026-06-30T05:00:00Z', '2026-06-30T06:00:00Z')],
  ['always 3', 'integer', { distinct: 1, ...bins('3', '3') }],
  ['only nulls', 'string', { nulls: 10, distinct: 0 }],
  ['all different', 'string', { nulls: 2, distinct: 8 }],
  ['8 values', 'string', { nulls: 1, distinct: 8 }],
])('sums up as “%s”', (summary, type, change) => {
  expect(profileSummary(column(change), type, 10, format)).toBe(summary);
});

it('rounds a share to 0% or 100% only if it is none or all', () => {
  expect([shareWord(1, 20_000, format), shareWord(19_999, 20_000, format)]).toEqual(['0.1%', '99.9%']);
  expect([shareWord(0, 10, format), shareWord(10, 10, format)]).toEqual(['0.0%', '100.0%']);
});

it('has the smallest and the largest value of numbers', () => {
  const facts = profileFacts(column({ nulls: 1, ...bins('2', '10') }), 'integer', 10, format);
  expect(facts.map(({ name, value }) => `${name} ${value}`)).toEqual([
    'Rows read 10',
    'Null 1, 10.0%',
    'Different 2',
    'Smallest 2',
    'Largest 10',
  ]);
});
