import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/lib/client/query/query-client';
import { RequestProblem } from '@/lib/client/query/request-problem';
import { SIGN_IN_ENDED } from '@/lib/client/query/sign-in';

const NETWORK_ERROR = new TypeError('Failed to fetch');
const NO_SERVICE = new RequestProblem({ code: 'unreachable', title: 'It refuses the connection.', retryable: true });
const REFUSED = new RequestProblem({ code: 'upstream_failed', title: 'The service failed.', retryable: true });

const UP = { service: { backAt: null } };
const BACK = { service: { backAt: '2026-06-30T12:00:00.000Z' } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An open panel whose requests fail until `answers` is set. */
function panel(failure: Error) {
  const client = createQueryClient();
  const server = { answers: false, requests: 0 };
  const observer = new QueryObserver(client, {
    queryKey: ['json', '/api/downloads/hours'],
    queryFn: async () => {
      server.requests++;
      if (!server.answers) throw failure;
      return 'rows';
    },
  });
  const close = observer.subscribe(() => undefined);
  return { client, server, read: () => observer.getCurrentResult(), close };
}

describe('an unreachable dashboard', () => {
  it('is retried automatically until it responds', async () => {
    const { server, read, close } = panel(NETWORK_ERROR);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(read()).toMatchObject({ status: 'pending', error: null });
    server.answers = true;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(read().data).toBe('rows');
    close();
  });

  it('becomes an error after the retries, which ends with the next successful request', async () => {
    const { client, server, read, close } = panel(NETWORK_ERROR);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(read().error).toBe(NETWORK_ERROR);
    server.answers = true;
    await client.fetchQuery({ queryKey: ['status'], queryFn: () => UP });
    await vi.advanceTimersByTimeAsync(1);
    expect(read()).toMatchObject({ status: 'success', data: 'rows' });
    close();
  });
});

it('refetches after the end of the sign-in once the dashboard answers again', async () => {
  const { client, server, read, close } = panel(new RequestProblem(SIGN_IN_ENDED));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([read().status, server.requests]).toEqual(['error', 1]);
  server.answers = true;
  await client.fetchQuery({ queryKey: ['status'], queryFn: () => UP });
  await vi.advanceTimersByTimeAsync(1);
  expect(read()).toMatchObject({ status: 'success', data: 'rows' });
  close();
});

describe('an unreachable delivery service', () => {
  it('is retried once each time it comes back', async () => {
    const { client, server, read, close } = panel(NO_SERVICE);
    const setStatus = async (status: object) => {
      await client.fetchQuery({ queryKey: ['status'], queryFn: () => status, staleTime: 0 });
      await vi.advanceTimersByTimeAsync(10);
    };
    await vi.advanceTimersByTimeAsync(60_000);
    await setStatus(UP);
    expect([read().error, server.requests]).toEqual([NO_SERVICE, 1]);
    await setStatus(BACK);
    await setStatus(BACK);
    expect([read().error, server.requests]).toEqual([NO_SERVICE, 2]);
    server.answers = true;
    await setStatus({ service: { backAt: '2026-06-30T12:05:00.000Z' } });
    expect(read()).toMatchObject({ status: 'success', data: 'rows' });
    close();
  });
});

it('does not retry errors that the dashboard reports', async () => {
  const { client, server, read, close } = panel(REFUSED);
  await vi.advanceTimersByTimeAsync(60_000);
  await client.fetchQuery({ queryKey: ['status'], queryFn: () => BACK });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([read().error, server.requests]).toEqual([REFUSED, 1]);
  close();
});
