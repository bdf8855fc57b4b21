/** How a service makes its index out of two prices. */
export interface Calibration {
  scale: 1 | 100;
  direction: 'base-over-benchmark' | 'benchmark-over-base';
}

export interface Sample {
  index: number;
  base: number;
  benchmark: number;
}

export interface Calibrated {
  /** Null when no rule gives most of the indices. */
  calibration: Calibration | null;
  /** Samples that the rule gives, of all that can be checked. */
  agreeing: number;
  of: number;
}

const RULES: readonly Calibration[] = [
  { scale: 100, direction: 'base-over-benchmark' },
  { scale: 1, direction: 'base-over-benchmark' },
  { scale: 100, direction: 'benchmark-over-base' },
  { scale: 1, direction: 'benchmark-over-base' },
];

export function computedIndex({ scale, direction }: Calibration, base: number, benchmark: number): number {
  return scale * (direction === 'base-over-benchmark' ? base / benchmark : benchmark / base);
}

/** Whether the index follows from its two prices, as far as their rounding can tell. */
export function followsFrom(calibration: Calibration, { index, base, benchmark }: Sample): boolean {
  const computed = computedIndex(calibration, base, benchmark);
  // One decimal of a hundred, and what rounding both prices to cents can move.
  const rounding = calibration.scale * 0.00051 + computed * (centsLost(base) + centsLost(benchmark));
  return Math.abs(index - computed) <= rounding;
}

/** The rule that gives most of the indices; between equals the commoner one, base in a hundred of benchmark. */
export function calibrate(samples: readonly Sample[]): Calibrated {
  const checkable = samples.filter(({ base, benchmark }) => base > 0 && benchmark > 0);
  let best: Calibrated = { calibration: null, agreeing: 0, of: checkable.length };
  for (const calibration of RULES) {
    const agreeing = checkable.filter((sample) => followsFrom(calibration, sample)).length;
    if (agreeing > best.agreeing) best = { ...best, calibration, agreeing };
  }
  return best.agreeing * 2 > best.of ? best : { ...best, calibration: null, agreeing: 0 };
}

/** What a price in whole cents may have lost, as a share of it; nothing for a price with more decimals. */
function centsLost(price: number): number {
  return Math.abs(price * 100 - Math.round(price * 100)) < 1e-6 ? 0.005 / price : 0;
}
