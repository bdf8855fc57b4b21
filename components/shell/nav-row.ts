/** A line of the navigation: an icon, then its words. */
export const navRowClass =
  'flex h-[30px] min-w-0 items-center gap-2 rounded-md px-2 text-ink-2 hover:bg-wash hover:text-ink';

/** The words of a navigation that folds to icons: between 700 and 1,100 pixels they are for screen readers alone. */
export const foldedWordClass = 'sr-only lg:not-sr-only';
