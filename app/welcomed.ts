/** The cookie that says the first-run page was seen. */
export const WELCOMED = 'welcomed';
