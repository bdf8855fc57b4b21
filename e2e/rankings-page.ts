import type { Page } from '@playwright/test';
import type { ProductKeyword, SearchProduct } from '@/lib/contract/visibility-search-by-product';
import { itemsOf, type Stack } from './ask';
import { grid } from './parts';

export const DAY = 'start_date=2026-06-30&end_date=2026-06-30';
export const SHOP = 'Korbina DE';
/** The sample's lost keyword: from #3 to page 3 on 25 June, organic. */
export const LOST = {
  keyword: 'waschmittel',
  product: 'Brumella Liquid Detergent Colour 20 washes',
  before: '2026-06-24',
};

export const rowsOf = (stack: Stack, query: string) =>
  itemsOf<SearchProduct>(stack, `/visibility/search-by-product?${query}`);

export const rowOf = (page: Page, text: string) => grid(page).getByRole('row').filter({ hasText: text });
export const placesOf = (rows: readonly SearchProduct[]) => rows.flatMap(({ product_keywords }) => product_keywords);
export const atShop = (rows: readonly SearchProduct[]) => rows.filter(({ retailer_name }) => retailer_name === SHOP);
export const keywordOf = (row: SearchProduct | undefined, name: string): ProductKeyword | undefined =>
  row?.product_keywords.find(({ search_keyword_name }) => search_keyword_name === name);
