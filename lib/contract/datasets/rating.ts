import { boolean, float, integer, inUnit, string, tags, timestamp } from '../column';
import { dataset } from '../dataset';

export const rating = dataset({
  name: 'rating',
  title: 'Ratings',
  purpose: 'Average rating and number of ratings of each product at each retailer.',
  listed: true,
  promised: true,
  whenMissing: 'not_found',
  endpoint: { name: 'rating_detail_bulk', title: 'Rating Detail Bulk', path: '/bulk/rating' },
  columns: {
    product_id: string('customer product identifier'),
    retailer_name: string('retailer where the product is listed'),
    product_rating: inUnit('stars', float('average product rating')),
    rating_count: inUnit('ratings', integer('number of ratings collected')),
    session_time: timestamp('collection session timestamp'),
    crawling_time: timestamp('when the product page was crawled'),
    product_url: string('product detail page URL'),
    service_sku_id: string('SKU identifier'),
    service_sku_name: string('SKU name'),
    brand: string('product brand'),
    is_own_product: boolean('product belongs to the customer'),
    product_barcode: string('product barcode'),
    tags: tags('tag objects'),
  },
});
