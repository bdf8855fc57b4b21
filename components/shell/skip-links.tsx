'use client';

import { cn } from '@/components/ui/cn';

const LINK =
  'sr-only z-50 rounded-md bg-ink px-3 py-2 text-ground focus:not-sr-only focus:fixed focus:top-2 focus:left-2';

/** The first Tab stops of every page: past the navigation, and past the controls to the rows of the first table. */
export function SkipLinks() {
  function focusTable() {
    const table = document.querySelector<HTMLElement>('main [data-table]');
    table?.focus({ preventScroll: true });
    table?.scrollIntoView();
  }
  return (
    <>
      <a href="#main" className={LINK}>
        Skip to the page
      </a>
      <button type="button" onClick={focusTable} className={cn(LINK, '[body:not(:has(main_[data-table]))_&]:hidden')}>
        Skip to the table
      </button>
    </>
  );
}
