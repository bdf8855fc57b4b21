import { isoDate } from '@/delivery/sample/day';
import { noise } from '@/delivery/sample/noise';
import { type Review, reviewsOf } from '@/delivery/sample/reviews/reviews-of';
import type { World } from '@/delivery/sample/world';
import type { FileRowOf } from '@/lib/contract/column';
import type { review } from '@/lib/contract/datasets/review';
import type { reviewSentiment } from '@/lib/contract/datasets/review-sentiment';
import type { reviewText } from '@/lib/contract/datasets/review-text';
import { crawlingTime, type Session, sessionTime } from './crawl';
import { productFields } from './product-fields';

type ReviewRow = FileRowOf<typeof review.columns>;
type TextRow = FileRowOf<typeof reviewText.columns>;
type SentimentRow = FileRowOf<typeof reviewSentiment.columns>;

/** Yields the review file of a session. Some reviews have no title or name. */
export function* reviewRows(world: World, session: Session): Generator<ReviewRow> {
  for (const review of reviewsOf(world, session.day)) {
    const { key, placement } = review;
    const { sparse } = placement.retailer;
    yield {
      ...identity(review),
      review_title: sparse || noise(key, 'untitled') < 0.12 ? null : review.title,
      review_rating: review.stars,
      review_date: isoDate(review.written),
      reviewer_name: sparse || noise(key, 'anonymous') < 0.1 ? null : review.reviewer,
      is_verified_purchase: sparse ? null : noise(key, 'verified') < 0.78,
      session_time: sessionTime(session),
      crawling_time: crawlingTime(world, session, placement),
      ...productFields(placement),
    };
  }
}

export function* reviewTextRows(world: World, session: Session): Generator<TextRow> {
  for (const review of reviewsOf(world, session.day))
    yield {
      ...identity(review),
      review_text: review.text,
      review_language: review.placement.retailer.sparse ? null : review.language,
      review_date: isoDate(review.written),
      session_time: sessionTime(session),
      crawling_time: crawlingTime(world, session, review.placement),
      ...productFields(review.placement),
    };
}

export function* reviewSentimentRows(world: World, session: Session): Generator<SentimentRow> {
  for (const review of reviewsOf(world, session.day)) {
    const { url, sku } = review.placement;
    yield {
      ...identity(review),
      review_text: review.text,
      sentiment: review.sentiment,
      sentiment_score: Math.round((0.6 + 0.39 * noise(review.key, 'confidence')) * 1000) / 1000,
      topics: [...review.topics],
      review_date: isoDate(review.written),
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
