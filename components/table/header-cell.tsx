'use client';

import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Column } from '@/components/table/column';
import { ResizeHandle } from '@/components/table/resize-handle';
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
