import 'server-only';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { unlessAborted } from '../unless-aborted';
import type { Limits } from './service';

const LONGEST_PAUSE_MS = 1_000;

/** Whether a service listens. A look at it opens a connection and asks nothing: it costs no call. */
export interface Outage {
  /**
   * Waits, together with all others who do, until a connection stands again. Resolves with false once it has not for
   * `limits.outage`, and at once in an outage that is older. Rejects with the signal's reason.
   */
  over(signal?: AbortSignal): Promise<boolean>;
  /** Looks once, for all who want to know at the moment. */
  look(): Promise<boolean>;
  /** When the last outage was seen to be over; null when none was. */
  readonly backAt: Date | null;
}

export function createOutage(base: URL, limits: Pick<Limits, 'connect' | 'retryPause' | 'outage'>): Outage {
  let since: number | null = null;
  let backAt: Date | null = null;
  let looking: Promise<boolean> | null = null;
  let waiting: Promise<boolean> | null = null;

  function look(): Promise<boolean> {
    looking ??= stands(base, limits.connect)
      .then((isUp) => {
        if (isUp && since !== null) backAt = new Date();
        since = isUp ? null : (since ?? Date.now());
        return isUp;
      })
      .finally(() => {
        looking = null;
      });
    return looking;
  }

  async function wait(): Promise<boolean> {
    for (let next = limits.retryPause; ; next = Math.min(next * 2, LONGEST_PAUSE_MS)) {
      if (await look()) return true;
      if (Date.now() + next > (since ?? 0) + limits.outage) return false;
      await pause(next);
    }
  }

  return {
    look,
    over(signal) {
      waiting ??= wait().finally(() => {
        waiting = null;
      });
      return unlessAborted(waiting, signal);
    },
    get backAt() {
      return backAt;
    },
  };
}

function stands({ protocol, hostname, port }: URL, limit: number): Promise<boolean> {
  return new Promise((resolve) => {
    const host = hostname.replace(/^\[|\]$/g, '');
    const socket = connect({ host, port: Number(port) || (protocol === 'https:' ? 443 : 80), timeout: limit });
    const say = (isUp: boolean) => () => {
      socket.destroy();
      resolve(isUp);
    };
    socket.once('connect', say(true)).once('timeout', say(false)).once('error', say(false));
  });
}
