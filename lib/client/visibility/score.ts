import type { Faceted } from '@/lib/client/facets';
import type { RetailerScore, VisibilityScore } from '@/lib/contract/visibility-scores';

/** The filters of other pages that scores know, too. */
export const SHARED = ['retailer', 'country', 'brand', 'own'] as const;

export const FACETS = [...SHARED, 'group', 'source', 'key', 'target', 'check'] as const;
export type Facet = (typeof FACETS)[number];

/** One brand on one shelf: a source at a retailer. Every null means "cannot be known from this row". */
export interface Score extends Faceted<Facet> {
  /** Source, brand and shop: the same on every day and for every position type. */
  readonly id: string;
  readonly source: string;
  /** Retailer and country together: the same name in two countries is two shops. */
  readonly shop: string;
  readonly item: VisibilityScore;
  readonly at: RetailerScore;
  /** Own products ÷ all products, from 0 to 1. */
  readonly share: number | null;
  /** score − target, on the scale of the score. */
  readonly gap: number | null;
  /** Whether the score is own ÷ total, and is_target_met what score and target say; null where nothing can be checked. */
  readonly check: 'agrees' | 'differs' | null;
}

/** The scores of one answer, and the number that stands for a whole share in them: 100, 1, or null for neither. */
export interface Scores {
  readonly all: readonly Score[];
  readonly scale: number | null;
}
