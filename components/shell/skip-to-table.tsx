'use client';

/** The second Tab stop of a page with rows. Skips navigation and controls to the first table or list of rows. */
export function SkipToTable() {
  function focusTable() {
    const rows = document.querySelector<HTMLElement>('main [data-rows]');
    const target = rows?.matches('[tabindex]')
      ? rows
      : rows?.querySelector<HTMLElement>('[tabindex="0"], a[href], button');
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
