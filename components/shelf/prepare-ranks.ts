import type { Source } from '@/components/shelf/prepare-sources';
import { rankOf, stateOf } from '@/lib/client/rankings/place';
import { keywordKey, keywordName } from '@/lib/client/rankings/ranking';
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
  readonly sourceId: number | null;
}

export interface Ranks {
  /** Best first. */
  readonly ranked: readonly KeywordRank[];
  /** Keywords that were collected and where the product has no place. */
  readonly unranked: number;
  /** Keywords of which nothing is known that day. */
  readonly silent: number;
}

/** The rows of a product at a retailer: its number there is what the shelf calls it by. */
export function productAt(items: readonly SearchProduct[], productId: string | null): SearchProduct[] {
  return productId === null ? [] : items.filter(({ product_id }) => product_id === productId);
}

export function prepareRanks(rows: readonly SearchProduct[], sources: readonly Source[]): Ranks {
  const keywords = [
    ...new Map(rows.flatMap((row) => row.product_keywords.map((one) => [keywordKey(one), one]))).values(),
  ];
  const states = keywords.map(stateOf);
  return {
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
    name: keywordName(keyword),
    overall: rankOf(keyword, 'page'),
    kind: rankOf(keyword, 'kind'),
    keyword,
    sourceId: source?.id ?? null,
  };
}

function orderOf({ overall, kind }: KeywordRank): number {
  return overall ?? kind ?? Number.MAX_VALUE;
}
