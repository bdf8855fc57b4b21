import { type MoveSplit, splitMove } from '@/components/price-competition/split-move';
import type { Calibration } from '@/lib/client/competition/calibrate';
import { APPLIED_FACETS, type Cell, type Facet, isOwn, type Pair } from '@/lib/client/competition/pair';
import type { PriceKind } from '@/lib/client/competition/reading';
import { type FacetFilters, selectItems } from '@/lib/client/facets';
import { likeForLike } from '@/lib/client/match-sets';
import type { Provenance } from '@/lib/client/panel-state';

/** Two periods, each as one bucket a competition. */
export interface Periods {
  now: readonly Pair[];
  before: readonly Pair[];
}

/** The same with the age of either answer. */
export interface DatedPeriods extends Periods {
  provenance: Readonly<Record<keyof Periods, Provenance | undefined>>;
}

/** A competition over a whole period, beside the period before. */
export interface Change {
  pair: Pair;
  now: Cell | null;
  before: Cell | null;
  /** Index points; null unless both periods have an index. */
  difference: number | null;
  split: MoveSplit | null;
}

export interface Changes {
  /** Competitions of both periods, the largest move first. */
  rows: readonly Change[];
  /** Competitions that only one of the periods has. */
  entered: number;
  left: number;
  /** Of `rows`, those with an index in both periods. */
  comparable: number;
}

/** The page's filters, applied to both: what they leave of its buckets, and of what is gone since. */
export function filterPeriods({ now, before }: Periods, shown: readonly Pair[], filters: FacetFilters<Facet>): Periods {
  const isShown = idsOf(shown);
  const isNow = idsOf(now);
  const gone = before.filter(({ id }) => !isNow.has(id));
  return {
    now: now.filter(({ id }) => isShown.has(id)),
    before: [
      ...before.filter(({ id }) => isShown.has(id) && isNow.has(id)),
      ...selectItems(gone, APPLIED_FACETS, filters).items,
    ],
  };
}

/** Whether the page may say "we" of every base. */
export function isOurs(pairs: readonly Pair[]): boolean {
  return pairs.every(isOwn);
}

function idsOf(pairs: readonly Pair[]): ReadonlySet<string> {
  return new Set(pairs.map(({ id }) => id));
}

/** Both answers are of one bucket a competition: the whole period. Like for like: only what both periods hold. */
export function prepareChanges(
  now: readonly Pair[],
  before: readonly Pair[],
  kind: PriceKind,
  calibration: Calibration | null,
): Changes {
  const matched = likeForLike(now, before, ({ competition }) => competition.competition_id);
  const rows = matched.both.map((two) => toChange(two.now, two.before, kind, calibration));
  return {
    rows: rows.sort((a, b) => Math.abs(b.difference ?? 0) - Math.abs(a.difference ?? 0)),
    entered: matched.entered.length,
    left: matched.left.length,
    comparable: rows.filter(({ difference }) => difference !== null).length,
  };
}

function toChange(pair: Pair, earlier: Pair, kind: PriceKind, calibration: Calibration | null): Change {
  const now = pair.cells[0] ?? null;
  const before = earlier.cells[0] ?? null;
  const difference = now?.index == null || before?.index == null ? null : now.index - before.index;
  const split = now && before && calibration ? splitMove(before, now, kind, calibration) : null;
  return { pair, now, before, difference, split };
}
