import type { RatingCount } from '@/components/scorecards/rating-counts';
import { type Needed, reviewsNeeded } from '@/components/scorecards/reviews-needed';
import type { RowKind } from '@/components/scorecards/url-state';
import type { Change } from '@/lib/client/scorecards/prepare-changes';
import { isBelow, isSmall, type Reading, shownRating } from '@/lib/client/scorecards/reading';
import type { Score } from '@/lib/client/scorecards/score';

/** What the number of five-star reviews is worked out from. */
export type Basis = 'file' | 'range';

/** A row of the ranking. */
export interface SkuRow {
  readonly score: Score;
  /** By the rating shown, best first; equal ratings share a rank. Null without one. */
  readonly rank: number | null;
  readonly shown: number | null;
  readonly below: boolean;
  readonly change: Change | null;
  readonly needed: Needed;
  /** `file`: mean and count of the rating file. `range`: this answer's mean and its reviews, a lower bound. */
  readonly basis: Basis;
  readonly ratings: RatingCount | null;
}

interface Known {
  /** By row id; empty while nothing is compared. */
  readonly changes: ReadonlyMap<string, Change>;
  readonly ratings: ReadonlyMap<string, RatingCount>;
}

export function prepareSkuRows(scores: readonly Score[], reading: Reading, known: Known): SkuRow[] {
  const rows = scores.map((score) => skuRow(score, reading, known));
  rows.sort((a, b) => (b.shown ?? -1) - (a.shown ?? -1));
  let rank = 0;
  return rows.map((row, index) => {
    if (row.shown === null) return row;
    if (index === 0 || rows[index - 1]?.shown !== row.shown) rank = index + 1;
    return { ...row, rank };
  });
}

/** The rows below the threshold, and those on few reviews. */
export function rowsByKind(rows: readonly SkuRow[], reading: Reading): Record<RowKind, readonly SkuRow[]> {
  return {
    all: rows,
    below: rows.filter(({ below }) => below),
    small: rows.filter(({ score }) => isSmall(score.row.review_count, reading)),
  };
}

/** One row, without its rank among others. */
export function skuRow(score: Score, reading: Reading, { changes, ratings }: Known): SkuRow {
  const { average_rating, review_count } = score.row;
  const shown = shownRating(average_rating, review_count, reading);
  const counted = (score.key !== null && ratings.get(score.key)) || null;
  return {
    score,
    rank: null,
    shown,
    below: isBelow(shown, reading),
    change: changes.get(score.id) ?? null,
    needed: counted
      ? reviewsNeeded(counted.rating, counted.count, reading.target)
      : reviewsNeeded(average_rating, review_count, reading.target),
    basis: counted ? 'file' : 'range',
    ratings: counted,
  };
}
