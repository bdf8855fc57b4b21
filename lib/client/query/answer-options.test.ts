import { afterEach, expect, it, vi } from 'vitest';
import { answerOptions, refresh } from '@/lib/client/query/answer-options';
import { createQueryClient } from '@/lib/client/query/query-client';
import { ownJson } from '@/lib/client/query/test-response';
import { REFETCH_HEADER } from '@/lib/contract/own-http';

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

it('requests a refresh from the service also if the first attempt does not reach the dashboard', async () => {
  const modes: (string | null)[] = [];
  const params = { date: '2026-06-28' } as never;
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    modes.push(new Headers(init.headers).get(REFETCH_HEADER));
    if (modes.length === 2) throw new TypeError('Failed to fetch');
    return ownJson(ANSWERED);
  });
  vi.useFakeTimers();
  const client = createQueryClient();
  const { queryKey } = answerOptions('banners/tiles', params);
  await client.fetchQuery(answerOptions('banners/tiles', params));
  void refresh(client, 'banners/tiles', params);
  await vi.runAllTimersAsync();
  expect(modes).toEqual([null, 'all', 'all']);
  expect(client.getQueryState(queryKey)?.status).toBe('success');
});
