import type * as z from 'zod/mini';
import { POSITION_TYPES } from '@/lib/contract/params';
import { rankFilters } from '@/lib/datasets/ranks/filters';
import { choice, commonParams, filterParams } from '../params';

/** How ranks are counted: over the whole page, or within the organic or the sponsored results. */
export const RANK_BASES = ['page', 'type'] as const;

/** Parameters of every query of Search rankings. */
export const rankingsParams = {
  ...commonParams,
  ...filterParams(rankFilters),
  position_type: choice(POSITION_TYPES, 'OVERALL'),
  /** `judged`: as the service compares ranks with targets. */
  rank: choice(['judged', ...RANK_BASES], 'judged'),
};

export type RankingsParams = z.output<z.ZodMiniObject<typeof rankingsParams>>;

/** Identifies a keyword at a retailer. */
export function shelfOf({ keyword, shop }: Record<'keyword' | 'shop', string>): string {
  return `${keyword}/${shop}`;
}

/** Returns how ranks are counted. The service compares combined ranks with targets on the page, others within their type. */
export function basisOf({ rank, position_type }: Pick<RankingsParams, 'rank' | 'position_type'>) {
  if (rank !== 'judged') return rank;
  return position_type === 'OVERALL' ? 'page' : 'type';
}
