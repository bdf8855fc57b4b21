/** How ratings weigh in a mean: each SKU at a retailer the same, or by its number of reviews. */
export const RATING_WEIGHTINGS = ['alike', 'reviews'] as const;
export type RatingWeighting = (typeof RATING_WEIGHTINGS)[number];

/** What the second price of an offer is, which the specification does not define. */
export const SECOND_PRICES = ['list', 'other'] as const;
export type SecondPrice = (typeof SECOND_PRICES)[number];
/** Its names, apart from the other settings, as Prices needs one for its first numbers. */
export const SECOND_PRICE_WORDS: Readonly<Record<SecondPrice, string>> = { list: 'List price', other: 'Price 2' };

/** Weights of banners by page type. A type without one has 1. */
export type BannerWeights = Readonly<Record<string, number>>;

/** All settings of the account. Targets of tiles are shares from 0 to 1, or null for none. */
export interface SettingValues {
  readonly rating_target: number;
  readonly rating_weighting: RatingWeighting;
  readonly target_on_target: number | null;
  readonly target_share: number | null;
  readonly target_booked: number | null;
  readonly target_in_stock: number | null;
  readonly target_buybox: number | null;
  readonly banner_weights: BannerWeights;
  readonly second_price: SecondPrice;
  /** Days for which answers are stored as received. */
  readonly raw_answer_days: number;
}
export type SettingName = keyof SettingValues;

/** Values of an account that has changed none. */
export const DEFAULT_SETTINGS: SettingValues = {
  rating_target: 4,
  rating_weighting: 'alike',
  target_on_target: null,
  target_share: null,
  target_booked: null,
  target_in_stock: null,
  target_buybox: null,
  banner_weights: {},
  second_price: 'list',
  raw_answer_days: 400,
};

/** Settings that answers of queries depend on. They are part of the keys of cached answers. */
export const ANSWER_SETTINGS = [
  'rating_target',
  'rating_weighting',
  'banner_weights',
] as const satisfies readonly SettingName[];
export type AnswerSettings = Pick<SettingValues, (typeof ANSWER_SETTINGS)[number]>;

/** Returns only the settings that answers depend on. */
export function answerSettings({ rating_target, rating_weighting, banner_weights }: SettingValues): AnswerSettings {
  return { rating_target, rating_weighting, banner_weights };
}
