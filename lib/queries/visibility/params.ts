import type * as z from 'zod/mini';
import { POSITION_TYPES, VISIBILITY_TYPES } from '@/lib/contract/params';
import { scoreFilters } from '@/lib/datasets/scores/filters';
import { choice, commonParams, filterParams, whole } from '../params';

/** Parameters of every query of Visibility. */
export const visibilityParams = {
  ...commonParams,
  // With `own: all`, targets and shares are of own brands (`targetedScores`).
  ...filterParams(scoreFilters),
  visibility_type: choice(VISIBILITY_TYPES, 'SEARCH'),
  position_type: choice(POSITION_TYPES, 'OVERALL'),
  first_n_products: whole(1, 1000, 20),
};

export type VisibilityParams = z.output<z.ZodMiniObject<typeof visibilityParams>>;
