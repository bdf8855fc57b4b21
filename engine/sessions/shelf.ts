import type { Session } from 'chdb';

/** Idle sessions by signature. The oldest ones are closed beyond `limit`. */
export interface Shelf {
  take(key: string): Session | undefined;
  keep(key: string, session: Session): void;
  clear(): void;
}

export function createShelf(limit: number): Shelf {
  // Oldest first. The list is too small to need an index.
  const entries: { key: string; session: Session }[] = [];

  return {
    take(key) {
      const index = entries.findLastIndex((entry) => entry.key === key);
      return index < 0 ? undefined : entries.splice(index, 1)[0]?.session;
    },
    keep(key, session) {
      entries.push({ key, session });
      if (entries.length > limit) entries.shift()?.session.close();
    },
    clear() {
      for (const { session } of entries.splice(0)) session.close();
    },
  };
}
