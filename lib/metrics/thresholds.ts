import type { SettingValues } from '@/lib/contract/setting-values';

/** What signals compare with. */
export interface Thresholds {
  /** A setting of the account. */
  rating_target: number;
  /** Points of a rating. */
  rating_fall: number;
  /** Reviews that a fallen rating takes. */
  rating_reviews: number;
  rank_fall: number;
  /** Of a share, 0 to 1. */
  banner_share_fall: number;
  /** Labels that a banner share takes. */
  banner_labels: number;
  home_page_banners: number;
  sponsored_positions: number;
}

/** Thresholds that are the same for all accounts. */
export const THRESHOLDS: Omit<Thresholds, 'rating_target'> = {
  rating_fall: 0.2,
  rating_reviews: 3,
  rank_fall: 10,
  banner_share_fall: 0.1,
  banner_labels: 10,
  home_page_banners: 3,
  sponsored_positions: 3,
};

/** Returns the thresholds of an account. */
export function thresholdsOf({ rating_target }: Pick<SettingValues, 'rating_target'>): Thresholds {
  return { ...THRESHOLDS, rating_target };
}

/** Collected days that a signal of change compares with, how many of them must be known, and how far back they may be. */
export const BASELINE = { days: 14, known: 5, trailing: 28 };

/** How instances follow from verdicts, in days. */
export const INSTANCES = {
  /** Days of a strip. What opened before them is standing. */
  strip: 14,
  /** Known good days between two bad days of an instance. */
  flicker: 2,
  /** Days between two bad days of an instance. */
  gap: 28,
  /** Days before a bad day: it opens nothing if its subject was not good on most of those that are known. */
  week: 7,
  /** Days after the opening for which a rule of change compares with the reference of the opening day. */
  reference: 28,
  /** Days for which an instance that has ended is listed. */
  ended: 7,
  /** Days before a period from which its instances are derived, so that they do not depend on its length. */
  lookback: 35,
};

/** What the figures of Prices compare with. */
export const PRICE_THRESHOLDS = {
  /** Of the earlier price, 0 to 1: smaller changes are no moves. */
  move: 0.03,
  /** Collected days within which a retailer follows the previous move. */
  follow_days: 7,
  /** Of the average price, 0 to 1: how far the lowest price of the day is below it. */
  flash_drop: 0.05,
};
