/** What runs: ports of the loopback, and the sample customer's key. */
export interface Stack {
  dataDir: string;
  dashboard: number;
  service: number;
  key: string;
}

/** What came of a part: rows to print, and a line for each thing that did not hold. */
export interface Result {
  table: Record<string, string | number>[];
  failed: string[];
}

export type Part = (stack: Stack, random: Random) => Promise<Result>;

export interface Random {
  /** From 0 to 1. */
  next(): number;
  of<T>(items: readonly T[]): T;
}

/** The same numbers for the same seed (mulberry32). */
export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, of: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number] };
}
