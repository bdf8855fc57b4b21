import { fold } from '@/lib/text/fold';

/** Page types of the specification with their other names. All are compared without case, blanks, hyphens and a final "page". */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  HOME_PAGE: ['home', 'start', 'front', 'main', 'landing', 'startseite'],
  CATEGORY_PAGE: ['category', 'categories', 'plp', 'product list', 'product listing', 'kategorie'],
  SEARCH_PAGE: ['search', 'search result', 'search results', 'results', 'serp', 'suche', 'suchseite'],
  PRODUCT_PAGE: ['product', 'products', 'product detail', 'pdp', 'produktseite'],
  BRAND_PAGE: ['brand', 'brand store', 'brand shop', 'markenseite'],
  PROMOTION_PAGE: ['promotion', 'promotions', 'promo', 'offers', 'deals'],
};

/** Returns the form in which names of page types are compared. */
export function pageTypeKey(text: string): string {
  const key = fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
  return key.replace(/pages?$/, '') || key;
}

/**
 * Returns the names by which page types are found, with the type of each. If the data has another identifier than the
 * specification for a type, such as "Startseite", all names of the type lead to it.
 */
export function pageTypeNames(types: readonly string[]): Map<string, string> {
  const named = Object.entries(NAMES).flatMap(([type, names]) => {
    const keys = [type, ...names].map(pageTypeKey);
    const typeInData = types.includes(type) ? type : types.find((other) => keys.includes(pageTypeKey(other)));
    return keys.map((key): [string, string] => [key, typeInData ?? type]);
  });
  return new Map([...named, ...types.map((type): [string, string] => [pageTypeKey(type), type])]);
}

/**
 * Returns the page type that a user means by a name such as "home", "Homepage" or "search results". Null if unknown.
 *
 * @param types types in the data, in addition to those of the specification
 */
export function findPageType(name: string, types: readonly string[]): string | null {
  return types.includes(name) ? name : (pageTypeNames(types).get(pageTypeKey(name)) ?? null);
}
