import type { POSITION_TYPES } from '@/lib/contract/params';

export type PositionType = (typeof POSITION_TYPES)[number];

/**
 * SQL of the rank and the listings of each position type. Listings that may or may not be sponsored count as organic.
 */
export const POSITION: Record<PositionType, { rank: 'position' | 'combined_position'; among: string }> = {
  ORGANIC: { rank: 'position', among: 'NOT ifNull(is_sponsored, false)' },
  SPONSORED: { rank: 'position', among: 'ifNull(is_sponsored, false)' },
  OVERALL: { rank: 'combined_position', among: 'true' },
};
