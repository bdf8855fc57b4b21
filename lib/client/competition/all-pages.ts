/** In place of the number of a page of competitions: all pages that an administrator listed, together. */
export const ALL_PAGES = 'all';
