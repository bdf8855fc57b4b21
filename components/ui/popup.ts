/** Base style of floating lists and panels. */
export const popupClass =
  'max-h-(--available-height) overflow-auto rounded-md border border-line bg-ground text-ink shadow-float outline-none print:hidden';

/** Style of an item in a floating list. */
export const popupItemClass =
  'flex min-h-[30px] cursor-default items-center gap-2 rounded-sm px-2 py-1 text-body outline-none select-none data-disabled:text-ink-3 data-highlighted:bg-wash [&_svg]:size-4 [&_svg]:shrink-0';

/** Style of the layer between a dialog and its page. */
export const backdropClass = 'fixed inset-0 z-40 bg-shade';
