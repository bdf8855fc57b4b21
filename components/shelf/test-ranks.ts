import type { ProductKeyword, SearchProduct } from '@/lib/contract/visibility-search-by-product';

/** A place as the service writes it: ranked third on page one, without a target. */
export function place(given: Partial<ProductKeyword> = {}): ProductKeyword {
  return {
    search_keyword_id: 1,
    search_keyword_name: 'soap',
    position: 3,
    combined_position: 5,
    page_no: 1,
    target: null,
    is_on_target: null,
    is_no_data: false,
    ...given,
  };
}

export const UNRANKED = { position: null, combined_position: null, page_no: null } as const;
const NOWHERE = { ...UNRANKED, target: null, is_on_target: null };

/** A product of ours at one shop. */
export function product(product_id: string | null, places: ProductKeyword[], given: Partial<SearchProduct> = {}) {
  const item: SearchProduct = {
    search_product_id: null,
    barcode: null,
    brand_name: 'Velquin',
    retailer_name: 'Shop',
    retailer_code: 'shop',
    product_id,
    csku_title: product_id,
    is_customer_brand: true,
    is_psku: null,
    product_keywords: places,
    ...given,
  };
  return item;
}

/** The same answer of a service that lists each keyword of a shop for each of its products. */
export function withEveryKeyword(rows: readonly SearchProduct[]): SearchProduct[] {
  return rows.map((row) => {
    const there = rows.filter(({ retailer_code }) => retailer_code === row.retailer_code);
    const all = there.flatMap(({ product_keywords }) => product_keywords.map((one) => ({ ...one, ...NOWHERE })));
    const byId = new Map([...all, ...row.product_keywords].map((one) => [one.search_keyword_id, one]));
    return { ...row, product_keywords: [...byId.values()] };
  });
}
