import { ownValue } from './own-value';

/** Labels of known page types. The specification does not define a fixed set. */
export const PAGE_TYPE_WORDS: Readonly<Record<string, string>> = {
  HOME_PAGE: 'Home page',
  CATEGORY_PAGE: 'Category page',
  SEARCH_PAGE: 'Search page',
  PRODUCT_PAGE: 'Product page',
  BRAND_PAGE: 'Brand page',
  PROMOTION_PAGE: 'Promotion page',
};

/** Labels of the verdicts on a price index. */
export const VERDICT_WORDS: Readonly<Record<string, string>> = {
  POSITIVE: 'on target',
  NEUTRAL: 'near target',
  NEGATIVE: 'off target',
  NO_DATA: 'no index',
  NOT_STATED: 'verdict not stated',
};

/** Labels of the availability of an offer. */
export const AVAILABILITY_WORDS: Readonly<Record<string, string>> = {
  AVAILABLE: 'available',
  OUT_OF_STOCK: 'out of stock',
  NO_DATA: 'no data',
};

/** Returns the label of a page type, e.g. "Category page". Unknown types are returned unchanged. */
export function pageTypeWords(type: string | null): string {
  return type === null ? 'Unknown page type' : (ownValue(PAGE_TYPE_WORDS, type) ?? type);
}
