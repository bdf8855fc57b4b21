'use client';

import { observeWindowOffset, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ROW_HEIGHT } from '@/components/table/layout';

const OVERSCAN = 6;
/** Rows that the server renders: what a page shows before its scripts, and without them. */
const FIRST_ROWS = 30;
/** Pixels kept free below the active row: the scrollbar at the bottom edge of the window. */
const BOTTOM_EDGE = 16;

interface PageRowsOptions {
  grid: RefObject<HTMLElement | null>;
  body: RefObject<HTMLElement | null>;
  total: number;
  /** Changes with order, search and filters: the page returns to the top of the grid. */
  version: string;
}

/** The rows of a grid that are in the window, as the grid scrolls with the page. */
export function usePageRows({ grid, body, total, version }: PageRowsOptions) {
  const bodyTop = useBodyTop(body);
  const virtualizer = useWindowVirtualizer({
    count: total,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin: bodyTop,
    // The first render in the browser must equal the server's, wherever the page was scrolled before a reload.
    initialOffset: 0,
    observeElementOffset: observePageOffset,
    // By default it scrolls the page to its initial offset when it mounts. Rows are revealed below.
    scrollToFn: keepOffset,
    initialRect: { width: 1024, height: FIRST_ROWS * ROW_HEIGHT },
  });
  const drawnVersion = useRef(version);
  useEffect(() => {
    if (drawnVersion.current === version) return;
    drawnVersion.current = version;
    const top = grid.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) window.scrollBy({ top });
  }, [version, grid]);
  const revealRow = useCallback(
    (row: number) => {
      if (!grid.current || !body.current) return;
      const top = body.current.getBoundingClientRect().top;
      const header = top - grid.current.getBoundingClientRect().top;
      const above = top + row * ROW_HEIGHT - header;
      const below = top + (row + 1) * ROW_HEIGHT + BOTTOM_EDGE - window.innerHeight;
      if (row < 0 || above < 0) window.scrollBy({ top: row < 0 ? Math.min(0, top - header) : above });
      else if (below > 0) window.scrollBy({ top: below });
    },
    [grid, body],
  );
  const items = virtualizer.getVirtualItems().map(({ index, start }) => ({ index, start: start - bodyTop }));
  // Known once the items are.
  const height = virtualizer.scrollRect?.height ?? 0;
  return {
    items,
    /** Pixels of all rows. */
    size: virtualizer.getTotalSize(),
    /** Elements that hold rows: a row is drawn into element `index % pool`. */
    pool: Math.ceil(height / ROW_HEIGHT) + 2 * OVERSCAN + 2,
    /** Rows that Page Up and Page Down step over. */
    page: Math.max(1, Math.floor(height / ROW_HEIGHT) - 3),
    revealRow,
  };
}

/** Reports the offset once at first: the page may be scrolled before a table mounts. */
const observePageOffset: typeof observeWindowOffset = (virtualizer, report) => {
  report(window.scrollY, false);
  return observeWindowOffset(virtualizer, report);
};

const keepOffset = () => {};

/** Pixels from the top of the document to the rows. What is above them may grow while the page loads. */
function useBodyTop(body: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (body.current) setTop(Math.round(body.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [body]);
  return top;
}
