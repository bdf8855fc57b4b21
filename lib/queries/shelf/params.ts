import * as z from 'zod/mini';
import { POSITION_TYPES, VISIBILITY_TYPES } from '@/lib/contract/params';
import { listingFilters } from '@/lib/datasets/listings/filters';
import { choice, day, filterParams, text, whole } from '../params';

/** The number of a keyword or category, or '' if none is selected. */
function source() {
  const error = ({ input }: { input?: unknown }) =>
    `${JSON.stringify(input)} is not a number of a keyword or category.`;
  return z._default(
    z.pipe(
      z.pipe(z.union([z.number(), z.string()], { error }), z.transform(String)),
      z.string().check(z.regex(/^(0*[1-9]\d{0,19})?$/, { error })),
    ),
    '',
  );
}

/** Parameters that select a shelf, as the service and links of other pages name them. */
export const shelfParams = {
  ...filterParams(listingFilters),
  /** A search. */
  q: text(),
  date: day(),
  /** The day to compare with. */
  against: z.optional(day()),
  /** Code of the retailer to compare with, on the same day or on `against`. */
  beside: text(),
  /** Length of the period that ends with `date`. */
  days: whole(1, 366, 28),
  visibility_type: choice(VISIBILITY_TYPES, 'SEARCH'),
  visibility_source_id: source(),
  retailer_code: text(),
  position_type: choice(POSITION_TYPES, 'OVERALL'),
  first_n_products: whole(1, 1000, 20),
};

export type ShelfParams = z.output<z.ZodMiniObject<typeof shelfParams>>;

/** Returns whether a shelf is selected. The first one of `sources` is, once it is known. */
export function hasShelf({ visibility_source_id, retailer_code }: ShelfParams): boolean {
  return visibility_source_id !== '' && retailer_code !== '';
}

/** Returns whether the shelf is compared with another one. */
export function isCompared({ against, beside }: Pick<ShelfParams, 'against' | 'beside'>): boolean {
  return against !== undefined || beside !== '';
}

/** Returns the parameters of the shelf to compare with. */
export function comparedShelf(params: ShelfParams): ShelfParams {
  const { date, against, retailer_code, beside } = params;
  return { ...params, date: against ?? date, retailer_code: beside || retailer_code };
}
