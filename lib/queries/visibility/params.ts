import * as z from 'zod/mini';
import { POSITION_TYPES, VISIBILITY_TYPES } from '@/lib/contract/params';
import { choice, day, list, sharedFilters, whole } from '../params';

const { retailer, country, brand, q } = sharedFilters;

/** Parameters of every query of Visibility. */
export const visibilityParams = {
  retailer,
  country,
  brand,
  q,
  /** Own brands, competitors, or all: then targets and shares are those of own brands (`aimOf`). */
  own: choice(['own', 'competitor', 'all'], 'all'),
  visibility_type: choice(VISIBILITY_TYPES, 'SEARCH'),
  position_type: choice(POSITION_TYPES, 'OVERALL'),
  first_n_products: whole(1, 1000, 20),
  date: day(),
  /** The day to compare with. */
  against: z.optional(day()),
  /** Length of the period that ends with `date`. */
  days: whole(1, 366, 28),
  group: list(),
  /** Keywords or categories by name. */
  source: list(),
  /** Power keywords, or key categories: yes, no. */
  key: list(),
  /** The verdict of the service: met, missed. */
  target: list(),
  /** Whether score and verdict follow from their parts: agrees, differs. */
  check: list(),
};

export type VisibilityParams = z.output<z.ZodMiniObject<typeof visibilityParams>>;
export type PositionType = VisibilityParams['position_type'];
