import type { SearchProduct } from '@/lib/contract/visibility-search-by-product';

/**
 * For the trend of places: a product keeps the keywords at which it has one. Of the others one a shelf stays, as it
 * says that the shelf was collected. Nine tenths of such an answer are products that are nowhere.
 */
export function placedOnly(): (row: SearchProduct) => SearchProduct {
  const told = new Set<string>();
  return (row) => ({
    ...row,
    product_keywords: row.product_keywords.filter((keyword) => {
      if (keyword.position !== null || keyword.combined_position !== null) return true;
      const shop = row.retailer_code ?? row.retailer_name;
      const shelf = `${shop}|${keyword.search_keyword_id ?? keyword.search_keyword_name}`;
      if (keyword.is_no_data !== false || told.has(shelf)) return false;
      told.add(shelf);
      return true;
    }),
  });
}
