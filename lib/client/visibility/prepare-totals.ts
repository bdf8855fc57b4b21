import { oneMore } from '@/lib/client/visibility/one-more';
import type { Part, Score } from '@/lib/client/visibility/score';

export interface Totals {
  /** Targets met, of the scores that have both a score and a verdict. */
  met: Part;
  /** The same over key sources alone. */
  keyMet: Part;
  /** Products of own brands, of all products on the shelves where an own brand was counted. */
  own: Part;
  /** Targets that one more own listing would reach, of those missed whose counts are known. */
  near: Part;
  /** Scores that are what their parts give, of those that can be checked. */
  agreeing: Part;
  /** Own-brand scores without a verdict: no data, or no target. Left out of `met`. */
  open: number;
  sources: number;
  retailers: number;
}

export function prepareTotals(scores: readonly Score[], scale: number | null): Totals {
  const judged = scores.filter(({ at }) => at.is_target_met !== null);
  const missed = judged.filter(({ at }) => !at.is_target_met);
  const more = missed.flatMap((score) => oneMore(score, scale) ?? []);
  const own = scores.filter(({ item }) => item.is_own_brand === true);
  return {
    met: metOf(judged),
    keyMet: metOf(judged.filter(({ item }) => item.is_power_visibility_source === true)),
    own: ownShare(own),
    near: { count: more.filter(({ needed }) => needed === 1).length, of: more.length },
    agreeing: {
      count: scores.filter(({ check }) => check === 'agrees').length,
      of: scores.filter(({ check }) => check !== null).length,
    },
    open: own.filter(({ at }) => at.is_target_met === null).length,
    sources: new Set(scores.map(({ source }) => source)).size,
    retailers: new Set(scores.map(({ shop }) => shop)).size,
  };
}

/** Targets met, of the scores with a verdict. */
export function metOf(scores: readonly Score[]): Part {
  const judged = scores.filter(({ at }) => at.is_target_met !== null);
  return { count: judged.filter(({ at }) => at.is_target_met).length, of: judged.length };
}

/** Products counted for these brands, of all products on their shelves: a shelf is counted once, however many brands. */
export function ownShare(scores: readonly Score[]): Part {
  const totals = new Map<string, number>();
  let count = 0;
  for (const { source, shop, at } of scores) {
    if (at.own_product_count === null || at.total_product_count === null) continue;
    count += at.own_product_count;
    totals.set(`${source}/${shop}`, at.total_product_count);
  }
  return { count, of: [...totals.values()].reduce((sum, total) => sum + total, 0) };
}
