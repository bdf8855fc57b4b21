import * as z from 'zod/mini';
import { choice } from './params';

const text = (length: number) => z.string().check(z.maxLength(length));
const optional = z.nullable(text(500));

/** Lists that an account saves, with the values of their items. */
export const savedLists = {
  /** A view of a page: the query of its address, without the question mark. Its key is page and name. */
  views: z.object({
    page: text(100),
    name: text(60),
    search: text(20_000),
    /** Whether the page opens with it if its address has no parameters. */
    opens: z.boolean(),
  }),
  /** A paid placement of banners. The days are checked where they are used. */
  bookings: z.object({
    retailer: text(500),
    pageType: optional,
    position: z.nullable(z.number()),
    name: optional,
    from: text(10),
    to: text(10),
  }),
} as const;

export type SavedList = keyof typeof savedLists;
export type SavedValue<List extends SavedList> = z.output<(typeof savedLists)[List]>;

const SAVED_LISTS = Object.keys(savedLists) as [SavedList, ...SavedList[]];

/** Maximum number of items that a list has, and of changes in a request. */
export const MAX_SAVED: Readonly<Record<SavedList, number>> = { views: 300, bookings: 2_000 };

/** An item of a list. Items are in the order in which they were added. */
export interface SavedItem<List extends SavedList> {
  key: string;
  value: SavedValue<List>;
}

export interface SavedChange<List extends SavedList> {
  key: string;
  /** Null removes the item. */
  value: SavedValue<List> | null;
}

/** The body of `POST /api/saved`. Responds with the items of the list. */
export interface SavedChanges<List extends SavedList> {
  list: List;
  changes: readonly SavedChange<List>[];
}

export const savedList = choice('Name of the list', SAVED_LISTS);

/** Returns the schema of changes of a list. */
export function savedChanges(list: SavedList) {
  const value: z.ZodMiniType = savedLists[list];
  const key = text(3_000).check(z.minLength(1));
  const max = MAX_SAVED[list];
  return z.object({
    list: savedList,
    changes: z
      .array(z.object({ key, value: z.nullable(value) }))
      .check(z.minLength(1), z.maxLength(max, { error: `has more than ${max.toLocaleString('en')} changes.` })),
  });
}
