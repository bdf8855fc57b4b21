'use client';

import { useCallback, useSyncExternalStore } from 'react';

const YEAR = 365 * 86_400;

/** A setting of this browser that the server reads, too, so that the first numbers already follow it. */
export interface CookieSetting<Value> {
  readonly name: string;
  /** What the cookie's text means; what stands for none where it is none. */
  readonly read: (text: string | undefined) => Value;
}

const listeners = new Set<() => void>();
const known = new Map<string, { text: string; value: unknown }>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current<Value>({ name, read }: CookieSetting<Value>): Value {
  const begin = `${name}=`;
  const text = document.cookie.split('; ').find((one) => one.startsWith(begin)) ?? '';
  const last = known.get(name);
  if (last?.text === text) return last.value as Value;
  const value = read(text.slice(begin.length));
  known.set(name, { text, value });
  return value;
}

function write(name: string, value: unknown): void {
  const text = encodeURIComponent(JSON.stringify(value));
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store of browsers answers later than a render can wait.
  document.cookie = `${name}=${text}; path=/; max-age=${YEAR}; samesite=lax`;
  for (const listener of listeners) listener();
}

/** @param first what the server has read of it for this page */
export function useCookie<Value>(setting: CookieSetting<Value>, first: Value): [Value, (value: Value) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => current(setting),
    () => first,
  );
  return [value, useCallback((next: Value) => write(setting.name, next), [setting.name])];
}
