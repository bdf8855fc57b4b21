import { date, string, tags, timestamp } from '../column';
import { dataset } from '../dataset';

export const reviewText = dataset({
  name: 'review_text',
  title: 'Review texts',
  purpose: 'The full text of every review, with its language.',
  listed: true,
  promised: true,
  whenMissing: 'not_found',
  endpoint: { name: 'review_text_detail_bulk', title: 'Review Text Detail Bulk', path: '/bulk/review-text' },
  columns: {
    product_id: string('customer product identifier'),
    retailer_name: string('retailer where the text was collected'),
    review_id: string('unique identifier of the review on the retailer'),
    review_text: string('full review text'),
    review_language: string('detected or source language code, if available'),
    review_date: date('date shown for the review'),
    session_time: timestamp('collection session timestamp'),
    crawling_time: timestamp('when the text was crawled'),
    product_url: string('product detail page URL'),
    service_sku_id: string('SKU identifier'),
    service_sku_name: string('SKU name'),
    brand: string('product brand'),
    tags: tags('tag objects'),
  },
});
