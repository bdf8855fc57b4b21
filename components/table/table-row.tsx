'use client';

import { memo, type ReactNode } from 'react';
import type { Column } from '@/components/table/column';
import { wrapsOnPhones } from '@/components/table/layout';
import type { ShownColumns } from '@/components/table/use-shown-columns';
import { cn } from '@/components/ui/cn';
import { MiddleCut } from '@/components/ui/middle-cut';
import type { Format } from '@/lib/client/format/format';

interface TableRowProps<Row> {
  row: Row;
  index: number;
  /** Top of the row in the scrolled body, in pixels. */
  start: number;
  /** Position in the whole grid, header rows counted: for screen readers. */
  ariaIndex: number;
  shown: ShownColumns<Row>;
  format: Format;
  cellId: (row: number, column: number) => string;
  /** The column of the active cell, -1 when it is in another row. */
  activeColumn: number;
  selected: boolean;
  clickable: boolean;
}

function Row<Data>(props: TableRowProps<Data>) {
  const { row, index, format, cellId, activeColumn, selected } = props;
  const { columns, cellClasses, below } = props.shown;
  return (
    <tr
      role="row"
      data-row={index}
      aria-rowindex={props.ariaIndex}
      aria-selected={selected || undefined}
      style={{ transform: `translateY(${props.start}px)` }}
      className={cn(
        'group/row absolute inset-x-0 grid h-8 grid-cols-(--cols) border-line max-sm:grid-cols-(--phone-cols) border-b bg-ground hover:bg-surface',
        selected && 'bg-wash hover:bg-wash',
        props.clickable && 'cursor-pointer',
      )}
    >
      {columns.map((column, columnIndex) => (
        <td
          role="gridcell"
          key={column.id}
          id={columnIndex === activeColumn ? cellId(index, columnIndex) : undefined}
          aria-colindex={columnIndex + 1}
          data-column={columnIndex}
          data-active={columnIndex === activeColumn || undefined}
          className={cellClasses[columnIndex]}
        >
          {contentOf(column, below[columnIndex], row, format)}
        </td>
      ))}
    </tr>
  );
}

function contentOf<Data>(column: Column<Data>, below: Column<Data> | undefined, row: Data, format: Format): ReactNode {
  const content = renderCell(column, row, format);
  if (below)
    return (
      <>
        <span className="max-sm:block max-sm:truncate max-sm:leading-4">{content}</span>
        <span className="block truncate text-caption text-ink-3 leading-[15px] sm:hidden">
          {below.text(row, format)}
        </span>
      </>
    );
  return wrapsOnPhones(column) ? (
    <span className="max-sm:max-h-[30px] max-sm:overflow-hidden">{content}</span>
  ) : (
    content
  );
}

function renderCell<Data>(column: Column<Data>, row: Data, format: Format): ReactNode {
  if (column.cell) return column.cell(row, format);
  const text = column.text(row, format);
  return column.cut === 'middle' ? <MiddleCut text={text} /> : text;
}

/** A row of the virtual body, memoised while it stays visible. */
export const TableRow = memo(Row) as typeof Row;
