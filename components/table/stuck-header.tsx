'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TableHeader } from '@/components/table/table-header';
import type { GridTable } from '@/components/table/use-grid-table';
import type { ShownColumns } from '@/components/table/use-shown-columns';

interface StuckHeaderProps<Row extends object> {
  grid: RefObject<HTMLElement | null>;
  table: GridTable<Row>;
  shown: ShownColumns<Row>;
}

/**
 * A copy of the header at the top of the window while the grid's own is above it. An element that scrolls sideways
 * cannot have a header that sticks to the page, so the copy is outside. It is for the pointer: keys and screen readers
 * use the grid's own header.
 */
export function StuckHeader<Row extends object>({ grid, table, shown }: StuckHeaderProps<Row>) {
  const box = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  const isStuck = useIsAbove(mark);
  useLayoutEffect(() => {
    const scroller = grid.current;
    if (!isStuck || !scroller) return;
    const follow = () => {
      if (box.current) box.current.scrollLeft = scroller.scrollLeft;
    };
    follow();
    scroller.addEventListener('scroll', follow, { passive: true });
    return () => scroller.removeEventListener('scroll', follow);
  }, [grid, isStuck]);
  return (
    <>
      <div ref={mark} className="-mb-px h-px" />
      <div aria-hidden className="sticky top-0 z-10 h-0 print:hidden">
        {isStuck ? (
          <div ref={box} className="overflow-hidden">
            <table className="block w-(--width) min-w-full max-sm:w-(--phone-width)">
              <TableHeader table={table} shown={shown} />
            </table>
          </div>
        ) : null}
      </div>
    </>
  );
}

/** Whether an element is above the window. */
function useIsAbove(element: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setIsAbove] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    // Rows below the window count as inside, so that a jump from above the table to its middle also crosses the edge.
    const observer = new IntersectionObserver((entries) => setIsAbove(entries.at(-1)?.isIntersecting === false), {
      rootMargin: '0px 0px 10000000px 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isAbove;
}
