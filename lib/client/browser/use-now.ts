'use client';

import { useSyncExternalStore } from 'react';

const TICK = 15_000;

const subscribers = new Map<number, (onTick: () => void) => () => void>();

/** Returns a function that subscribes to the clock, one for each step. A new one at every render would restart the timer. */
export function subscriberOf(step = TICK) {
  const existing = subscribers.get(step);
  if (existing) return existing;
  const subscribe = (onTick: () => void) => {
    const timer = setInterval(onTick, step);
    return () => clearInterval(timer);
  };
  subscribers.set(step, subscribe);
  return subscribe;
}

/** Returns the browser's time in milliseconds, updated every `step` (15 s by default). Null on the server. */
export function useNow(step = TICK): number | null {
  return useSyncExternalStore(
    subscriberOf(step),
    () => Math.floor(Date.now() / step) * step,
    () => null,
  );
}
