/** Labels of the verdicts on a price index. */
export const VERDICT_WORDS: Readonly<Record<string, string>> = {
  POSITIVE: 'on target',
  NEUTRAL: 'near target',
  NEGATIVE: 'off target',
  NO_DATA: 'no index',
  NOT_STATED: 'verdict not stated',
};

/** Labels of the availability of an offer. */
export const AVAILABILITY_WORDS: Readonly<Record<string, string>> = {
  AVAILABLE: 'available',
  OUT_OF_STOCK: 'out of stock',
  NO_DATA: 'no data',
};
