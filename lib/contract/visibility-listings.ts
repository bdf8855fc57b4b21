import * as z from 'zod/mini';
import { boolean, float, integer, record, string, timestamp } from './column';
import { jsonEndpoint } from './endpoint';
import { firstN, identifierParam, positionType, visibilityType } from './endpoint-params';
import type { Identifier } from './identifier';
import { day, text } from './params';

export const listingColumns = {
  product_id: string('product identifier at the retailer'),
  product_title: string('title in the results'),
  product_url: string('product detail page URL'),
  product_image_url: string('product image'),
  brand_name: string('brand'),
  merchant_name: string('merchant'),
  merchant_score: float('score of the merchant'),
  is_searched_brand: boolean('product of the searched brand'),
  is_sponsored: boolean('sponsored listing'),
  position: integer('rank within the organic or within the sponsored results'),
  combined_position: integer('rank within all results, organic and sponsored'),
  page_no: integer('page of the results'),
  max_product_count_in_page: integer('maximum number of products on the page'),
  product_count_in_page: integer('number of products found on the page'),
  crawling_time: timestamp('when the shelf was crawled'),
};

const listing = record(listingColumns);
export type Listing = z.infer<typeof listing>;

/** Columns of a shelf: the keyword or category and the searched brand. */
export const shelfColumns = {
  visibility_source_name: string('keyword or category'),
  visibility_source_url: string('URL of the shelf'),
  searched_brand: string('brand whose products are marked'),
  searched_brand_group: string('group of that brand'),
  is_own_brand: boolean("the customer's own brand"),
};

export const visibilityListings = jsonEndpoint({
  name: 'visibility_listings',
  title: 'Visibility Listings',
  summary: 'The shelf of a keyword or category at a retailer, as shoppers saw it.',
  path: '/visibility/listings',
  paged: false,
  params: z.object({
    visibility_type: visibilityType(),
    visibility_source_id: identifierParam('Identifier of the keyword or category'),
    retailer_code: text('Code of the retailer'),
    date: day('Day of the shelf'),
    first_n_products: firstN('products'),
    position_type: positionType(),
  }),
  response: z.extend(record(shelfColumns), { listings: z.array(listing) }),
});

/** Tests whether the endpoint accepts an identifier. Rows may contain others. */
export function isSourceId<Id extends Identifier>(id: Id | null): id is Id {
  // A number beyond 2^53 was rounded when it was read.
  if (typeof id === 'number' && !Number.isSafeInteger(id)) return false;
  return visibilityListings.params.shape.visibility_source_id.safeParse(String(id)).success;
}
