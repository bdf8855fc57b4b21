import type { Listing, Listings } from '@/components/prices/day-listings';
import type { Format } from '@/lib/client/format';

/** A day with what is kept of it; null where its answer is not kept. */
export interface ListedDay {
  readonly day: string;
  readonly listings: Listings | null;
}

/** A day of a SKU at a shop. A day without a row says nothing of stock, nor does one that nobody collected. */
export type DayMark = 'in' | 'out' | 'unknown' | 'no-row' | 'not-collected';

export interface CalendarCell {
  readonly day: string;
  readonly mark: DayMark;
  /** Null where the mark says that nothing is known of the day. */
  readonly listing: Listing | null;
}

export interface CalendarRow {
  readonly shop: string;
  readonly cells: readonly CalendarCell[];
  /** Days out of stock, of those whose stock is known. */
  readonly out: number;
  readonly known: number;
  readonly lowest: number | null;
  readonly highest: number | null;
}

/** The days of one SKU at each of the shops, oldest first as the days come. */
export function prepareCalendar(sku: string, shops: readonly string[], days: readonly ListedDay[]): CalendarRow[] {
  return shops.map((shop) => {
    const cells = days.map(({ day, listings }): CalendarCell => {
      const listing = listings?.get(sku)?.get(shop) ?? null;
      return { day, listing, mark: listings === null ? 'not-collected' : markOf(listing) };
    });
    const prices = cells.flatMap(({ listing }) => (listing?.price == null ? [] : [listing.price]));
    const out = cells.filter(({ mark }) => mark === 'out').length;
    return {
      shop,
      cells,
      out,
      known: out + cells.filter(({ mark }) => mark === 'in').length,
      lowest: prices.length > 0 ? Math.min(...prices) : null,
      highest: prices.length > 0 ? Math.max(...prices) : null,
    };
  });
}

function markOf(listing: Listing | null): DayMark {
  if (listing === null) return 'no-row';
  if (listing.inStock === null) return 'unknown';
  return listing.inStock ? 'in' : 'out';
}

/** Formats the lowest and the highest price of a row: "2.49–2.99", or one price if they are equal. */
export function priceRange(
  { lowest, highest }: Pick<CalendarRow, 'lowest' | 'highest'>,
  currency: string | null,
  format: Format,
): string {
  return [...new Set([lowest, highest])].map((price) => format.amount(price, currency)).join('–');
}
