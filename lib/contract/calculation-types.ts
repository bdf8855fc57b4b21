/** Which price of a day the endpoint Price returns. */
export const CALCULATION_TYPES = ['LAST', 'MIN_PRICE', 'MAX_PRICE', 'AVG'] as const;
export type CalculationType = (typeof CALCULATION_TYPES)[number];
