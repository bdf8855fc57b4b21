import { endpoints } from './endpoints';
import { ownValue } from './own-value';

const WORDS: Readonly<Record<string, string>> = {
  scorecard: 'Scorecards',
  rating_detail_bulk: 'Ratings',
  price: 'Prices',
  price_competition: 'Price competition',
  visibility_scores: 'Visibility',
  visibility_search_by_product: 'Search rankings',
  visibility_listings: 'Shelves',
  e_retail_media: 'Banners',
};

/** Returns the name of an endpoint's data on screen: the name of its page, otherwise its title in the specification. */
export function endpointWords(endpoint: string): string {
  return ownValue(WORDS, endpoint) ?? endpoints.find(({ name }) => name === endpoint)?.title ?? endpoint;
}
