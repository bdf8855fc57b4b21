import type { RetailerScore } from '@/lib/contract/visibility-scores';
import type { PositionType } from '@/lib/datasets/scores/filters';
import { columns, hidden, list, number, type RowOf, required } from '../columns';
import { POWER, SEARCHED_BRAND, SOURCE } from './scores.columns';

/** Fields of a score at a retailer, which are columns of scores. */
export const SHELF_CELL = [
  'shop',
  'score',
  'target',
  'is_target_met',
  'own_product_count',
  'total_product_count',
] as const;

export interface ShelfCell extends Pick<RetailerScore, Exclude<(typeof SHELF_CELL)[number], 'shop'>> {
  shop: string;
}

export interface MatrixCell extends ShelfCell {
  id: string;
  gap: number | null;
  /** Change of the score since the compared day. */
  change: number | null;
}

export interface PositionCell extends ShelfCell {
  kind: PositionType;
}

/** A keyword or category for a brand. */
const KEYWORD = { source_name: SOURCE, is_power: POWER, searched_brand: SEARCHED_BRAND };
const KEYWORD_FIELDS = {
  source: hidden.text,
  /** Value of a whole share. Null if scores are not shares. */
  scale: hidden.maybe.number,
  fewer: hidden.number,
};

/** A keyword with its score at every retailer that has it. */
export const matrixColumns = columns(
  {
    ...KEYWORD,
    missed: required(number('count', 'Targets missed', 'Number of retailers, by the verdict of the service.')),
    judged: required(number('count', 'With a verdict', 'Retailers with a verdict.')),
  },
  { ...KEYWORD_FIELDS, cells: list<MatrixCell>() },
);

/** A keyword with all three position types at every retailer. */
export const positionColumns = columns(
  {
    ...KEYWORD,
    content: required(number('count', 'Organic targets missed', 'Number of retailers. Content can improve these.')),
    content_of: required(number('count', 'Organic, with a verdict', 'Retailers with a verdict on organic positions.')),
    budget: required(number('count', 'Sponsored targets missed', 'Number of retailers. Budget can improve these.')),
    budget_of: required(
      number('count', 'Sponsored, with a verdict', 'Retailers with a verdict on sponsored positions.'),
    ),
  },
  { ...KEYWORD_FIELDS, cells: list<PositionCell>() },
);

export type MatrixRow = RowOf<typeof matrixColumns>;
export type PositionRow = RowOf<typeof positionColumns>;
