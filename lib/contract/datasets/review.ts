import { boolean, date, float, inUnit, personal, string, tags, timestamp } from '../column';
import { dataset } from '../dataset';

export const review = dataset({
  name: 'review',
  title: 'Reviews',
  purpose: 'Every review with its stars, date and whether the purchase was verified.',
  listed: true,
  promised: true,
  whenMissing: 'not_found',
  endpoint: { name: 'review_detail_bulk', title: 'Review Detail Bulk', path: '/bulk/review' },
  columns: {
    product_id: string('customer product identifier'),
    retailer_name: string('retailer where the review was collected'),
    review_id: string('unique identifier of the review on the retailer'),
    review_title: string('title, if available'),
    review_rating: inUnit('stars', float('rating submitted with the review')),
    review_date: date('date shown for the review'),
    reviewer_name: personal(string('reviewer display name, if available')),
    is_verified_purchase: boolean('retailer marks the review as verified'),
    session_time: timestamp('collection session timestamp'),
    crawling_time: timestamp('when the review was crawled'),
    product_url: string('product detail page URL'),
    service_sku_id: string('SKU identifier'),
    service_sku_name: string('SKU name'),
    brand: string('product brand'),
    tags: tags('tag objects'),
  },
});
