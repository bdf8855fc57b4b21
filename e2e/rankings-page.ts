import type { Page } from '@playwright/test';
import type { ProductKeyword, SearchProduct } from '@/lib/contract/visibility-search-by-product';

export const DAY = 'start_date=2026-06-30&end_date=2026-06-30';
export const SHOP = 'Korbina DE';
/** The sample's lost keyword: from #3 to page 3 on 25 June, organic. */
export const LOST = {
  keyword: 'waschmittel',
  product: 'Brumella Liquid Detergent Colour 20 washes',
  before: '2026-06-24',
};

export interface Stack {
  service: string;
  key: string;
}

export async function rowsOf({ service, key }: Stack, query: string): Promise<SearchProduct[]> {
  const rows: SearchProduct[] = [];
  for (let at = 1, pages = 1; at <= pages; at += 1) {
    const target = `/visibility/search-by-product?${query}&page_size=1000&current_page=${at}`;
    const answer = await fetch(`${service}${target}`, { headers: { 'x-api-key': key } });
    const set: { items: SearchProduct[]; page_count: number } = await answer.json();
    rows.push(...set.items);
    pages = set.page_count;
  }
  return rows;
}

export const whole = (value: number) => value.toLocaleString('en-US');
export const grid = (page: Page) => page.getByRole('grid');
export const tile = (page: Page, name: string) => page.getByRole('term').filter({ hasText: name }).locator('..');
export const rowOf = (page: Page, text: string) => grid(page).getByRole('row').filter({ hasText: text });
export const placesOf = (rows: readonly SearchProduct[]) => rows.flatMap(({ product_keywords }) => product_keywords);
export const atShop = (rows: readonly SearchProduct[]) => rows.filter(({ retailer_name }) => retailer_name === SHOP);
export const keywordOf = (row: SearchProduct | undefined, name: string): ProductKeyword | undefined =>
  row?.product_keywords.find(({ search_keyword_name }) => search_keyword_name === name);
