import { isUnrated, ratingCountOf, ratingOf } from '@/delivery/sample/ratings/rating-of';
import type { World } from '@/delivery/sample/world';
import type { FileRowOf } from '@/lib/contract/column';
import type { rating } from '@/lib/contract/datasets/rating';
import { crawlingTime, type Session, sessionTime } from './crawl';
import { productFields } from './product-fields';

type RatingRow = FileRowOf<typeof rating.columns>;

/** Yields the rating file of a session. An unrated product has no average and a count of zero. */
export function* ratingRows(world: World, session: Session): Generator<RatingRow> {
  for (const placement of world.placements) {
    const { sku, retailer } = placement;
    const unrated = isUnrated(placement);
    yield {
      product_id: placement.productId,
      retailer_name: retailer.name,
      product_rating: unrated ? null : ratingOf(world, placement, session.day),
      rating_count: retailer.sparse ? null : unrated ? 0 : ratingCountOf(placement, session.day),
      session_time: sessionTime(session),
      crawling_time: crawlingTime(world, session, placement),
      ...productFields(placement),
      is_own_product: sku.brand.own,
      product_barcode: retailer.sparse ? null : sku.barcode,
    };
  }
}
