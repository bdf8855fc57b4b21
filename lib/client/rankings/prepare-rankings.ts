import { NOT_STATED } from '@/lib/client/facets';
import { oncePer } from '@/lib/client/once-per';
import { stateOf } from '@/lib/client/rankings/place';
import { keywordKey, type Ranking, shopOf } from '@/lib/client/rankings/ranking';
import { shopWords } from '@/lib/client/rankings/shop-words';
import { flagWords, textWords } from '@/lib/client/shared-filters';
import type { ProductKeyword, SearchProduct } from '@/lib/contract/visibility-search-by-product';

/** The products of an answer, prepared once however many panels and pages ask. */
export const rankingsOf = oncePer(prepareRankings);

/** The products of an answer. A row without an identity of its own is told by its place in the answer. */
export function prepareRankings(rows: readonly SearchProduct[]): Ranking[] {
  const shopFor = shopWords(rows);
  const taken = new Set<string>();
  return rows.map((item, index) => {
    const own = productKey(item);
    const key = own === null || taken.has(own) ? null : own;
    if (key !== null) taken.add(key);
    const shop = shopFor(item);
    const places = new Map<string, ProductKeyword>();
    const told: [string, ProductKeyword][] = [];
    const words = new Set<string>();
    for (const keyword of item.product_keywords) {
      const its = keywordKey(keyword);
      if (places.has(its)) continue;
      const isTold = matters(keyword);
      if (!isTold && shop.get(its)?.is_no_data === keyword.is_no_data) continue;
      places.set(its, keyword);
      if (!isTold) continue;
      told.push([its, keyword]);
      words.add(keyword.search_keyword_name ?? NOT_STATED);
    }
    return {
      id: key ?? `row:${index}`,
      key,
      item,
      places,
      shop,
      told,
      words: {
        retailer: textWords(item.retailer_name),
        brand: textWords(item.brand_name),
        own: flagWords(item.is_customer_brand, 'own', 'competitor'),
        power: flagWords(item.is_psku, 'yes', 'no'),
        keyword: [...words],
      },
    };
  });
}

/** Most products are on one shelf and absent from the others: a keyword is theirs by a place, a target or a verdict. */
function matters(keyword: ProductKeyword): boolean {
  return keyword.target !== null || keyword.is_on_target !== null || stateOf(keyword) === 'ranked';
}

/** A product at a retailer, on whatever day. */
export function productKey(item: SearchProduct): string | null {
  const shop = shopOf(item);
  const product = item.product_id ?? item.search_product_id;
  return shop === null || product === null ? null : `${encodeURIComponent(shop)}|${product}`;
}
