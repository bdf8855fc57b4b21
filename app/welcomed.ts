/** The cookie that is set once the user has seen the welcome page. */
export const WELCOMED = 'welcomed';
