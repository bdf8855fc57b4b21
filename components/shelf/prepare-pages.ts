import type { Place, Question } from '@/components/shelf/place';
import { groupBy } from '@/lib/queries/shared/group-by';

/** What stands in the order of a page: a product, or places where none was seen. */
export type Seat =
  | { readonly kind: 'place'; readonly place: Place }
  /** Between two products: places from `from` to `to` that the answer leaves out. */
  | { readonly kind: 'gap'; readonly from: number; readonly to: number }
  /** Products that were seen on the page, by its own count, and are not in the answer. */
  | { readonly kind: 'undelivered'; readonly count: number };

export interface ShelfPage {
  /** Null: the answer does not say on which page these places are. */
  readonly no: number | null;
  /** The number follows from places and their count on a page: the answer has none. */
  readonly derived: boolean;
  readonly seats: readonly Seat[];
  readonly products: number;
  /** Products seen on the page, and places on it, as the answer says; null where it does not. */
  readonly seen: number | null;
  readonly room: number | null;
  /** The first N end inside this page. */
  readonly cut: boolean;
}

/** The shelf by pages. Empty places are known only where places are counted through, paid and organic together. */
export function preparePages(
  places: readonly Place[],
  { position_type, first_n_products }: Pick<Question, 'position_type' | 'first_n_products'>,
): ShelfPage[] {
  const overall = position_type === 'OVERALL';
  let next = 1;
  const pages = [...groupBy(places, pageOf)];
  return pages.map(([no, its], index) => {
    const last = lastRank(its);
    const cut = index === pages.length - 1 && (last ?? 0) >= first_n_products;
    const seen = its[0]?.listing.product_count_in_page ?? null;
    const room = its[0]?.listing.max_product_count_in_page ?? null;
    const seats = overall ? seatsOf(its, next) : its.map((place): Seat => ({ kind: 'place', place }));
    const undelivered = overall && !cut && seen !== null ? seen - its.length : 0;
    if (undelivered > 0) seats.push({ kind: 'undelivered', count: undelivered });
    if (last !== null) next = last + 1;
    const derived = no !== null && its.every(({ listing }) => listing.page_no === null);
    return { no, derived, seats, products: its.length, seen, room, cut };
  });
}

function pageOf({ listing }: Place): number | null {
  const { page_no, max_product_count_in_page: room, combined_position } = listing;
  if (page_no !== null) return page_no;
  return room && combined_position ? Math.ceil(combined_position / room) : null;
}

function seatsOf(places: readonly Place[], start: number): Seat[] {
  let next = start;
  return places.flatMap((place) => {
    const { rank } = place;
    const seat: Seat = { kind: 'place', place };
    if (rank === null) return [seat];
    const gap: Seat[] = rank > next ? [{ kind: 'gap', from: next, to: rank - 1 }] : [];
    next = Math.max(next, rank + 1);
    return [...gap, seat];
  });
}

function lastRank(places: readonly Place[]): number | null {
  return places.reduce<number | null>((last, { rank }) => (rank === null ? last : Math.max(last ?? rank, rank)), null);
}
