const NAMES = [
  'rating',
  'review',
  'review_text',
  'review_sentiment',
  'price',
  'price_hourly',
  'content_detail',
] as const;

export type DatasetName = (typeof NAMES)[number];

/** Short names of the seven bulk datasets, for code that must not load their columns. */
export const DATASET_NAMES: readonly [string, ...string[]] = NAMES;
