'use client';

import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { downloads } from './queue';
import type { QueueItem } from './queue-item';

const NONE: readonly QueueItem[] = [];

export function useQueue(): readonly QueueItem[] {
  return useSyncExternalStore(downloads.subscribe, downloads.items, () => NONE);
}

/** Calls back whenever another download has ended well: the queue lives outside React. */
export function useOnSaved(onSaved: () => void): void {
  const call = useEffectEvent(onSaved);
  useEffect(() => {
    const count = () => downloads.items().filter(({ state }) => state === 'done').length;
    let before = count();
    return downloads.subscribe(() => {
      const now = count();
      if (now > before) call();
      before = now;
    });
  }, []);
}
