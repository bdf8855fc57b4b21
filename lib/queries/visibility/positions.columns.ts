import { columns, hidden, list, number, type RowOf, required } from '../columns';
import type { PositionType } from './params';
import { POWER, SEARCHED_BRAND, SOURCE } from './scores.columns';
import type { ShelfCell } from './shelf-cell';

export interface PositionCell extends ShelfCell {
  kind: PositionType;
}

/** A keyword or category for a brand, with all three position types at every retailer. */
export const positionColumns = columns(
  {
    source_name: SOURCE,
    is_power: POWER,
    searched_brand: SEARCHED_BRAND,
    content: required(number('count', 'Organic targets missed', 'A matter of content, at so many retailers.')),
    content_of: required(number('count', 'Organic, with a verdict', 'Retailers with a verdict on organic positions.')),
    budget: required(number('count', 'Sponsored targets missed', 'A matter of budget, at so many retailers.')),
    budget_of: required(
      number('count', 'Sponsored, with a verdict', 'Retailers with a verdict on sponsored positions.'),
    ),
  },
  {
    source: required(hidden.text),
    scale: hidden.number,
    cells: list<PositionCell>(),
    fewer: required(hidden.number),
  },
);

export type PositionRow = RowOf<typeof positionColumns>;
