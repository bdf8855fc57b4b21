import type { SignalName } from '@/lib/metrics/signals.words';
import { bannerShareFallen, homePageTakeover } from './banners';
import { aboveListPrice, buyboxLost, outOfStock, priceOffTarget } from './prices';
import { ratingBelowTarget, ratingFallen } from './ratings';
import { keywordBought, pageOneLost, rankFallen, rankTargetMissed, searchShareBelowTarget } from './search';
import type { Signal } from './signal';

/** All signals. */
export const signals: readonly Signal[] = [
  outOfStock,
  buyboxLost,
  aboveListPrice,
  priceOffTarget,
  pageOneLost,
  keywordBought,
  searchShareBelowTarget,
  rankFallen,
  rankTargetMissed,
  homePageTakeover,
  bannerShareFallen,
  ratingFallen,
  ratingBelowTarget,
];

/** Returns the signals with these names, in the order of `signals`. */
export function signalsNamed(names: readonly SignalName[]): Signal[] {
  return signals.filter(({ name }) => names.includes(name));
}
