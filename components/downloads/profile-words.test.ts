import { expect, it } from 'vitest';
import { nullWords, valueWords } from '@/components/downloads/profile-words';
import { createFormat } from '@/lib/client/format/format';
import type { ColumnProfile } from '@/lib/contract/downloads';

const format = createFormat('en');
const column = (change: Partial<ColumnProfile>): ColumnProfile => ({ nulls: 0, distinct: 2, range: null, ...change });
const range = (from: string, to: string) => ({ range: { from, to } });

it.each<[string, string | null, Partial<ColumnProfile>]>([
  ['0.99 to 1,034.90', 'float', range('0.99', '1034.90')],
  ['29 Jun to 30 Jun', 'timestamp', range('2026-06-29T05:00:00Z', '2026-06-30T05:00:00Z')],
  ['always 30 Jun', 'timestamp', range('2026-06-30T05:00:00Z', '2026-06-30T06:00:00Z')],
  ['always 3', 'integer', { distinct: 1, ...range('3', '3') }],
  ['', 'string', { nulls: 10, distinct: 0 }],
  ['all different', 'string', { nulls: 2, distinct: 8 }],
  ['8 values', 'string', { nulls: 1, distinct: 8 }],
])('describes values as “%s”', (words, type, change) => {
  expect(valueWords(column(change), type, 10, format)).toBe(words);
});

it('rounds a share of nulls to 0% or 100% only if it is none or all', () => {
  const shares = [0, 1, 19_999, 20_000].map((nulls) => nullWords(column({ nulls }), 20_000, format));
  expect(shares).toEqual(['no nulls', '0.1% null', '99.9% null', 'all null']);
});
