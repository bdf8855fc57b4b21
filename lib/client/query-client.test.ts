import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/lib/client/query-client';
import { RequestProblem } from '@/lib/client/request-problem';

const OUT_OF_REACH = new TypeError('Failed to fetch');
const REFUSED = new RequestProblem({ code: 'upstream_failed', title: 'The service failed.', retryable: true });

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
    await client.fetchQuery({ queryKey: ['status'], queryFn: () => 'well' });
    await vi.advanceTimersByTimeAsync(1);
    expect(read()).toMatchObject({ status: 'success', data: 'rows' });
    close();
  });
});

it('what the dashboard itself says is not asked again', async () => {
  const { client, server, read, close } = panel(REFUSED);
  await vi.advanceTimersByTimeAsync(60_000);
  await client.fetchQuery({ queryKey: ['status'], queryFn: () => 'well' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([read().error, server.requests]).toEqual([REFUSED, 1]);
  close();
});
