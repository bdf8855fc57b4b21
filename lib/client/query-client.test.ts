import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/lib/client/query-client';
import { RequestProblem } from '@/lib/client/request-problem';

const OUT_OF_REACH = new TypeError('Failed to fetch');
const NO_SERVICE = new RequestProblem({ code: 'unreachable', title: 'It refuses the connection.', retryable: true });
const REFUSED = new RequestProblem({ code: 'upstream_failed', title: 'The service failed.', retryable: true });

const WELL = { service: { backAt: null } };
const BACK = { service: { backAt: '2026-06-30T12:00:00.000Z' } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An open panel whose requests fail until `answers` is set. */
function panel(failure: Error) {
  const client = createQueryClient();
  const server = { answers: false, requests: 0 };
  const observer = new QueryObserver(client, {
    queryKey: ['set', '/api/price'],
    queryFn: async () => {
      server.requests++;
      if (!server.answers) throw failure;
      return 'rows';
    },
  });
  const close = observer.subscribe(() => undefined);
  return { client, server, read: () => observer.getCurrentResult(), close };
}

describe('a dashboard that is out of reach', () => {
  it('is asked again until it is back, without a press', async () => {
    const { server, read, close } = panel(OUT_OF_REACH);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(read()).toMatchObject({ status: 'pending', error: null });
    server.answers = true;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(read().data).toBe('rows');
    close();
  });

  it('is a failure to show after a while, which ends when the dashboard answers anything again', async () => {
    const { client, server, read, close } = panel(OUT_OF_REACH);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(read().error).toBe(OUT_OF_REACH);
    server.answers = true;
    await client.fetchQuery({ queryKey: ['status'], queryFn: () => WELL });
    await vi.advanceTimersByTimeAsync(1);
    expect(read()).toMatchObject({ status: 'success', data: 'rows' });
    close();
  });
});

describe('a delivery service that is out of reach', () => {
  it('is asked once more when it is seen to be back, without a press, and not again for the same return', async () => {
    const { client, server, read, close } = panel(NO_SERVICE);
    const look = async (status: object) => {
      await client.fetchQuery({ queryKey: ['status'], queryFn: () => status, staleTime: 0 });
      await vi.advanceTimersByTimeAsync(10);
    };
    await vi.advanceTimersByTimeAsync(60_000);
    await look(WELL);
    expect([read().error, server.requests]).toEqual([NO_SERVICE, 1]);
    await look(BACK);
    await look(BACK);
    expect([read().error, server.requests]).toEqual([NO_SERVICE, 2]);
    server.answers = true;
    await look({ service: { backAt: '2026-06-30T12:05:00.000Z' } });
    expect(read()).toMatchObject({ status: 'success', data: 'rows' });
    close();
  });

  it('leaves an older answer on screen, which is asked for again, too', async () => {
    const client = createQueryClient();
    const queryKey = ['set', '/api/price'];
    let asked = 0;
    const meta = () => (asked++ === 0 ? { refreshProblem: NO_SERVICE.problem } : {});
    const close = new QueryObserver(client, { queryKey, queryFn: () => ({ meta: meta() }) }).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(10);
    await client.fetchQuery({ queryKey: ['status'], queryFn: () => BACK });
    await vi.advanceTimersByTimeAsync(10);
    expect(client.getQueryData(queryKey)).toEqual({ meta: {} });
    close();
  });
});

it('what the dashboard itself says is not asked again', async () => {
  const { client, server, read, close } = panel(REFUSED);
  await vi.advanceTimersByTimeAsync(60_000);
  await client.fetchQuery({ queryKey: ['status'], queryFn: () => BACK });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([read().error, server.requests]).toEqual([REFUSED, 1]);
  close();
});
