import 'server-only';
import { processWide } from '../base/process-wide';

const pins = processWide('pinned sets', () => new Map<string, number>());

/** Protects sets from the sweep. Returns a function that releases them. */
export function pinSets(sets: Iterable<string>): () => void {
  const pinned = new Set(sets);
  const counts = pins();
  for (const set of pinned) counts.set(set, (counts.get(set) ?? 0) + 1);
  return () => {
    for (const set of pinned) {
      const count = (counts.get(set) ?? 0) - 1;
      if (count > 0) counts.set(set, count);
      else counts.delete(set);
    }
    pinned.clear();
  };
}

export function isPinned(set: string): boolean {
  return pins().has(set);
}
