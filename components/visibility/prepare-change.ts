import { ownFirst } from '@/components/visibility/prepare-matrix';
import { likeForLike } from '@/lib/client/match-sets';
import { metOf, ownShare, prepareTotals } from '@/lib/client/visibility/prepare-totals';
import type { Part, Score } from '@/lib/client/visibility/score';

/** One number on both days. */
export interface Versus {
  readonly now: Part;
  readonly before: Part;
}

/** Two days, said of the scores that both have; what came and what went is counted beside. */
export interface Change {
  readonly day: string;
  readonly before: ReadonlyMap<string, Score>;
  /** Targets met among the scores with a verdict on both days; of all sources, and of key sources alone. */
  readonly met: Versus;
  readonly keyMet: Versus;
  /** Missed targets that one more own listing would reach, among the same scores. */
  readonly near: Versus;
  /** Products of own brands, on shelves that both days counted. */
  readonly own: Versus;
  readonly entered: number;
  readonly left: number;
}

type Scores = readonly Score[];

/** `scale` is that of the later day: both days of one service are read alike. */
export function prepareChange(now: Scores, before: Scores, day: string, scale: number | null): Change {
  const { both, entered, left } = likeForLike(ownFirst(now), ownFirst(before), ({ id }) => id);
  function versus(isKnown: (score: Score) => boolean, of: (scores: Scores) => Part): Versus {
    const known = both.filter((pair) => isKnown(pair.now) && isKnown(pair.before));
    return { now: of(known.map((pair) => pair.now)), before: of(known.map((pair) => pair.before)) };
  }
  return {
    day,
    before: new Map(before.map((score) => [score.id, score])),
    met: versus(isJudged, metOf),
    keyMet: versus((score) => isJudged(score) && score.item.is_power_visibility_source === true, metOf),
    near: versus(isJudged, (scores) => prepareTotals(scores, scale).near),
    own: versus((score) => score.item.is_own_brand === true && score.share !== null, ownShare),
    entered: entered.length,
    left: left.length,
  };
}

function isJudged({ at }: Score): boolean {
  return at.is_target_met !== null;
}

/** The score less the score of the other day, null unless both are there. */
export function changeOf({ id, at }: Score, change: Change | null): number | null {
  const before = change?.before.get(id)?.at.score ?? null;
  return at.score === null || before === null ? null : at.score - before;
}
