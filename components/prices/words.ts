import type { CalculationType } from '@/lib/contract/calculation-types';

/** Labels of the prices of a day, and their descriptions for notes. */
export const CALCULATION_WORDS: Record<CalculationType, { short: string; description: string }> = {
  LAST: { short: 'Last', description: 'last price of the day' },
  MIN_PRICE: { short: 'Lowest', description: 'lowest price of the day' },
  MAX_PRICE: { short: 'Highest', description: 'highest price of the day' },
  AVG: { short: 'Average', description: "average of the day's crawls" },
};
