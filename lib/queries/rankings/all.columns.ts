import { OWN_BRAND, PRODUCT_ID } from '@/lib/queries/shared/product.columns';
import { boolean, columns, hidden, number, type RowOf, required, text } from '../columns';
import { DISTANCE_COLUMN, KEYWORD, MOVED_COLUMN, VERDICT_COLUMN } from './changes.columns';

/** What is known of a rank. `unknown`: no rank, and the service does not state whether it collected the keyword. */
export const STATE_WORDS = {
  ranked: 'ranked',
  not_ranked: 'not ranked',
  not_collected: 'not collected',
  unknown: 'not stated',
} as const;
export type RankState = keyof typeof STATE_WORDS;

/** A product at a retailer for a keyword. */
export const allColumns = columns(
  {
    ...KEYWORD,
    product_name: required(text('Product', { width: 240, search: true })),
    rank: number('rank', 'Rank', 'As it is counted. Empty if the product has none: see the state.', { width: 64 }),
    rank_before: number('rank', 'Rank then', 'Rank on the compared day.', { short: 'Then', width: 64 }),
    moved: MOVED_COLUMN,
    state: required(
      text('State', {
        width: 104,
        labels: STATE_WORDS,
        definition:
          'Ranked, not ranked, or not collected by the service. Not stated: no rank, and the service does not state whether it collected the keyword.',
      }),
    ),
    target: number('rank', 'Target', 'As received from the service.', { width: 64 }),
    is_on_target: VERDICT_COLUMN,
    distance: DISTANCE_COLUMN,
    page_no: number('count', 'Page', 'Page of the results, as received from the service.', { width: 64 }),
    brand_name: text('Brand', { width: 112, search: true }),
    own: OWN_BRAND,
    is_psku: boolean('Power SKU', ['Yes', 'No'], { width: 88 }),
    barcode: text('Barcode', { width: 128, search: true }),
    product_id: PRODUCT_ID,
    combined_position: number(
      'rank',
      'Rank on the page',
      'Rank among organic and sponsored results together, as received from the service.',
      { short: 'On page', width: 80, optional: true },
    ),
    position: number(
      'rank',
      'Rank within the type',
      'Rank among organic, or among sponsored results, as received from the service.',
      { short: 'In type', width: 80, optional: true },
    ),
    verdict_agrees: boolean('Verdict check', ['agrees', 'differs'], {
      width: 112,
      optional: true,
      definition: 'Whether the verdict follows from rank and target. Empty if that cannot be checked.',
    }),
  },
  {
    keyword: hidden.text,
    shop: hidden.text,
    id: hidden.text,
    product: hidden.text,
    not_own: hidden.boolean,
  },
);

export type RankRow = RowOf<typeof allColumns>;
