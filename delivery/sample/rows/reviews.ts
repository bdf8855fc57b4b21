import { isoDate } from '@/delivery/sample/day';
import { noise } from '@/delivery/sample/noise';
import { type Review, reviewsOf } from '@/delivery/sample/reviews/reviews-of';
import type { World } from '@/delivery/sample/world';
import type { RowOf } from '@/lib/contract/column';
import type { review } from '@/lib/contract/datasets/review';
import type { reviewSentiment } from '@/lib/contract/datasets/review-sentiment';
import type { reviewText } from '@/lib/contract/datasets/review-text';
import { crawlingTime, type Session, sessionTime } from './crawl';
import { productFields } from './product-fields';

type ReviewRow = RowOf<typeof review.columns>;
type TextRow = RowOf<typeof reviewText.columns>;
type SentimentRow = RowOf<typeof reviewSentiment.columns>;

/** Yields the review file of a session. Some reviews have no title or name. */
export function* reviewRows(world: World, session: Session): Generator<ReviewRow> {
  for (const found of reviewsOf(world, session.day)) {
    const { key, placement } = found;
    const { sparse } = placement.retailer;
    yield {
      ...identity(found),
      review_title: sparse || noise(key, 'untitled') < 0.12 ? null : found.title,
      review_rating: found.stars,
      review_date: isoDate(found.written),
      reviewer_name: sparse || noise(key, 'anonymous') < 0.1 ? null : found.reviewer,
      is_verified_purchase: sparse ? null : noise(key, 'verified') < 0.78,
      session_time: sessionTime(session),
      crawling_time: crawlingTime(world, session, placement),
      ...productFields(placement),
    };
  }
}

export function* reviewTextRows(world: World, session: Session): Generator<TextRow> {
  for (const found of reviewsOf(world, session.day))
    yield {
      ...identity(found),
      review_text: found.text,
      review_language: found.placement.retailer.sparse ? null : found.language,
      review_date: isoDate(found.written),
      session_time: sessionTime(session),
      crawling_time: crawlingTime(world, session, found.placement),
      ...productFields(found.placement),
    };
}

export function* reviewSentimentRows(world: World, session: Session): Generator<SentimentRow> {
  for (const found of reviewsOf(world, session.day)) {
    const { url, sku } = found.placement;
    yield {
      ...identity(found),
      review_text: found.text,
      sentiment: found.sentiment,
      sentiment_score: Math.round((0.6 + 0.39 * noise(found.key, 'confidence')) * 1000) / 1000,
      topics: [...found.topics],
      review_date: isoDate(found.written),
      session_time: sessionTime(session),
      product_url: url,
      service_sku_id: sku.id,
      brand: sku.brand.name,
    };
  }
}

function identity({ placement, id }: Review) {
  return { product_id: placement.productId, retailer_name: placement.retailer.name, review_id: id };
}
