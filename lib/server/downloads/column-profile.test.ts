import { afterEach, expect, it, vi } from 'vitest';
import type { ColumnType } from '@/lib/contract/column';
import { ColumnTally } from './column-profile';

function profileOf(type: ColumnType | null, ...values: (string | null)[]) {
  const tally = new ColumnTally(type);
  for (const value of values) tally.add(value);
  return tally.profile();
}

afterEach(() => vi.unstubAllEnvs());

it('has the smallest and the largest number', () => {
  expect(profileOf('integer', '9', '10', '9', null)).toEqual({ nulls: 1, distinct: 2, range: { from: '9', to: '10' } });
});

it('orders times by the instant, regardless of their zone', () => {
  const { range } = profileOf('timestamp', '2026-06-30T06:00:00Z', '2026-06-30T10:00:00+05:00');
  expect(range).toEqual({ from: '2026-06-30T10:00:00+05:00', to: '2026-06-30T06:00:00Z' });
});

it.each(['UTC', 'America/New_York', 'Pacific/Auckland'])('orders times without a zone as UTC in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  const range = { from: '2026-11-20T22:00:00Z', to: '2026-11-20T23:00:00' };
  expect(profileOf('timestamp', range.to, range.from).range).toEqual(range);
  const later = { from: '2026-11-20T23:00:00', to: '2026-11-21T00:00:00Z' };
  expect(profileOf('timestamp', later.to, later.from).range).toEqual(later);
});

it('has the only value, and no range of texts and of values that cannot be read', () => {
  expect(profileOf('string', 'A', 'A', null).range).toEqual({ from: 'A', to: 'A' });
  expect(profileOf('float', 'n/a', 'none').range).toBeNull();
  expect(profileOf(null, '1', '2').range).toBeNull();
});
