import 'server-only';

const registry = globalThis as unknown as Record<symbol, unknown>;

/**
 * Returns a getter of a value that is created once per process, as every route bundle evaluates its own copy of a
 * module.
 */
export function processWide<T>(name: string, make: () => T): () => T {
  const key = Symbol.for(`endcap.${name}`);
  return () => {
    registry[key] ??= make();
    // Only this function sets the symbol, and only to the result of `make`.
    return registry[key] as T;
  };
}
