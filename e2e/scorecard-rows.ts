import type { ScorecardRow } from '@/lib/contract/scorecard';
import { ask, type Stack } from './ask';

export const RANGE = 'start_date=2026-06-03&end_date=2026-06-30';
export const RIVALS = 'Power SKUs and rivals';
export const QUESTION = `${RANGE}&scorecard_title=${encodeURIComponent(RIVALS)}`;

export const rowsOf = (stack: Stack, query: string) => ask<ScorecardRow[]>(stack, `/scorecard?${query}`);
export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Mean by reviews, worked out here for itself. */
export function meanByReviews(rows: readonly ScorecardRow[]): number {
  const rated = rows.filter(({ average_rating }) => average_rating !== null);
  const weighed = sum(rated.map(({ average_rating, review_count }) => (average_rating ?? 0) * (review_count ?? 0)));
  return weighed / sum(rated.map(({ review_count }) => review_count ?? 0));
}
