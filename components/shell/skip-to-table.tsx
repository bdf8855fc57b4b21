'use client';

/** The second Tab stop of a page with a table. Skips navigation and controls to the rows of the first table. */
export function SkipToTable() {
  function focusTable() {
    const table = document.querySelector<HTMLElement>('main [data-table]');
    table?.focus({ preventScroll: true });
    table?.scrollIntoView();
  }
  return (
    <button
      type="button"
      onClick={focusTable}
      className="sr-only z-50 rounded-md bg-ink px-3 py-2 text-ground focus:not-sr-only focus:fixed focus:top-2 focus:left-2 [body:not(:has(main_[data-table]))_&]:hidden"
    >
      Skip to the table
    </button>
  );
}
