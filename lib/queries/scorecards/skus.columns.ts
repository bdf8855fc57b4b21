import { FALLING_BY, FEW_REVIEWS, NEEDED_DEFINITION } from '@/lib/datasets/scorecards/filters';
import { columns, hidden, list, number, type RowOf, required, text } from '../columns';

/** Which SKUs are listed. `few`: those with fewer reviews than `FEW_REVIEWS`. */
export const SKU_GROUPS = ['below', 'falling', 'few', 'all'] as const;

/** Name of the group `few`. */
export const FEW_TITLE = `Under ${FEW_REVIEWS} reviews`;

const NO_ROW = 'Empty without a number of reviews in the rating file.';

/** An SKU at a retailer. */
export const skuColumns = columns(
  {
    sku_name: required(text('SKU', { width: 208, pinned: true, search: true })),
    retailer: text('Retailer', { width: 116, search: true, below: 'sku_name' }),
    brand: text('Brand', { width: 112, search: true, optional: true }),
    needed: number('count', 'Five-star reviews needed', `${NEEDED_DEFINITION} 0 at or above the target. ${NO_ROW}`, {
      short: 'Needed',
      width: 100,
    }),
    rating: number('rating', 'Rating', 'As received from the service.', { width: 70, comparedWith: ['target'] }),
    target: number('rating', 'Target', 'A setting of the account.', { width: 64, optional: true }),
    distance: number('rating', 'Distance to target', 'Rating − target. Negative below the target.', {
      short: 'Distance',
      width: 80,
      signed: true,
      optional: true,
    }),
    rating_before: number('rating', 'Rating then', 'Rating on the compared day.', {
      short: 'Then',
      width: 64,
      optional: true,
    }),
    change: number(
      'rating',
      'Change of the rating',
      `Rating − rating then. An SKU is falling from −${FALLING_BY} on. Empty unless the SKU is rated on both days.`,
      { short: 'Change', width: 116, signed: true },
    ),
    total: number('count', 'Reviews', `Ratings that shoppers have given until the day, by the rating file. ${NO_ROW}`, {
      width: 70,
    }),
    reviews: number(
      'count',
      'New reviews',
      'Reviews of the days since the compared day, or of the period without one. Empty if the service collects none of the retailer.',
      { short: 'New', width: 52 },
    ),
    new_average: number(
      'rating',
      'Average of new reviews',
      '(rating × reviews − rating then × reviews then) ÷ (reviews − reviews then), by the rating files of the day and of the compared day. Empty without new reviews, if the files have other products of the SKU, if the result is outside 1 to 5, or if it may be wrong by more than half a star, as retailers round ratings.',
      { short: 'Their avg.', width: 76, optional: true },
    ),
    service_sku_id: text('SKU number', { width: 112, search: true, optional: true }),
  },
  {
    id: hidden.text,
    sku: hidden.text,
    shop: hidden.text,
    is_below: hidden.maybe.boolean,
    /** The largest number of reviews needed in the table. Null without one. */
    most_needed: hidden.maybe.number,
    /** Rating of each day of the period. Null on days without one. */
    ratings: list<number | null>(),
  },
);

export type RatedSku = RowOf<typeof skuColumns>;
