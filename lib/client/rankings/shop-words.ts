import { stateOf } from '@/lib/client/rankings/place';
import { keywordKey, type ShopWords, shopOf } from '@/lib/client/rankings/ranking';
import type { ProductKeyword, SearchProduct } from '@/lib/contract/visibility-search-by-product';

const NOWHERE = { position: null, combined_position: null, page_no: null, target: null, is_on_target: null } as const;

/**
 * What an answer says of the shelves of each retailer. Some services list each keyword for each product, others only
 * those where it was found: a product that such a list leaves out is not ranked where some product of the retailer says
 * that the keyword was collected, and without data where nobody says so. Products without a stated retailer share nothing.
 */
export function shopWords(rows: readonly SearchProduct[]): (row: SearchProduct) => ShopWords {
  const shops = new Map<string | null, Map<string, ProductKeyword>>();
  for (const row of rows) {
    const name = shopOf(row);
    if (name === null) continue;
    const shop = shops.get(name) ?? new Map<string, ProductKeyword>();
    shops.set(name, shop);
    for (const keyword of row.product_keywords) {
      const key = keywordKey(keyword);
      const before = shop.get(key);
      const is_no_data = isSilent(keyword, before?.is_no_data ?? null);
      if (before && before.is_no_data === is_no_data) continue;
      const { search_keyword_id, search_keyword_name } = before ?? keyword;
      shop.set(key, { search_keyword_id, search_keyword_name, ...NOWHERE, is_no_data });
    }
  }
  return (row) => shops.get(shopOf(row)) ?? new Map();
}

/** A single product that was looked for makes the keyword collected; null while nobody says either. */
function isSilent(keyword: ProductKeyword, before: boolean | null): boolean | null {
  const state = stateOf(keyword);
  if (state === 'ranked' || state === 'unranked' || before === false) return false;
  return state === 'no-data' || before;
}
