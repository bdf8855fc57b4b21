import type { ScorecardRow } from '@/lib/contract/scorecard';
import { daysFrom } from '@/lib/queries/shared/dates';
import { DAYS, TARGET } from './test-scorecards';

/** Figures of queries, recomputed from the rows as they were sent. */

export const on = (day: string): ScorecardRow[] => DAYS[day] ?? [];
export const skuOf = (row: ScorecardRow) => row.service_sku_id ?? row.service_sku_name ?? '-';
export const shopOf = ({ retailer }: ScorecardRow) => retailer ?? '-';
export const idOf = (row: ScorecardRow) => `${skuOf(row)}/${shopOf(row)}`;

/** Rounds to the decimals of measures. */
export const rounded = (value: number) => Math.round(value * 1e6) / 1e6;

type Selection = (row: ScorecardRow) => boolean;
const all: Selection = () => true;

/** Rows with a rating. */
export function ratedOn(day: string, isSelected = all) {
  return on(day).flatMap((row) =>
    row.average_rating !== null && isSelected(row) ? [{ row, rating: row.average_rating }] : [],
  );
}

/** The mean of some values with weights, null if nothing weighs. */
function meanOf(values: readonly { value: number; weight: number }[]): number | null {
  const weight = values.reduce((sum, item) => sum + item.weight, 0);
  return weight > 0 ? rounded(values.reduce((sum, item) => sum + item.value * item.weight, 0) / weight) : null;
}

type Weight = (row: ScorecardRow) => number;
const alike: Weight = () => 1;

export function averageOn(day: string, isSelected = all, weightOf = alike): number | null {
  return meanOf(ratedOn(day, isSelected).map(({ row, rating }) => ({ value: rating, weight: weightOf(row) })));
}

export const belowOn = (day: string, isSelected = all, target = TARGET) =>
  ratedOn(day, isSelected).filter(({ rating }) => rating < target);

/** Reviews of the days, null if no row states any. */
export function reviewsIn(days: readonly string[], isSelected = all): number | null {
  const counts = days.flatMap(on).flatMap((row) => (isSelected(row) ? (row.review_count ?? []) : []));
  return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0);
}

/** Ratings of SKUs at retailers on two days, each with one row on both days and ranges of the same length. */
export function changesFrom(before: string, now: string, isSelected = all) {
  const single = (day: string, row: ScorecardRow) =>
    skuOf(row) !== '-' && shopOf(row) !== '-' && on(day).filter((other) => idOf(other) === idOf(row)).length === 1;
  return ratedOn(now, isSelected).flatMap(({ row, rating }) => {
    const then = ratedOn(before).find((other) => idOf(other.row) === idOf(row));
    if (!then || !single(now, row) || !single(before, then.row) || lengthOf(row) !== lengthOf(then.row)) return [];
    return { id: idOf(row), row, rating, before: then.rating, change: rounded(rating - then.rating) };
  });
}

export type Change = ReturnType<typeof changesFrom>[number];

const lengthOf = ({ start_date, end_date }: ScorecardRow) => daysFrom(start_date ?? '', end_date ?? '').length;

export const averageChange = (changes: readonly Change[], weightOf = alike) =>
  meanOf(changes.map(({ row, change }) => ({ value: change, weight: weightOf(row) })));

export const isFalling = ({ change }: Change) => change <= -0.05;
