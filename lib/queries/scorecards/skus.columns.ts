import { FALLING_BY } from '@/lib/datasets/scorecards/filters';
import { columns, hidden, list, number, type RowOf, required, text } from '../columns';

/** Which SKUs are listed. */
export const SKU_GROUPS = ['below', 'falling', 'all'] as const;

/** An SKU at a retailer. */
export const skuColumns = columns(
  {
    sku_name: required(text('SKU', { width: 240, pinned: true, search: true })),
    retailer: text('Retailer', { width: 128, search: true }),
    brand: text('Brand', { width: 112, search: true, optional: true }),
    rating: number('rating', 'Rating', 'As received from the service.', { width: 64, comparedWith: ['target'] }),
    target: number('rating', 'Target', 'A setting of the account.', { width: 64, optional: true }),
    distance: number('rating', 'Distance to target', 'Rating − target. Negative below the target.', {
      short: 'Distance',
      width: 80,
      signed: true,
    }),
    rating_before: number('rating', 'Rating then', 'Rating on the compared day.', { short: 'Then', width: 64 }),
    change: number(
      'rating',
      'Change of the rating',
      `Rating − rating then. An SKU is falling from −${FALLING_BY} on. Empty unless the SKU is rated on both days.`,
      { short: 'Change', width: 72, signed: true },
    ),
    reviews: number(
      'count',
      'New reviews',
      'Reviews of the days since the compared day, or of the period without one. Empty if the service collects none of the retailer.',
      { width: 80 },
    ),
    service_sku_id: text('SKU number', { width: 112, search: true, optional: true }),
  },
  {
    id: required(hidden.text),
    sku: required(hidden.text),
    shop: required(hidden.text),
    is_below: hidden.boolean,
    /** Rating of each day of the period. Null on days without one. */
    ratings: list<number | null>(),
  },
);

export type RatedSku = RowOf<typeof skuColumns>;
