'use client';

import { type RefObject, useEffect, useRef } from 'react';

interface BottomScrollbarProps {
  grid: RefObject<HTMLElement | null>;
}

/** The sideways scrollbar of a grid, at the bottom edge of the window: the grid's own may be thousands of rows below. */
export function BottomScrollbar({ grid }: BottomScrollbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scroller = grid.current;
    const own = bar.current;
    if (!scroller || !own) return;
    const toBar = () => {
      own.scrollLeft = scroller.scrollLeft;
    };
    const toGrid = () => {
      scroller.scrollLeft = own.scrollLeft;
    };
    toBar();
    scroller.addEventListener('scroll', toBar, { passive: true });
    own.addEventListener('scroll', toGrid, { passive: true });
    return () => {
      scroller.removeEventListener('scroll', toBar);
      own.removeEventListener('scroll', toGrid);
    };
  }, [grid]);
  return (
    <div
      ref={bar}
      aria-hidden
      tabIndex={-1}
      className="sticky bottom-0 z-10 overflow-x-auto max-sm:hidden print:hidden"
    >
      <div className="h-px w-(--width) min-w-full" />
    </div>
  );
}
