/** The unit of prices and fees. Price files have no column for the currency. */
export const AMOUNT = 'amount, currency unknown';
