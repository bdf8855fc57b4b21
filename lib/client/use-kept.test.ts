import { describe, expect, it } from 'vitest';
import { callsPerSet, keptByDay } from '@/lib/client/use-kept';
import type { KeptAnswer } from '@/lib/contract/kept';

const answer = (params: KeptAnswer['params'], total: number | null = 5): KeptAnswer => ({
  params,
  fetchedAt: '2026-06-30T08:00:00.000Z',
  crawledAt: null,
  total,
  free: true,
});

describe('kept days of a question', () => {
  const answers = [
    answer({ date: '2026-06-01', first_n: 20, kind: 'A' }),
    answer({ date: '2026-06-02', first_n: 10, kind: 'A' }),
    answer({ first_n: 20, kind: 'A' }),
  ];

  it('are those whose other parameters are the same', () => {
    const kept = keptByDay({ pageSize: 1000, answers }, { first_n: 20, kind: 'A' });
    expect([...kept.keys()]).toEqual(['2026-06-01']);
  });
});

describe('what a day costs', () => {
  it.each([
    ['one call where nothing is known', 1000, [], 1],
    ['one call for an empty day', 1000, [0, null], 1],
    ['the calls of the largest day that is kept', 100, [30, 250], 3],
  ])('is %s', (_, pageSize, totals, calls) => {
    expect(
      callsPerSet(
        { pageSize, answers: [] },
        totals.map((total) => answer({}, total)),
      ),
    ).toBe(calls);
  });
});
