'use client';

import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Column } from '@/components/table/column';
import { ResizeHandle } from '@/components/table/resize-handle';
import type { HouseTable } from '@/components/table/use-house-table';
import { cn } from '@/components/ui/cn';

interface HeaderCellProps<Row extends object> {
  column: Column<Row>;
  control: ReturnType<HouseTable<Row>['getColumn']>;
  id: string;
  active: boolean;
  className: string;
}

export function HeaderCell<Row extends object>({ column, control, id, active, className }: HeaderCellProps<Row>) {
  const sorted = control?.getIsSorted() ?? false;
  const Arrow = sorted === 'asc' ? ArrowUp : ArrowDown;
  // A column may be named by foreign text, and a heading of nothing but blanks has no name.
  const name = column.header.trim() || '(blank)';
  return (
    <th
      role="columnheader"
      id={id}
      aria-sort={sorted === false ? 'none' : sorted === 'asc' ? 'ascending' : 'descending'}
      data-active={active || undefined}
      className={cn(
        'relative px-2 font-medium text-ink-2 data-active:-outline-offset-2 data-active:outline-ink group-focus-visible/grid:data-active:outline-2',
        className,
      )}
    >
      <button
        type="button"
        tabIndex={-1}
        title={column.hint ?? name}
        onClick={() => control?.toggleSorting()}
        className={cn(
          'flex h-full w-full items-center gap-1 hover:text-ink [&_svg]:size-3 [&_svg]:shrink-0',
          column.kind === 'number' && 'justify-end',
          sorted && 'text-ink',
        )}
      >
        {sorted && column.kind === 'number' ? <Arrow aria-hidden /> : null}
        <span className="truncate">
          {name}
          {column.unit ? <span className="text-ink-3"> {column.unit}</span> : null}
        </span>
        {sorted && column.kind !== 'number' ? <Arrow aria-hidden /> : null}
      </button>
      <ResizeHandle control={control} />
    </th>
  );
}
