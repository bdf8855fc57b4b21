import { ownValue } from './own-value';

/** Words in ours for the types of pages, as far as they are known: the specification leaves them open. */
export const PAGE_TYPE_WORDS: Readonly<Record<string, string>> = {
  HOME_PAGE: 'Home page',
  CATEGORY_PAGE: 'Category page',
  SEARCH_PAGE: 'Search page',
  PRODUCT_PAGE: 'Product page',
  BRAND_PAGE: 'Brand page',
  PROMOTION_PAGE: 'Promotion page',
};

/** Words for the verdict on a price index. */
export const VERDICT_WORDS: Readonly<Record<string, string>> = {
  POSITIVE: 'on target',
  NEUTRAL: 'near target',
  NEGATIVE: 'off target',
  NO_DATA: 'no index',
  NOT_STATED: 'verdict not stated',
};

/** Words for the availability of an offer. */
export const AVAILABILITY_WORDS: Readonly<Record<string, string>> = {
  AVAILABLE: 'available',
  OUT_OF_STOCK: 'out of stock',
  NO_DATA: 'no data',
};

/** "Category page"; a type that nobody explained is shown as it is written. */
export function pageTypeWords(type: string | null): string {
  return type === null ? 'Page type not stated' : (ownValue(PAGE_TYPE_WORDS, type) ?? type);
}
