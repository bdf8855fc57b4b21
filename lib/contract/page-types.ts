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

/** Returns the label of a page type, e.g. "Category page". Unknown types are returned unchanged. */
export function pageTypeWords(type: string | null): string {
  return type === null ? 'Unknown page type' : (ownValue(PAGE_TYPE_WORDS, type) ?? type);
}
