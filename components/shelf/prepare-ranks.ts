import type { Source } from '@/components/shelf/prepare-sources';
import type { Identifier } from '@/lib/contract/identifier';
import type { ProductKeyword, SearchProduct } from '@/lib/contract/visibility-search-by-product';

/** A place of the product for one keyword. */
export interface KeywordRank {
  readonly key: string;
  readonly name: string;
  /** Rank with paid and organic together, and within its kind. */
  readonly overall: number | null;
  readonly kind: number | null;
  readonly keyword: ProductKeyword;
  /** The number of the source where keyword and source have number and name in common: only then they are one. */
  readonly sourceId: Identifier | null;
}

export interface Ranks {
  /** The rows of the product; none where the day does not list it. */
  readonly rows: readonly SearchProduct[];
  /** Best first. */
  readonly ranked: readonly KeywordRank[];
  /** Keywords that were collected and where the product has no place. */
  readonly unranked: number;
  /** Keywords of which nothing is known that day. */
  readonly silent: number;
}

/** A product among those of its retailer: its number there is what the shelf calls it by. */
export function prepareRanks(
  items: readonly SearchProduct[],
  productId: string | null,
  sources: readonly Source[],
): Ranks {
  const rows = items.filter(({ product_id }) => productId !== null && product_id === productId);
  const keywords = keywordsOf(rows, items);
  const states = keywords.map(stateOf);
  return {
    rows,
    ranked: keywords
      .filter((_, at) => states[at] === 'ranked')
      .map((keyword) => toRank(keyword, sources))
      .sort((a, b) => orderOf(a) - orderOf(b)),
    unranked: states.filter((state) => state === 'unranked').length,
    silent: states.filter((state) => state === 'no-data' || state === 'unknown').length,
  };
}

function toRank(keyword: ProductKeyword, sources: readonly Source[]): KeywordRank {
  const { search_keyword_id: id, search_keyword_name: name } = keyword;
  const source = sources.find((one) => one.id === id && one.name === name);
  return {
    key: keywordKey(keyword),
    name: name ?? (id === null ? 'keyword not stated' : `keyword ${id}`),
    overall: keyword.combined_position,
    kind: keyword.position,
    keyword,
    sourceId: source?.id ?? null,
  };
}

function orderOf({ overall, kind }: KeywordRank): number {
  return overall ?? kind ?? Number.MAX_VALUE;
}

const NOWHERE = { position: null, combined_position: null, page_no: null, target: null, is_on_target: null } as const;

/**
 * Returns each keyword of the product, ranked if a row of it is. Some services list each keyword for each product, others
 * only those for which it is ranked: a product that such a list leaves out is not ranked if another product of the
 * retailer was looked for, and without data otherwise.
 */
function keywordsOf(rows: readonly SearchProduct[], items: readonly SearchProduct[]): ProductKeyword[] {
  const shops = new Set(rows.map(shopOf).filter((shop) => shop !== null));
  const keywords = new Map<string, ProductKeyword>();
  for (const item of items)
    if (shops.has(shopOf(item) ?? ''))
      for (const keyword of item.product_keywords) {
        const key = keywordKey(keyword);
        const is_no_data = isNoData(keyword, keywords.get(key)?.is_no_data ?? null);
        keywords.set(key, { ...(keywords.get(key) ?? { ...keyword, ...NOWHERE }), is_no_data });
      }
  for (const keyword of rows.flatMap(({ product_keywords }) => product_keywords)) {
    const key = keywordKey(keyword);
    const known = keywords.get(key);
    if (!known || stateOf(known) !== 'ranked') keywords.set(key, keyword);
  }
  return [...keywords.values()];
}

/** A single product that was looked for makes the keyword collected. Null until a row states either. */
function isNoData(keyword: ProductKeyword, before: boolean | null): boolean | null {
  const state = stateOf(keyword);
  if (state === 'ranked' || state === 'unranked' || before === false) return false;
  return state === 'no-data' || before;
}

/** `unknown`: no position, and the service does not state whether the keyword was collected. */
function stateOf({ is_no_data, position, combined_position }: ProductKeyword) {
  if (is_no_data === true) return 'no-data';
  if (position !== null || combined_position !== null) return 'ranked';
  return is_no_data === false ? 'unranked' : 'unknown';
}

/** A keyword is its number, or its name if it has none. */
function keywordKey({ search_keyword_id, search_keyword_name }: ProductKeyword): string {
  return search_keyword_id === null ? `name:${search_keyword_name ?? ''}` : String(search_keyword_id);
}

function shopOf({ retailer_code, retailer_name }: SearchProduct): string | null {
  return retailer_code ?? retailer_name;
}
