'use client';

import { useSyncExternalStore } from 'react';

const TICK = 15_000;

const subscribers = new Map<number, (onTick: () => void) => () => void>();

/** One function for each step: a new one at every render would begin the timer again. */
function subscriberOf(step: number) {
  const known = subscribers.get(step);
  if (known) return known;
  const subscribe = (onTick: () => void) => {
    const timer = setInterval(onTick, step);
    return () => clearInterval(timer);
  };
  subscribers.set(step, subscribe);
  return subscribe;
}

/** The reader's clock in milliseconds, moving every 15 seconds or `step`; null on the server, which has no reader. */
export function useNow(step = TICK): number | null {
  return useSyncExternalStore(
    subscriberOf(step),
    () => Math.floor(Date.now() / step) * step,
    () => null,
  );
}
