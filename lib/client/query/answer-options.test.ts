import { afterEach, expect, it, vi } from 'vitest';
import { answerOptions } from '@/lib/client/query/answer-options';
import { createQueryClient } from '@/lib/client/query/query-client';
import { ownJson } from '@/lib/client/query/test-response';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const EVALUATING = { answer: null, coverage: [], provenance: [] };
const ANSWERED = { answer: [], coverage: [], provenance: [] };

it('requests an answer again until signals of its days are evaluated', async () => {
  vi.useFakeTimers();
  const responses = [ownJson(EVALUATING, { status: 202 }), ownJson(EVALUATING, { status: 202 }), ownJson(ANSWERED)];
  const fetch = vi.fn(async () => responses.shift());
  vi.stubGlobal('fetch', fetch);
  const client = createQueryClient();
  const answer = client.fetchQuery(answerOptions('overview/problems', { date: '2026-06-28', page: [] } as never));
  await vi.runAllTimersAsync();
  expect(await answer).toEqual(ANSWERED);
  expect(fetch).toHaveBeenCalledTimes(3);
});

it('stops requesting an answer that no panel needs', async () => {
  vi.useFakeTimers();
  const fetch = vi.fn(async () => ownJson(EVALUATING, { status: 202 }));
  vi.stubGlobal('fetch', fetch);
  const client = createQueryClient();
  const options = answerOptions('overview/problems', { date: '2026-06-28', page: [] } as never);
  const answer = client.fetchQuery(options).catch(() => null);
  await vi.advanceTimersByTimeAsync(0);
  await client.cancelQueries({ queryKey: options.queryKey });
  await vi.runAllTimersAsync();
  await answer;
  expect(fetch).toHaveBeenCalledTimes(1);
});
