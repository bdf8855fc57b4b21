/** Classes that the command palette and its loading state share. */
export const paletteClass =
  'fixed top-[10dvh] left-1/2 z-50 flex max-h-[70dvh] w-[36rem] max-w-[calc(100vw-2rem)] -translate-x-1/2 flex-col overflow-hidden rounded-md border border-line bg-ground shadow-float outline-none';

export const paletteFieldClass = 'flex items-center gap-2 border-line border-b px-3 [&_svg]:size-4 [&_svg]:text-ink-3';

export const paletteInput = {
  'data-palette': true,
  'aria-label': 'Page, SKU, retailer, keyword or action',
  placeholder: 'Page, SKU, barcode, retailer, keyword or action',
  className: 'h-11 grow bg-transparent outline-none placeholder:text-ink-3',
};
