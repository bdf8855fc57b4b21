import type { CalculationType } from '@/lib/contract/calculation-types';

/** The price of a day that pages read and the plan collects: that of the last crawl, which a shop charged. */
export const PRICE_TYPE = 'LAST' satisfies CalculationType;

/** The price of a day that accounts read instead if the service has too few of `PRICE_TYPE`. */
export const FALLBACK_PRICE_TYPE = 'AVG' satisfies CalculationType;

export type CollectedPriceType = typeof PRICE_TYPE | typeof FALLBACK_PRICE_TYPE;
