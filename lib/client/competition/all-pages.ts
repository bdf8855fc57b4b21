/** Selects all pages of competitions that an administrator listed, instead of one page number. */
export const ALL_PAGES = 'all';
