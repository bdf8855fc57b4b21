'use client';

import { useCallback, useSyncExternalStore } from 'react';
import type { CookieSetting } from '@/lib/client/browser/cookie-setting';
import { cookieStorage } from '@/lib/client/browser/storage';

const listeners = new Set<() => void>();
/** Last value of each cookie, whose identity changes only with its text. */
const cache = new Map<string, { text: string; value: unknown }>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readSetting<Value>({ name, read }: CookieSetting<Value>): Value {
  const text = cookieStorage.read(name) ?? '';
  const last = cache.get(name);
  if (last?.text === text) return last.value as Value;
  const value = read(decode(text));
  cache.set(name, { text, value });
  return value;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // The cookie is malformed.
    return '';
  }
}

function write(name: string, value: unknown): void {
  cookieStorage.write(name, encodeURIComponent(JSON.stringify(value)));
  for (const listener of listeners) listener();
}

/**
 * Returns the value of a setting and its setter.
 *
 * @param first value that the server read for this page
 */
export function useCookie<Value>(setting: CookieSetting<Value>, first: Value): [Value, (value: Value) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => readSetting(setting),
    () => first,
  );
  return [value, useCallback((next: Value) => write(setting.name, next), [setting.name])];
}
