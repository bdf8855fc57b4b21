import 'server-only';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createSingleFlight } from '@/lib/async/single-flight';
import { proxyFor } from './proxy';
import type { Limits } from './service';

const LONGEST_PAUSE_MS = 1_000;

/**
 * Detects when a service, or the proxy in front of it, listens again. A check opens a connection without a request, so it
 * does not count as a call.
 */
export function createOutage(base: URL, limits: Pick<Limits, 'connect' | 'retryPause' | 'outage'>) {
  let since: number | null = null;
  let backAt: Date | null = null;
  const singleFlight = createSingleFlight<boolean>();

  function check(): Promise<boolean> {
    return singleFlight('check', async () => {
      const isUp = await canConnect(base, limits.connect);
      if (isUp && since !== null) backAt = new Date();
      since = isUp ? null : (since ?? Date.now());
      return isUp;
    });
  }

  async function wait(signal: AbortSignal): Promise<boolean> {
    for (let next = limits.retryPause; ; next = Math.min(next * 2, LONGEST_PAUSE_MS)) {
      if (await check()) return true;
      if (Date.now() + next > (since ?? 0) + limits.outage) return false;
      await pause(next, undefined, { signal });
    }
  }

  return {
    /** Checks once. Concurrent callers share the check. */
    check,
    /**
     * Waits until the service accepts a connection. Concurrent callers share the checks. Resolves with false after
     * `limits.outage`, and at once if the outage is already longer. Rejects with the signal's reason.
     */
    waitUntilOver: (signal?: AbortSignal) => singleFlight('wait', wait, { signal }),
    /** When the last outage ended, or null if there was none. */
    get backAt() {
      return backAt;
    },
  };
}

export type Outage = ReturnType<typeof createOutage>;

function canConnect(base: URL, limit: number): Promise<boolean> {
  return new Promise((resolve) => {
    const { protocol, hostname, port } = proxyFor(base) ?? base;
    const host = hostname.replace(/^\[|\]$/g, '');
    const socket = connect({ host, port: Number(port) || (protocol === 'https:' ? 443 : 80), timeout: limit });
    const finish = (isUp: boolean) => () => {
      socket.destroy();
      resolve(isUp);
    };
    socket.once('connect', finish(true)).once('timeout', finish(false)).once('error', finish(false));
  });
}
