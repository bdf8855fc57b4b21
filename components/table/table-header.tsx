'use client';

import { HeaderCell } from '@/components/table/header-cell';
import { pinClass } from '@/components/table/layout';
import type { GridTable } from '@/components/table/use-grid-table';
import type { ShownColumns } from '@/components/table/use-shown-columns';
import { cn } from '@/components/ui/cn';

interface TableHeaderProps<Row extends object> {
  table: GridTable<Row>;
  shown: ShownColumns<Row>;
  /** Without it, the header is a copy without references. */
  cellId?: (row: number, column: number) => string;
  /** The column of the active cell, -1 when it is in a row. */
  activeColumn?: number;
}

export function TableHeader<Row extends object>(props: TableHeaderProps<Row>) {
  const { table, cellId, activeColumn = -1 } = props;
  const { columns, pinnedCount, below } = props.shown;
  const isBelow = (id: string) => below.some((column) => column?.id === id);
  return (
    <thead role="rowgroup" className="relative z-[2] grid bg-ground">
      <tr
        role="row"
        aria-rowindex={1}
        className="grid h-8 grid-cols-(--cols) border-line border-b max-sm:grid-cols-(--phone-cols)"
      >
        {columns.map((column, index) => (
          <HeaderCell
            key={column.id}
            table={table}
            column={column}
            id={cellId?.(-1, index)}
            active={index === activeColumn}
            className={cn(pinClass(index, pinnedCount), isBelow(column.id) && 'max-sm:hidden')}
          />
        ))}
      </tr>
    </thead>
  );
}
