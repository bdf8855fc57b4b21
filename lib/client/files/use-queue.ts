'use client';

import { useSyncExternalStore } from 'react';
import { downloads } from './queue';
import type { QueueItem } from './queue-item';

const NONE: readonly QueueItem[] = [];

export function useQueue(): readonly QueueItem[] {
  return useSyncExternalStore(downloads.subscribe, downloads.items, () => NONE);
}
