'use client';

import { type RefObject, useLayoutEffect } from 'react';
import { revealColumn } from '@/components/table/reveal-column';

/** Opens a grid scrolled to a column, by the id of its heading; null opens it at its start. */
export function useOpeningColumn(scroller: RefObject<HTMLElement | null>, headingId: string | null): void {
  useLayoutEffect(() => {
    const heading = headingId === null ? null : document.getElementById(headingId);
    if (scroller.current && heading) revealColumn(scroller.current, heading, []);
  }, [scroller, headingId]);
}
