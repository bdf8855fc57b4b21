import { contentDetail } from './datasets/content-detail';
import { priceFile } from './datasets/price';
import { priceHourly } from './datasets/price-hourly';
import { rating } from './datasets/rating';
import { review } from './datasets/review';
import { reviewSentiment } from './datasets/review-sentiment';
import { reviewText } from './datasets/review-text';

/** The seven bulk datasets, in the specification's order. */
export const datasets = [rating, review, reviewText, reviewSentiment, priceFile, priceHourly, contentDetail] as const;

/** Returns the dataset with a short name, or undefined. */
export function datasetByName(name: string) {
  return datasets.find((dataset) => dataset.name === name);
}
