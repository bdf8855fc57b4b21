import { boolean, columns, hidden, list, number, type RowOf, required, text } from '../columns';
import type { RankState } from './all.columns';
import { KEYWORD } from './changes.columns';

/** A keyword for which the product is tracked. A keyword without a cell is not tracked. */
export interface RankCell {
  keyword: string;
  state: RankState;
  rank: number | null;
  is_page_one: boolean | null;
  target: number | null;
  /** The verdict of the service. */
  is_on_target: boolean | null;
}

/** One of our products at a retailer, with its rank for each keyword of a country. Only files have the columns. */
export const matrixColumns = columns(
  {
    product_name: required(text('SKU', { search: true })),
    retailer_name: text('Retailer', { search: true }),
    country: KEYWORD.country,
    brand_name: text('Brand', { search: true }),
    is_psku: boolean('Power SKU', ['Yes', 'No']),
    barcode: text('Barcode', { search: true }),
    ranked: required(number('count', 'Ranked', 'Keywords of the country for which the SKU is ranked.')),
    page_one: required(number('count', 'On page one', 'Keywords of the country with the SKU on page one.')),
    missed: required(number('count', 'Targets missed', 'Keywords of the country, by the verdict of the service.')),
    tracked: required(number('count', 'Keywords', 'Keywords of the country for which the SKU is tracked.')),
    ranks: text('Ranks', { definition: 'The rank for each keyword of the matrix, or why there is none.' }),
  },
  {
    id: hidden.text,
    product: hidden.text,
    shop: hidden.text,
    not_power: hidden.boolean,
    cells: list<RankCell>(),
  },
);

export type MatrixRow = RowOf<typeof matrixColumns>;
