'use client';

import { useSyncExternalStore } from 'react';

const TICK = 15_000;

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK);
  return () => clearInterval(timer);
}

/** The reader's clock in milliseconds, moving every 15 seconds; null on the server, which has no reader. */
export function useNow(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / TICK) * TICK,
    () => null,
  );
}
