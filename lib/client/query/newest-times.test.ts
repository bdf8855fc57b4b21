import { expect, it } from 'vitest';
import { newestTimes } from '@/lib/client/query/newest-times';
import type { AnswerState } from '@/lib/client/query/use-answer';

const entry = (from: string, to: string, fetchedAt: string | null) => ({
  ...{ title: 'Banners', endpoint: 'e_retail_media', params: {}, from, to, crawledAt: null, fetchedAt, revised: 0 },
});
const answer = (...provenance: ReturnType<typeof entry>[]): AnswerState<null> => ({
  ...{ kind: 'content', data: null, coverage: [], provenance, refetching: false, retry: () => undefined },
});

it('returns the times of the rows of the day, not of days that were fetched later', () => {
  const state = answer(
    entry('2026-06-01', '2026-06-30', '2026-06-30T09:00:00Z'),
    entry('2026-06-30', '2026-06-30', '2026-06-30T07:00:00Z'),
  );
  expect(newestTimes(state, '2026-06-30')).toEqual({ crawledAt: null, fetchedAt: '2026-06-30T07:00:00Z' });
});

it('returns the newest times of a range without rows of only the day', () => {
  const state = answer(
    entry('2026-06-01', '2026-06-30', '2026-06-30T07:00:00Z'),
    entry('2026-05-01', '2026-05-30', null),
    entry('2026-05-01', '2026-05-30', '2026-06-30T08:00:00Z'),
  );
  expect(newestTimes(state, '2026-06-30').fetchedAt).toBe('2026-06-30T08:00:00Z');
});

it('is empty while the answer loads', () => expect(newestTimes({ kind: 'loading' }, '2026-06-30')).toEqual({}));
