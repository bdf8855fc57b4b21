/** The running processes: ports of the loopback address, and the key of the sample customer. */
export interface Stack {
  dataDir: string;
  dashboard: number;
  service: number;
  key: string;
}

/** The result of a part: rows to print, and a line for each failure. */
export interface Result {
  table: Record<string, string | number>[];
  failed: string[];
}

export type Part = (stack: Stack, random: Random) => Promise<Result>;

export interface Random {
  /** Returns a number from 0 to 1. */
  next(): number;
  of<T>(items: readonly T[]): T;
}

/** Creates a seeded generator (mulberry32). */
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
