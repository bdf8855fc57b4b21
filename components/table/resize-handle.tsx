'use client';

import type { MouseEvent, TouchEvent } from 'react';
import type { GridTable } from '@/components/table/use-grid-table';

interface ResizeHandleProps<Row extends object> {
  table: GridTable<Row>;
  id: string;
}

/** Drags a column's right edge. A double click restores the column's own width; keys: Shift and an arrow. */
export function ResizeHandle<Row extends object>({ table, id }: ResizeHandleProps<Row>) {
  function start(event: MouseEvent<HTMLElement> | TouchEvent<HTMLElement>) {
    const header = table.getFlatHeaders().find(({ column }) => column.id === id);
    const width = event.currentTarget.closest('th')?.offsetWidth;
    if (!header || !width) return;
    header.getResizeHandler()(event);
    // Columns grow with the page: dragging starts at the width on screen, not at the stored one.
    table.setColumnResizing((state) => ({ ...state, startSize: width, columnSizingStart: [[id, width]] }));
  }
  return (
    <span
      aria-hidden
      onMouseDown={start}
      onTouchStart={start}
      onDoubleClick={() => table.getColumn(id)?.resetSize()}
      className="absolute inset-y-1 -end-1 z-[2] w-2 cursor-col-resize touch-none border-transparent border-e-2 hover:border-control"
    />
  );
}
