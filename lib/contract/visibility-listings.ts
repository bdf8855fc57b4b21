import * as z from 'zod/mini';
import { boolean, float, integer, record, string, timestamp } from './column';
import { jsonEndpoint } from './endpoint';
import type { Identifier } from './identifier';
import { day, firstN, identifierParam, positionType, text, visibilityType } from './params';

export const listingColumns = {
  product_id: string('product identifier at the retailer'),
  product_title: string('title in the results'),
  product_url: string('product detail page URL'),
  product_image_url: string('product image'),
  brand_name: string('brand'),
  merchant_name: string('merchant'),
  merchant_score: float('score of the merchant'),
  is_searched_brand: boolean('product of the searched brand'),
  is_sponsored: boolean('a paid place'),
  position: integer('rank within organic or within sponsored results'),
  combined_position: integer('rank with both together'),
  page_no: integer('page of the results'),
  max_product_count_in_page: integer('places on the page'),
  product_count_in_page: integer('products seen on the page'),
  crawling_time: timestamp('when the shelf was crawled'),
};

export const listing = record(listingColumns);
export type Listing = z.infer<typeof listing>;

/** What stands above the listings: the keyword or category, and for whom it was searched. */
export const shelfColumns = {
  visibility_source_name: string('keyword or category'),
  visibility_source_url: string('address of the shelf'),
  searched_brand: string('brand whose products are marked'),
  searched_brand_group: string('group of that brand'),
  is_own_brand: boolean("the customer's own brand"),
};

export const visibilityListings = jsonEndpoint({
  name: 'visibility_listings',
  title: 'Visibility Listings',
  summary: 'The shelf of one keyword or category at one retailer, as the shopper saw it.',
  path: '/visibility/listings',
  paged: false,
  params: z.object({
    visibility_type: visibilityType(),
    visibility_source_id: identifierParam('Number of the keyword or category'),
    retailer_code: text('Code of the retailer'),
    date: day('Day of the shelf'),
    first_n_products: firstN('products'),
    position_type: positionType(),
  }),
  response: z.extend(record(shelfColumns), { listings: z.array(listing) }),
});

/** Whether a shelf can be asked for by this number: rows may name one that the endpoint refuses. */
export function isSourceId<Id extends Identifier>(id: Id | null): id is Id {
  // A number beyond 2^53 was rounded when it was read.
  if (typeof id === 'number' && !Number.isSafeInteger(id)) return false;
  return visibilityListings.params.shape.visibility_source_id.safeParse(String(id)).success;
}
