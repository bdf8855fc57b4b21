'use client';

import type { HouseTable } from '@/components/table/use-house-table';

interface ResizeHandleProps<Row extends object> {
  control: ReturnType<HouseTable<Row>['getColumn']>;
}

/** Drags a column's right edge; a double click gives the width back. Keys do the same by Shift and an arrow. */
export function ResizeHandle<Row extends object>({ control }: ResizeHandleProps<Row>) {
  const header = control?.table.getFlatHeaders().find((one) => one.column.id === control.id);
  const start = header?.getResizeHandler();
  return (
    <span
      aria-hidden
      onMouseDown={start}
      onTouchStart={start}
      onDoubleClick={() => control?.resetSize()}
      className="absolute inset-y-1 -end-1 z-[2] w-2 cursor-col-resize touch-none border-transparent border-e-2 hover:border-control"
    />
  );
}
