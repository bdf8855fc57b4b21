import {
  type AddressOf,
  comparedDay,
  comparison,
  field,
  type KnownDays,
  listField,
  ownField,
} from '@/lib/client/address';
import { choice } from '@/lib/contract/params';
import { addDays } from '@/lib/queries/shared/dates';
import type { Days } from '@/lib/queries/shared/days';
import type { Distances } from '@/lib/queries/visibility/distances';
import { visibilityParams } from '@/lib/queries/visibility/params';

/** Missed targets by the own listings that are missing; then all scores, and the same selection seen otherwise. */
export const VIEWS = ['one', 'two', 'more', 'scores', 'matrix', 'positions', 'brands'] as const;
export type VisibilityView = (typeof VIEWS)[number];

/** What the number of a cell of the matrix is. */
export const MEASURES = ['gap', 'score', 'change'] as const;
export type Measure = (typeof MEASURES)[number];

const { date, days, q, visibility_type, position_type, first_n_products } = visibilityParams;

/** What the address of Visibility says, each read by the schema of the queries themselves. */
export const visibilityFields = {
  visibility_type: field(visibility_type, 'SEARCH'),
  /** Without it the page shows its newest day. */
  date: field(date, null),
  /** What the day is compared with. */
  against: field(comparison, 'previous'),
  days: field(days, 28),
  position_type: field(position_type, 'OVERALL'),
  first_n_products: field(first_n_products, 20),
  retailer: listField,
  country: listField,
  brand: listField,
  group: listField,
  source: listField,
  key: listField,
  target: listField,
  check: listField,
  own: ownField,
  q: field(q, ''),
  /** Without it the first that holds something. */
  view: field(choice('What is shown', VIEWS), null),
  measure: field(choice('What the number of a cell is', MEASURES), 'gap'),
};

export type VisibilityAddress = AddressOf<typeof visibilityFields>;

export interface VisibilityDates {
  date: string;
  /** The day to compare with. */
  against: string;
  /** First day of the period that ends with `date`. */
  from: string;
}

/** The days that an address means. @param opening the day of a page that names none */
export function visibilityDates(
  { date, against, days }: Pick<VisibilityAddress, 'date' | 'against' | 'days'>,
  known: KnownDays | Days | null,
  opening: string,
): VisibilityDates {
  const shown = date ?? known?.newest ?? opening;
  return { date: shown, against: comparedDay(shown, against, known), from: addDays(shown, 1 - days) };
}

/** What the queries of the page are asked with. */
export function visibilityAsked(address: VisibilityAddress, { date, against }: VisibilityDates) {
  const { view: _, measure: __, ...asked } = address;
  return { ...asked, date, against };
}

export type VisibilityAsked = ReturnType<typeof visibilityAsked>;

/** What the table of a view is asked with. */
export function scoresParams(asked: VisibilityAsked, view: VisibilityView) {
  const needed = { one: ['1'], two: ['2'], more: ['3'] }[view as string] ?? [];
  // The list of all scores has those of competitors, too.
  return { ...asked, needed, of: view === 'scores' ? ('all' as const) : ('aim' as const) };
}

/** How many scores a view of missed targets holds; null for the others. */
export function countOf(view: VisibilityView, { rows }: Pick<Distances, 'rows'>): number | null {
  const missed = (is: (missing: number) => boolean) =>
    rows.filter(({ to_spare }) => is(-to_spare)).reduce((sum, one) => sum + one.missed, 0);
  if (view === 'one') return missed((missing) => missing === 1);
  if (view === 'two') return missed((missing) => missing === 2);
  return view === 'more' ? missed((missing) => missing > 2) : null;
}

/** What is shown: what the address says, else the missed targets that fewest listings would reach, else all scores. */
export function shownView(
  { view }: Pick<VisibilityAddress, 'view'>,
  distances: Pick<Distances, 'rows'> | null,
): VisibilityView {
  if (view || !distances) return view ?? 'one';
  return (['one', 'two', 'more'] as const).find((one) => countOf(one, distances)) ?? 'scores';
}

/** Rows of the matrix that are drawn at once. */
export const MATRIX_STEP = 40;
