import { COMMON_FILTERS, type Filters } from '../filters';

/** Points of a rating: an SKU that lost fewer since the compared day is not falling. */
export const FALLING_BY = 0.05;
/** An SKU with fewer reviews at a retailer has few: one review can move its rating. */
export const FEW_REVIEWS = 50;

/** The definition of five-star reviews needed, of an SKU at a retailer. */
export const NEEDED_DEFINITION =
  'Five-star reviews that would lift the rating to the target of the account if no other review is written: reviews × (target − rating) ÷ (5 − target), rounded up.';

/** The filters of scorecards. A scorecard states retailer and brand. The others are known from the prices of the SKU. */
export const scorecardFilters = {
  retailer: { ...COMMON_FILTERS.retailer, hasNotStated: true },
  brand: { ...COMMON_FILTERS.brand, hasNotStated: true },
  own: COMMON_FILTERS.own,
  country: { label: 'Country', hasNotStated: true },
  /** `name: value` */
  tag: { label: 'Tag', hasNotStated: true },
  power: { label: 'Power SKU', words: { yes: 'power SKUs', no: 'other SKUs' }, hasNotStated: true },
  /** SKUs by the column `sku`, of links. */
  skus: { label: 'SKU', isUnlisted: true },
} as const satisfies Filters;
