/** The short names of the seven bulk datasets by themselves: whoever needs no more goes without their columns. */
export const DATASET_NAMES: readonly [string, ...string[]] = [
  'rating',
  'review',
  'review_text',
  'review_sentiment',
  'price',
  'price_hourly',
  'content_detail',
];
