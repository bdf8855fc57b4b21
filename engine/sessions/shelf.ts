import type { Session } from 'chdb';

/** Idle sessions by signature. The oldest ones are closed beyond `limit`. */
export interface Shelf {
  take(key: string): Session | undefined;
  keep(key: string, session: Session): void;
  clear(): void;
}

export function createShelf(limit: number): Shelf {
  // Oldest first. The list is too small to need an index.
  const kept: { key: string; session: Session }[] = [];

  return {
    take(key) {
      const at = kept.findLastIndex((one) => one.key === key);
      return at < 0 ? undefined : kept.splice(at, 1)[0]?.session;
    },
    keep(key, session) {
      kept.push({ key, session });
      if (kept.length > limit) kept.shift()?.session.close();
    },
    clear() {
      for (const { session } of kept.splice(0)) session.close();
    },
  };
}
