import type { Calibration } from '@/lib/client/competition/calibrate';
import type { PriceKind, Reading, Sides } from '@/lib/client/competition/reading';

/** A move of the index in its own points. The three parts add up to it. */
export interface MoveSplit {
  from: number;
  to: number;
  total: number;
  /** What the base's price did. */
  base: number;
  /** What the benchmark's price did. */
  benchmark: number;
  /** What came from offers that sold out or came back; null where all offers are counted or their prices are not known. */
  stock: number | null;
}

/**
 * Splits a move between two buckets. In logarithms the index is base less benchmark, and each price is the price over all
 * offers plus what is missing from stock: three differences that add up. The logarithmic mean turns them into points.
 * Null when a price of either side is missing in either bucket.
 */
export function splitMove(
  before: Reading,
  after: Reading,
  kind: PriceKind,
  { scale, direction }: Calibration,
): MoveSplit | null {
  const start = logsOf(before, kind);
  const end = logsOf(after, kind);
  if (!start || !end) return null;
  const sign = direction === 'base-over-benchmark' ? 1 : -1;
  const indexOf = ({ base, benchmark }: Logs) => scale * Math.exp(sign * (base - benchmark));
  const from = indexOf(start);
  const to = indexOf(end);
  const points = (log: number) => sign * log * logarithmicMean(from, to);

  const startAll = logsOf(before.withOos, kind);
  const endAll = logsOf(after.withOos, kind);
  if (!startAll || !endAll)
    return {
      from,
      to,
      total: to - from,
      base: points(end.base - start.base),
      benchmark: points(start.benchmark - end.benchmark),
      stock: null,
    };
  const gap = (now: Logs, all: Logs) => now.base - all.base - (now.benchmark - all.benchmark);
  return {
    from,
    to,
    total: to - from,
    base: points(endAll.base - startAll.base),
    benchmark: points(startAll.benchmark - endAll.benchmark),
    stock: points(gap(end, endAll) - gap(start, startAll)),
  };
}

interface Logs {
  base: number;
  benchmark: number;
}

function logsOf({ base, benchmark }: Sides, kind: PriceKind): Logs | null {
  const one = base[kind];
  const other = benchmark[kind];
  return one !== null && other !== null && one > 0 && other > 0
    ? { base: Math.log(one), benchmark: Math.log(other) }
    : null;
}

function logarithmicMean(a: number, b: number): number {
  return Math.abs(a - b) < 1e-9 ? a : (b - a) / Math.log(b / a);
}
