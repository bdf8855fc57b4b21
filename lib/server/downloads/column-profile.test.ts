import { afterEach, expect, it, vi } from 'vitest';
import type { ColumnType } from '@/lib/contract/column';
import { ColumnTally } from './column-profile';

function profileOf(type: ColumnType | null, ...values: (string | null)[]) {
  const tally = new ColumnTally(type);
  for (const value of values) tally.add(value);
  return tally.profile();
}

afterEach(() => vi.unstubAllEnvs());

it('counts numbers in even bins from the smallest to the largest, both ends included', () => {
  const values = Array.from({ length: 25 }, (_, index) => String(index));
  const { histogram, distinct, nulls, top } = profileOf('integer', ...values, null);
  expect(histogram).toEqual({ from: '0', to: '24', bins: [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3] });
  expect({ distinct, nulls, top }).toEqual({ distinct: 25, nulls: 1, top: [] });
});

it('orders times by the instant, regardless of their zone', () => {
  const { histogram } = profileOf('timestamp', '2026-06-30T10:00:00+05:00', '2026-06-30T06:00:00Z');
  expect(histogram).toMatchObject({ from: '2026-06-30T10:00:00+05:00', to: '2026-06-30T06:00:00Z' });
});

it.each(['UTC', 'America/New_York', 'Pacific/Auckland'])('orders times without a zone as UTC in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  const times = ['2026-11-20T22:00:00Z', '2026-11-20T23:00:00', '2026-11-21T00:00:00Z'];
  expect(profileOf('timestamp', ...times).histogram).toEqual({
    ...{ from: times[0], to: times[2] },
    bins: [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],
  });
});

it('has one bin for one value, and none for unreadable values', () => {
  expect(profileOf('float', '3.5', '3.5').histogram).toEqual({ from: '3.5', to: '3.5', bins: [2] });
  expect(profileOf('float', 'n/a', null).histogram).toBeNull();
});

it('has the most frequent values of a text first, and none if all differ', () => {
  expect(profileOf('string', 'B', 'A', 'A').top).toEqual([
    { value: 'A', count: 2 },
    { value: 'B', count: 1 },
  ]);
  expect(profileOf(null, '1', '2')).toMatchObject({ histogram: null, top: [], distinct: 2 });
});
