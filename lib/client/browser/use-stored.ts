'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { siteStorage } from '@/lib/client/browser/storage';

const listeners = new Set<() => void>();
const parsed = new Map<string, { text: string; value: unknown }>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function readValue<Value>(key: string, fallback: Value): Value {
  const text = siteStorage.read(key);
  if (text === null) return fallback;
  const cached = parsed.get(key);
  if (cached?.text === text) return cached.value as Value;
  try {
    // Not validated: only this module writes the key.
    const value = JSON.parse(text) as Value;
    parsed.set(key, { text, value });
    return value;
  } catch {
    return fallback;
  }
}

/** Returns a preference of this browser, e.g. the columns of a table, and its setter. Filters belong in the URL. */
export function useStored<Value>(key: string, fallback: Value): [Value, (value: Value) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => readValue(key, fallback),
    () => fallback,
  );
  const store = useCallback(
    (next: Value) => {
      siteStorage.write(key, JSON.stringify(next));
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [value, store];
}
