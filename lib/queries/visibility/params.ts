import type * as z from 'zod/mini';
import { POSITION_TYPES, VISIBILITY_TYPES } from '@/lib/contract/params';
import { choice, commonParams, list, whole } from '../params';

/** Parameters of every query of Visibility. */
export const visibilityParams = {
  // With `own: all`, targets and shares are of own brands (`targetedScores`).
  ...commonParams,
  /** Length of the period that ends with `date`. */
  days: whole(1, 366, 28),
  country: list(),
  visibility_type: choice(VISIBILITY_TYPES, 'SEARCH'),
  position_type: choice(POSITION_TYPES, 'OVERALL'),
  first_n_products: whole(1, 1000, 20),
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
