/** A score at a retailer, in a row of keywords by retailer. */
export interface ShelfCell {
  shop: string;
  score: number | null;
  target: number | null;
  is_target_met: boolean | null;
  own_product_count: number | null;
  total_product_count: number | null;
}

/** The fields of a cell, which are columns of scores. */
export const SHELF_CELL = [
  'shop',
  'score',
  'target',
  'is_target_met',
  'own_product_count',
  'total_product_count',
] as const satisfies readonly (keyof ShelfCell)[];
