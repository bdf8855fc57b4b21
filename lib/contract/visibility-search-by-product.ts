import * as z from 'zod/mini';
import { boolean, float, identifier, integer, record, string } from './column';
import { jsonEndpoint } from './endpoint';
import { paging, positionType } from './endpoint-params';
import { ordered } from './ordered-days';
import { page } from './page';
import { day } from './params';

export const productKeywordColumns = {
  search_keyword_id: identifier('identifier of the keyword'),
  search_keyword_name: string('keyword'),
  position: integer('rank within the organic or within the sponsored results'),
  combined_position: integer('rank within all results, organic and sponsored'),
  page_no: integer('page of the results'),
  target: float('target position'),
  is_on_target: boolean('the position reaches the target'),
  is_no_data: boolean('the keyword was not collected'),
};

export const productKeyword = record(productKeywordColumns);
export type ProductKeyword = z.infer<typeof productKeyword>;

export const searchProductColumns = {
  search_product_id: identifier('identifier of the product'),
  barcode: string('barcode'),
  brand_name: string('brand'),
  retailer_name: string('retailer'),
  retailer_code: string('code of the retailer'),
  product_id: string('product identifier at the retailer'),
  csku_title: string('SKU title'),
  is_customer_brand: boolean("the customer's own brand"),
  is_psku: boolean('power SKU'),
};

const searchProduct = z.extend(record(searchProductColumns), { product_keywords: z.array(productKeyword) });
export type SearchProduct = z.infer<typeof searchProduct>;

export const visibilitySearchByProduct = jsonEndpoint({
  name: 'visibility_search_by_product',
  title: 'Visibility Search By Product',
  summary: 'Ranks of each product for each keyword.',
  path: '/visibility/search-by-product',
  paged: true,
  params: z
    .object({
      start_date: day('First day of the range'),
      end_date: day('Last day of the range'),
      position_type: positionType(),
      ...paging(),
    })
    .check(ordered),
  response: z.extend(page(searchProduct), { start_date: z.iso.date(), end_date: z.iso.date() }),
});
