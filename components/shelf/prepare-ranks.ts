import type { Source } from '@/components/shelf/prepare-sources';
import { rankOf, stateOf } from '@/lib/client/rankings/place';
import { rankingsOf } from '@/lib/client/rankings/prepare-rankings';
import { keywordKey, keywordName } from '@/lib/client/rankings/ranking';
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
  const its = rankingsOf(items).filter(({ item }) => productId !== null && item.product_id === productId);
  const keywords = [
    ...new Map([...its.flatMap(({ shop }) => [...shop]), ...its.flatMap(({ places }) => [...places])]).values(),
  ];
  const states = keywords.map(stateOf);
  return {
    rows: its.map(({ item }) => item),
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
