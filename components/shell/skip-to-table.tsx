'use client';

/**
 * The second Tab stop of a page with rows. Skips navigation and controls to the first table or list of rows, which has
 * the attribute `data-rows`: to itself if it has a `tabIndex`, otherwise to its first Tab stop.
 */
export function SkipToTable() {
  function focusTable() {
    const rows = document.querySelector<HTMLElement>('main [data-rows]');
    const target = rows?.matches('[tabindex]')
      ? rows
      : rows?.querySelector<HTMLElement>('[tabindex="0"], a[href], button:not([tabindex="-1"])');
    target?.focus({ preventScroll: true });
    rows?.scrollIntoView();
  }
  return (
    <button
      type="button"
      onClick={focusTable}
      className="sr-only z-50 rounded-md bg-ink px-3 py-2 text-ground focus:not-sr-only focus:fixed focus:top-2 focus:left-2 [body:not(:has(main_[data-rows]))_&]:hidden"
    >
      Skip to the table
    </button>
  );
}
