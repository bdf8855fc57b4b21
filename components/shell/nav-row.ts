/** Classes of a row of the navigation: an icon, then its label. */
export const navRowClass =
  'flex h-[30px] min-w-0 items-center gap-2 rounded-md px-2 text-ink-2 hover:bg-wash hover:text-ink';

/** Classes of a label in the folded navigation: between 700 and 1,100 pixels only screen readers get it. */
export const foldedWordClass = 'sr-only lg:not-sr-only';
