import type { POSITION_TYPES } from '@/lib/contract/params';

export type PositionType = (typeof POSITION_TYPES)[number];

/**
 * SQL for how each position type counts the places of a shelf. A place that does not say whether it is paid counts as
 * organic: only known sponsored places are left out.
 */
export const POSITION: Record<PositionType, { rank: 'position' | 'combined_position'; among: string }> = {
  ORGANIC: { rank: 'position', among: 'NOT ifNull(is_sponsored, false)' },
  SPONSORED: { rank: 'position', among: 'ifNull(is_sponsored, false)' },
  OVERALL: { rank: 'combined_position', among: 'true' },
};
