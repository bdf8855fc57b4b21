import type { RetailerScore, VisibilityScore } from '@/lib/contract/visibility-scores';
import { DAYS } from './test-scores';

/** A score with its item. */
export interface Flat extends RetailerScore {
  item: VisibilityScore;
}

/** Returns the scores of a day, from which tests recompute the figures of queries. */
export const flat = (day: string): Flat[] =>
  (DAYS[day] ?? []).flatMap((item) => item.retailer_scores.map((score) => ({ ...score, item })));
export const own = (rows: Flat[]) => rows.filter((row) => row.item.is_own_brand === true);
export const withCounts = (rows: Flat[]) =>
  rows.filter((row) => row.own_product_count !== null && row.total_product_count !== null);
export const sum = (values: (number | null)[]) => values.reduce<number>((all, value) => all + (value ?? 0), 0);
export const shelfOf = (row: Flat) => `${row.item.visibility_source_id}/${row.retailer_code}`;
/** Counts all listings of these shelves, each shelf once. */
export const shelves = (rows: Flat[]) =>
  sum([...new Map(withCounts(rows).map((row) => [shelfOf(row), row.total_product_count])).values()]);
export const listings = (rows: Flat[]) => sum(withCounts(rows).map((row) => row.own_product_count));
export const share = (rows: Flat[], of = rows) => (shelves(of) === 0 ? null : listings(rows) / shelves(of));

/** Returns the smallest number of additional own listings that reaches the target, or null if none does. */
export function needed({ own_product_count: own, total_product_count: all, target }: Flat): number | null {
  if (own === null || !all || target === null) return null;
  for (let more = 0; own + more <= all; more++) if ((own + more) / all >= target / 100) return more;
  return null;
}
