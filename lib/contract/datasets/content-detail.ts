import { float, integer, inUnit, string, strings, tags, timestamp } from '../column';
import { dataset } from '../dataset';

/** The specification does not define these columns. They are those of our delivery service and may differ elsewhere. */
export const contentDetail = dataset({
  name: 'content_detail',
  title: 'Content',
  purpose: 'Content of the product page: titles, descriptions, bullet points and images.',
  listed: false,
  promised: false,
  whenMissing: 'empty',
  endpoint: { name: 'content_detail_bulk', title: 'Content Detail Bulk', path: '/bulk/content-detail' },
  columns: {
    product_id: string('product identifier'),
    retailer_name: string('retailer where the product is listed'),
    title: string('title on the product page'),
    description: string('description on the product page'),
    bullet_points: strings('bullet points on the product page'),
    image_urls: strings('URLs of the product images'),
    image_count: inUnit('images', integer('number of product images')),
    video_count: inUnit('videos', integer('number of product videos')),
    category_path: string('category path at the retailer'),
    content_score: inUnit('points, 0 to 100', float('completeness of the content, 0 to 100')),
    crawling_time: timestamp('when the product page was crawled'),
    session_time: timestamp('collection session timestamp'),
    product_url: string('product detail page URL'),
    service_sku_id: string('SKU identifier'),
    service_sku_name: string('SKU name'),
    brand: string('brand'),
    product_barcode: string('barcode'),
    tags: tags('tag objects'),
  },
});
