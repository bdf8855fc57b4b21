/** A page of competitions that an administrator listed. */
export interface CompetitionPage {
  id: number;
  name: string;
}

/** Selects all pages of competitions that an administrator listed, instead of one page number. */
export const ALL_PAGES = 'all';

/** Returns the parameter for these pages: a number, all pages together, or none. */
export function chosenPages(pages: readonly string[]): string | null {
  return pages.length > 1 ? ALL_PAGES : (pages[0] ?? null);
}
