'use client';

import { ArrowDown, ArrowUp } from 'lucide-react';
import type { MouseEvent, TouchEvent } from 'react';
import type { Column } from '@/components/table/column';
import type { GridTable } from '@/components/table/use-grid-table';
import { cn } from '@/components/ui/cn';

interface HeaderCellProps<Row extends object> {
  table: GridTable<Row>;
  column: Column<Row>;
  id: string | undefined;
  active: boolean;
  className: string;
}

export function HeaderCell<Row extends object>({ table, column, id, active, className }: HeaderCellProps<Row>) {
  const control = table.getColumn(column.id);
  const sorted = control?.getIsSorted() ?? false;
  const Arrow = sorted === 'asc' ? ArrowUp : ArrowDown;
  const isNumber = column.kind === 'number';
  // A column name may be text of the service, and a heading with only blanks has no accessible name.
  const name = column.header.trim() || '(blank)';
  return (
    <th
      role="columnheader"
      id={id}
      aria-sort={sorted === false ? 'none' : sorted === 'asc' ? 'ascending' : 'descending'}
      data-active={active || undefined}
      className={cn(
        'relative flex px-2 font-medium text-caption text-ink-2 data-active:-outline-offset-2 data-active:outline-ink group-focus-visible/grid:data-active:outline-2',
        className,
      )}
    >
      <button
        type="button"
        tabIndex={-1}
        title={column.hint ?? name}
        onClick={() => control?.toggleSorting()}
        className={cn(
          'flex min-w-0 grow items-center gap-1 hover:text-ink [&_svg]:size-3 [&_svg]:shrink-0',
          isNumber && 'justify-end',
          sorted && 'text-ink',
        )}
      >
        {sorted && isNumber ? <Arrow aria-hidden /> : null}
        <span className="truncate">{name}</span>
        {sorted && !isNumber ? <Arrow aria-hidden /> : null}
      </button>
      <ResizeHandle table={table} id={column.id} />
    </th>
  );
}

interface ResizeHandleProps<Row extends object> {
  table: GridTable<Row>;
  id: string;
}

/** Drags a column's right edge. A double click restores the column's own width; keys: Shift and an arrow. */
function ResizeHandle<Row extends object>({ table, id }: ResizeHandleProps<Row>) {
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
