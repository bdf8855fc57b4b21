import { NOT_STATED } from '@/lib/client/facets';
import { SHARED_CLOSED } from '@/lib/client/shared-filters';
import type { ParamsOf, ResponseOf } from '@/lib/contract/endpoint';
import type { Listing, visibilityListings } from '@/lib/contract/visibility-listings';

export type Question = ParamsOf<typeof visibilityListings>;
export type PositionType = Question['position_type'];
export type VisibilityType = Question['visibility_type'];
export type ShelfAnswer = ResponseOf<typeof visibilityListings>;

/** The travelling filters that a listing can answer; those of retailer and country choose the shelf. */
export const SHARED_HERE = ['brand', 'own'] as const;
export const CHOOSING = ['retailer', 'country'] as const;

/** The travelling filters that only the newest prices can answer: what they choose stands out, and nothing is left out. */
export const SKU_FACETS = ['power', 'tag'] as const;
export type SkuFacet = (typeof SKU_FACETS)[number];

/** What the places of a shelf are filtered by. */
export const FACETS = [...SHARED_HERE, 'won'] as const;
export type Facet = (typeof FACETS)[number];

/** How a place was won. Null in the answer is unknown, neither paid nor organic. */
export type Won = 'paid' | 'organic' | 'unknown';
export const CLOSED = { ...SHARED_CLOSED, won: ['organic', 'paid', NOT_STATED] } as const;

/** One listing in its place, with what is known about it. */
export interface Place {
  /** Unique on its shelf, and the same on every shelf of the retailer where the product is listed but once. */
  readonly id: string;
  readonly listing: Listing;
  /** The place among those that the question is about; null where the answer has none. */
  readonly rank: number | null;
  readonly won: Won;
  /** Whose the product is; null where neither the answer nor the scores say. */
  readonly own: boolean | null;
  readonly words: Readonly<Record<Facet, readonly string[]>>;
}

export const NO_PLACES: readonly Place[] = [];
