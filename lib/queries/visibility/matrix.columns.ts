import { columns, hidden, list, number, type RowOf, required } from '../columns';
import { POWER, SEARCHED_BRAND, SOURCE } from './scores.columns';
import type { ShelfCell } from './shelf-cell';

export interface MatrixCell extends ShelfCell {
  id: string;
  gap: number | null;
  /** Of the score, since the compared day. */
  change: number | null;
}

/** A keyword or category for a brand, at every retailer that has it. */
export const matrixColumns = columns(
  {
    source_name: SOURCE,
    is_power: POWER,
    searched_brand: SEARCHED_BRAND,
    missed: required(number('count', 'Targets missed', 'At so many retailers, by the verdict of the service.')),
    judged: required(number('count', 'With a verdict', 'Retailers with a verdict.')),
    at_shop: number('score', 'At the chosen retailer', 'Gap, score or change there.'),
  },
  {
    source: required(hidden.text),
    /** What counts as a whole share; null where scores are no shares. */
    scale: hidden.number,
    cells: list<MatrixCell>(),
    fewer: required(hidden.number),
  },
);

export type MatrixRow = RowOf<typeof matrixColumns>;
