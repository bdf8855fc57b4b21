import { expect, it } from 'vitest';
import { selectRankings } from '@/components/rankings/select-rankings';
import { filterParsers, NO_FILTERS } from '@/components/rankings/url-state';
import { filtersInWords } from '@/components/rankings/words';
import { prepareRankings } from '@/lib/client/rankings/prepare-rankings';
import type { SearchProduct } from '@/lib/contract/visibility-search-by-product';

const product = (over: Partial<SearchProduct>): SearchProduct => ({
  ...{ search_product_id: null, barcode: null, brand_name: null, retailer_name: 'Korbina DE', retailer_code: 'k' },
  ...{ product_id: null, csku_title: 'Soap', is_customer_brand: true, is_psku: null, product_keywords: [] },
  ...over,
});

it('shows only the products of a link, by the first identifier that they have', () => {
  const all = prepareRankings([
    product({ product_id: 'P1' }),
    product({ product_id: 'P,2' }),
    product({ search_product_id: 7, csku_title: 'Number' }),
  ]);
  const shown = (products: string) => {
    const filters = { ...NO_FILTERS, products: filterParsers.products.parse(products) ?? [] };
    return selectRankings(all, filters).items.map(({ item }) => item.product_id ?? item.csku_title);
  };
  expect(shown('P%2C2,7')).toEqual(['P,2', 'Number']);
  expect(shown('')).toHaveLength(3);
});

it('names the products of a link in exports', () => {
  expect(filtersInWords({ ...NO_FILTERS, products: ['P1'] }, false)).toBe('Product: P1');
  expect(filtersInWords({ ...NO_FILTERS, products: ['P1', 'P2'] }, false)).toBe('2 products of a link');
});
