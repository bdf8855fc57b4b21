'use client';

import { useCallback, useSyncExternalStore } from 'react';

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

function read<Value>(key: string, fallback: Value): Value {
  const text = localStorage.getItem(key);
  if (text === null) return fallback;
  const known = parsed.get(key);
  if (known?.text === text) return known.value as Value;
  try {
    // Only this module writes the key, and a person who edits it by hand gets what they wrote.
    const value = JSON.parse(text) as Value;
    parsed.set(key, { text, value });
    return value;
  } catch {
    return fallback;
  }
}

/** A preference of this browser, such as the columns of a table. Filters belong in the URL instead. */
export function useStored<Value>(key: string, fallback: Value): [Value, (value: Value) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => read(key, fallback),
    () => fallback,
  );
  const store = useCallback(
    (next: Value) => {
      localStorage.setItem(key, JSON.stringify(next));
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [value, store];
}
