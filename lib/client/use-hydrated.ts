'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while the page takes over its markup, true from then on: for answers that may come first. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
