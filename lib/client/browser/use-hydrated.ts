'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns false on the server and during hydration, for data that may differ between server and browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
