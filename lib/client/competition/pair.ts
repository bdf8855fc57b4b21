import type { Calibrated } from '@/lib/client/competition/calibrate';
import type { Reading } from '@/lib/client/competition/reading';
import type { Band, Tone } from '@/lib/client/competition/verdict';
import type { Faceted } from '@/lib/client/facets';
import type { Competition } from '@/lib/contract/price-competition';

/** What this page filters by: the shared filters that a competition knows, the verdict of its last bucket, and what became of it. */
export const APPLIED_FACETS = ['retailer', 'brand', 'tag', 'own'] as const;
export const FACETS = [...APPLIED_FACETS, 'verdict', 'since'] as const;
export type Facet = (typeof FACETS)[number];

/** A recomputed number beside the given one; null where the parts are not there. */
export type Check = 'agrees' | 'differs' | null;

/** One bucket of one competition, judged. */
export interface Cell extends Reading {
  tone: Tone;
  checks: { index: Check; depth: Check; verdict: Check };
}

/** A competition as the page shows it. */
export interface Pair extends Faceted<Facet> {
  id: string;
  /** "Aurelle Soap", of either side; what is not named is called by its place. */
  baseName: string;
  benchmarkName: string;
  competition: Competition;
  band: Band | null;
  cells: readonly Cell[];
  /** The last bucket that has an index, whichever that is. */
  latest: Cell | null;
  /** The newest bucket in which any competition of the answer has an index, and the one before it. */
  last: Cell | null;
  before: Cell | null;
}

/** A page of competitions, and by which rule its indices are made. */
export interface Prepared {
  pairs: readonly Pair[];
  calibrated: Calibrated;
}
