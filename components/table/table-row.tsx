'use client';

import { memo } from 'react';
import type { Column } from '@/components/table/column';
import { pinClass } from '@/components/table/layout';
import { cn } from '@/components/ui/cn';
import type { Format } from '@/lib/client/format';

interface TableRowProps<Row> {
  row: Row;
  index: number;
  /** Where the row stands in the scrolled body, in pixels. */
  start: number;
  /** Position in the whole grid, header rows counted: for screen readers. */
  ariaIndex: number;
  columns: readonly Column<Row>[];
  pinnedCount: number;
  format: Format;
  cellId: (row: number, column: number) => string;
  /** The column of the active cell, -1 when it is in another row. */
  activeColumn: number;
  selected: boolean;
  clickable: boolean;
}

function Row<Data>(props: TableRowProps<Data>) {
  const { row, index, columns, pinnedCount, format, cellId, activeColumn, selected } = props;
  return (
    <tr
      role="row"
      data-row={index}
      aria-rowindex={props.ariaIndex}
      aria-selected={selected || undefined}
      style={{ transform: `translateY(${props.start}px)` }}
      className={cn(
        'absolute inset-x-0 grid h-8 grid-cols-(--cols) border-line border-b bg-ground hover:bg-surface',
        selected && 'bg-wash hover:bg-wash',
        props.clickable && 'cursor-pointer',
      )}
    >
      {columns.map((column, at) => (
        <td
          role="gridcell"
          key={column.id}
          id={cellId(index, at)}
          aria-colindex={at + 1}
          data-column={at}
          data-active={at === activeColumn || undefined}
          className={cn(
            'truncate px-2 leading-[31px] data-active:-outline-offset-2 data-active:outline-ink group-focus-visible/grid:data-active:outline-2',
            column.kind === 'number' && 'text-right',
            pinClass(at, pinnedCount),
          )}
        >
          {column.cell ? column.cell(row, format) : column.text(row, format)}
        </td>
      ))}
    </tr>
  );
}

/** One row of the virtual body. Scrolling moves rows in and out; one that stays is not drawn again. */
export const TableRow = memo(Row) as typeof Row;
