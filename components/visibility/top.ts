/** What a shopper sees without effort. */
export const TOP = 10;
