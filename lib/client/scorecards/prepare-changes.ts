import { likeForLike } from '@/lib/client/match-sets';
import type { Weighting } from '@/lib/client/scorecards/mean';
import type { Score } from '@/lib/client/scorecards/score';
import { hasReviews } from '@/lib/client/scorecards/select-scores';

/** `both`: rated in both ranges. `unrated`: in both, but without a rating in one of them. */
export type ChangeKind = 'both' | 'entered' | 'left' | 'unrated';

/** One SKU at a retailer, in two ranges. */
export interface Change {
  readonly kind: ChangeKind;
  /** The row as it is now, or as it was where it left. */
  readonly score: Score;
  readonly now: Score | null;
  readonly before: Score | null;
  /** Only of rows rated in both ranges. */
  readonly rating: number | null;
  /** Only where both ranges state a count. */
  readonly reviews: number | null;
}

export interface Changes {
  readonly rows: readonly Change[];
  readonly count: Readonly<Record<ChangeKind, number>>;
  /** Rows that cannot be paired: they name no retailer or SKU, or several rows name the same. */
  readonly unpaired: number;
  /** Pairs with fewer reviews in either range than the minimum: left out. */
  readonly small: number;
  /** Mean over `both`, both sides weighed by the present range, so that only ratings can move it. */
  readonly mean: { readonly now: number | null; readonly before: number | null; readonly weighed: number };
}

interface Asked {
  readonly weighting: Weighting;
  readonly minimum: number;
}

/** Like for like: a change counts only what both ranges hold; what came and what went is counted apart. */
export function prepareChanges(now: readonly Score[], before: readonly Score[], asked: Asked): Changes {
  const repeated = new Set([...repeatedKeys(now), ...repeatedKeys(before)]);
  const keyOf = ({ key }: Score) => (key !== null && !repeated.has(key) ? key : null);
  const matched = likeForLike(now, before, keyOf);
  const pairs = matched.both.filter((pair) => Object.values(pair).every((score) => hasReviews(score, asked.minimum)));
  const rows = [
    ...pairs.map((pair) => changeOf(pair.now, pair.before)),
    ...matched.entered.filter((score) => hasReviews(score, asked.minimum)).map((score) => changeOf(score, null)),
    ...matched.left.filter((score) => hasReviews(score, asked.minimum)).map((score) => changeOf(null, score)),
  ].filter((change) => change !== null);
  const count = { both: 0, entered: 0, left: 0, unrated: 0 };
  for (const { kind } of rows) count[kind] += 1;
  return {
    rows,
    count,
    unpaired: [...now, ...before].filter((score) => keyOf(score) === null).length,
    small: matched.both.length - pairs.length,
    mean: meanOfBoth(rows, asked.weighting),
  };
}

function changeOf(now: Score | null, before: Score | null): Change | null {
  const score = now ?? before;
  if (!score) return null;
  const rating = difference(now?.row.average_rating, before?.row.average_rating);
  const kind = !before ? 'entered' : !now ? 'left' : rating === null ? 'unrated' : 'both';
  return { kind, score, now, before, rating, reviews: difference(now?.row.review_count, before?.row.review_count) };
}

/** Means over what both ranges rate, weighed alike on both sides; null where nothing weighs. */
export function meanOfBoth(rows: readonly Change[], weighting: Weighting): Changes['mean'] {
  let weight = 0;
  let weighed = 0;
  const sums = { now: 0, before: 0 };
  for (const { now, before, rating } of rows) {
    if (rating === null || !now || !before) continue;
    const its = weighting === 'alike' ? 1 : (now.row.review_count ?? 0);
    if (its <= 0) continue;
    weighed += 1;
    weight += its;
    sums.now += its * (now.row.average_rating ?? 0);
    sums.before += its * (before.row.average_rating ?? 0);
  }
  if (weight === 0) return { now: null, before: null, weighed };
  return { now: sums.now / weight, before: sums.before / weight, weighed };
}

function repeatedKeys(scores: readonly Score[]): string[] {
  const seen = new Set<string>();
  return scores.flatMap(({ key }) => {
    if (key === null) return [];
    if (seen.has(key)) return [key];
    seen.add(key);
    return [];
  });
}

function difference(now: number | null | undefined, before: number | null | undefined): number | null {
  return now == null || before == null ? null : now - before;
}
