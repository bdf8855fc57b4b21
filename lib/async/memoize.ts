/** A `Map` or an `LRUCache`. */
interface PromiseCache<Value> {
  get(key: string): Promise<Value> | undefined;
  set(key: string, value: Promise<Value>): unknown;
  delete(key: string): unknown;
}

/**
 * Returns the cached promise of a key, or caches the one of `load`. All callers share it, so that none of them can abort
 * it. A failure is not cached: the next caller loads again.
 */
export function memoize<Value>(cache: PromiseCache<Value>, key: string, load: () => Promise<Value>): Promise<Value> {
  const cached = cache.get(key);
  if (cached) return cached;
  const value = load();
  cache.set(key, value);
  value.catch(() => {
    if (cache.get(key) === value) cache.delete(key);
  });
  return value;
}
