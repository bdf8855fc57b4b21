import type { Cell, Pair } from '@/lib/client/competition/pair';

/** One bucket of one competition, as a row of the table of all buckets. */
export interface BucketRow {
  pair: Pair;
  cell: Cell;
}

/** All buckets of all competitions, competition by competition. */
export function bucketRows(pairs: readonly Pair[]): BucketRow[] {
  return pairs.flatMap((pair) => pair.cells.map((cell) => ({ pair, cell })));
}
