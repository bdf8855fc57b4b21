import type { Faceted } from '@/lib/client/facets';
import type { ProductKeyword, SearchProduct } from '@/lib/contract/visibility-search-by-product';

/** The shared filters that rankings know, and the keyword. */
export const SHARED_HERE = ['retailer', 'brand', 'own', 'power'] as const;
export const FACETS = [...SHARED_HERE, 'keyword'] as const;
export type Facet = (typeof FACETS)[number];

/** The keywords of a retailer by `keywordKey`, each as the place of a product that stands nowhere on its shelf. */
export type ShopWords = ReadonlyMap<string, ProductKeyword>;

/** A product at a retailer with its places. */
export interface Ranking extends Faceted<Facet> {
  /** Unique in its answer: its key, or its place in the answer where it has none. */
  readonly id: string;
  /** What pairs it with a row of another day; null where it names no retailer or product, or repeats another row. */
  readonly key: string | null;
  readonly item: SearchProduct;
  /** What the answer says of it alone, by `keywordKey`. `placeAt` knows its other keywords as well. */
  readonly places: ReadonlyMap<string, ProductKeyword>;
  /** What goes for the keywords of its retailer of which the answer says nothing of its own. */
  readonly shop: ShopWords;
  /** The few of its places at which it has a place, a target or a verdict: what is counted is counted over these. */
  readonly told: readonly (readonly [key: string, keyword: ProductKeyword])[];
}

/** Where a product stands for a keyword. A service may leave out where it stands nowhere: then its shop's word holds. */
export function placeAt({ places, shop }: Pick<Ranking, 'places' | 'shop'>, key: string): ProductKeyword | undefined {
  return places.get(key) ?? shop.get(key);
}

/** A keyword is its number, or its name where it has none. */
export function keywordKey({ search_keyword_id, search_keyword_name }: ProductKeyword): string {
  return search_keyword_id === null ? `name:${search_keyword_name ?? ''}` : String(search_keyword_id);
}

export function keywordName({ search_keyword_id, search_keyword_name }: ProductKeyword): string {
  return search_keyword_name ?? (search_keyword_id === null ? 'keyword not stated' : `keyword ${search_keyword_id}`);
}

export function productName({ csku_title, product_id, barcode }: SearchProduct): string {
  return csku_title ?? product_id ?? barcode ?? 'product not stated';
}

/** The first known identifier of a product, as the engine's table of ranks uses it. */
export function productId({ product_id, search_product_id, barcode, csku_title }: SearchProduct): string | null {
  return product_id || (search_product_id === null ? '' : String(search_product_id)) || barcode || csku_title || null;
}

export function retailerName({ retailer_name, retailer_code }: SearchProduct): string {
  return retailer_name ?? retailer_code ?? 'retailer not stated';
}

/** What tells the retailer of a product from others; null where the answer names none. */
export function shopOf({ retailer_code, retailer_name }: SearchProduct): string | null {
  return retailer_code ?? retailer_name;
}

/** The shelf of a keyword at a retailer, across products and days. */
export function shelfKey(item: SearchProduct, keyword: string): string {
  return `${encodeURIComponent(shopOf(item) ?? '')}|${keyword}`;
}
