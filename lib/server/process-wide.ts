import 'server-only';

const registry = globalThis as unknown as Record<symbol, unknown>;

/** One value for the whole process: bundles of different routes each evaluate their modules, and share this. */
export function processWide<T>(name: string, make: () => T): () => T {
  const key = Symbol.for(`endcap.${name}`);
  return () => {
    registry[key] ??= make();
    // Only this function writes under the key, and only what make returned.
    return registry[key] as T;
  };
}
