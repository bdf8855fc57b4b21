import { date, float, string, strings, timestamp } from '../column';
import { dataset } from '../dataset';

export const reviewSentiment = dataset({
  name: 'review_sentiment',
  title: 'Review sentiment',
  purpose: 'Sentiment label, score and topics found in each review text.',
  listed: false,
  promised: true,
  whenMissing: 'not_found',
  endpoint: { name: 'review_sentiment_bulk', title: 'Review Sentiment Bulk', path: '/bulk/review-sentiment' },
  columns: {
    product_id: string('customer product identifier'),
    retailer_name: string('retailer where the review was collected'),
    review_id: string('unique identifier of the review'),
    review_text: string('full review text used for the analysis'),
    sentiment: string('overall label, such as positive, neutral or negative'),
    sentiment_score: float('numerical sentiment confidence or score'),
    topics: strings('detected sentiment topics'),
    review_date: date('date shown for the review'),
    session_time: timestamp('collection session timestamp'),
    product_url: string('product detail page URL'),
    service_sku_id: string('SKU identifier'),
    brand: string('product brand'),
  },
});
