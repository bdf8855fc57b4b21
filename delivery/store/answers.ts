import { rating } from '@/lib/contract/datasets/rating';
import { review } from '@/lib/contract/datasets/review';
import { reviewText } from '@/lib/contract/datasets/review-text';
import type { JsonEndpoint } from '@/lib/contract/endpoint';
import type { JsonEndpointName, JsonEndpointNamed } from '@/lib/contract/endpoints';
import type { Answer } from './answer';
import { answerERetailMedia } from './e-retail-media';
import { answerFileList } from './file-list';
import { answerPrice } from './price';
import { answerPriceCompetition } from './price-competition';
import { answerScorecard } from './scorecard';
import { answerVisibilityListings } from './visibility-listings';
import { answerVisibilityScores } from './visibility-scores';
import { answerVisibilitySearchByProduct } from './visibility-search-by-product';

/** Functions that answer JSON endpoints, by endpoint name. */
const answers: { readonly [Name in JsonEndpointName]: Answer<JsonEndpointNamed<Name>> } = {
  rating_bulk_files: answerFileList(rating),
  review_bulk_files: answerFileList(review),
  review_text_bulk_files: answerFileList(reviewText),
  scorecard: answerScorecard,
  price: answerPrice,
  price_competition: answerPriceCompetition,
  visibility_scores: answerVisibilityScores,
  visibility_search_by_product: answerVisibilitySearchByProduct,
  visibility_listings: answerVisibilityListings,
  e_retail_media: answerERetailMedia,
};

/**
 * Returns the function that answers an endpoint, for generic callers. Its params must be the result of `parseParams`
 * for this endpoint.
 */
export function answerOf(endpoint: JsonEndpoint): Answer<JsonEndpoint> {
  return answers[endpoint.name as JsonEndpointName] as Answer<JsonEndpoint>;
}
