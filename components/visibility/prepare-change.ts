import { ownFirst } from '@/components/visibility/prepare-matrix';
import { likeForLike } from '@/lib/client/period';
import { metOf } from '@/lib/client/visibility/prepare-totals';
import type { Part, Score } from '@/lib/client/visibility/score';

/** Two days, said of the scores that both have; what came and what went is counted beside. */
export interface Change {
  readonly day: string;
  readonly before: ReadonlyMap<string, Score>;
  /** Targets met on each day, among the scores with a verdict on both. */
  readonly met: { readonly now: Part; readonly before: Part };
  readonly entered: number;
  readonly left: number;
}

export function prepareChange(now: readonly Score[], before: readonly Score[], day: string): Change {
  const { both, entered, left } = likeForLike(ownFirst(now), ownFirst(before), ({ id }) => id);
  const judged = both.filter((pair) => pair.now.at.is_target_met !== null && pair.before.at.is_target_met !== null);
  return {
    day,
    before: new Map(before.map((score) => [score.id, score])),
    met: { now: metOf(judged.map((pair) => pair.now)), before: metOf(judged.map((pair) => pair.before)) },
    entered: entered.length,
    left: left.length,
  };
}

/** The score less the score of the other day, null unless both are there. */
export function changeOf({ id, at }: Score, change: Change | null): number | null {
  const before = change?.before.get(id)?.at.score ?? null;
  return at.score === null || before === null ? null : at.score - before;
}
