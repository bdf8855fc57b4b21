'use client';

import { ArrowDown, ArrowUp } from 'lucide-react';
import { Fragment, type PointerEvent } from 'react';
import type { Column } from '@/components/table/column';
import { headerSpans } from '@/components/table/header-spans';
import { pinClass } from '@/components/table/layout';
import { type ShownColumns, sortDirection } from '@/components/table/shown-columns';
import { cn } from '@/components/ui/cn';

interface SortHeaderProps<Row> {
  shown: ShownColumns<Row>;
  sort: string;
  onSort: (column: Column<Row>) => void;
  /** Null gives the column its own width back. */
  onWidth: (id: string, width: number | null) => void;
  cellId: (row: number, column: number) => string;
  /** The column of the active cell, -1 when it is in a row. */
  activeColumn: number;
}

/** The header of the grid: names with units and meanings, one click to sort, an edge to drag. */
export function SortHeader<Row>(props: SortHeaderProps<Row>) {
  const { columns, pinnedCount } = props.shown;
  const spans = headerSpans(columns, pinnedCount);
  return (
    <thead role="rowgroup" className="sticky top-0 z-10 grid bg-ground">
      {spans ? (
        <tr role="row" aria-rowindex={1} className="grid h-7 grid-cols-(--cols)">
          {spans.map(({ group, start, span }) => (
            <Fragment key={start}>
              {group ? (
                <th
                  role="columnheader"
                  aria-colspan={span}
                  title={group}
                  style={{ gridColumn: `span ${span}` }}
                  className={cn(
                    'mx-2 truncate text-start font-medium text-caption leading-7 shadow-[inset_0_-1px_var(--line)]',
                    pinClass(start, pinnedCount),
                  )}
                >
                  {group}
                </th>
              ) : (
                <td role="presentation" className={pinClass(start, pinnedCount)} />
              )}
            </Fragment>
          ))}
        </tr>
      ) : null}
      <tr role="row" aria-rowindex={spans ? 2 : 1} className="grid h-8 grid-cols-(--cols) border-line border-b">
        {columns.map((column, index) => (
          <HeaderCell
            key={column.id}
            {...props}
            column={column}
            index={index}
            className={pinClass(index, pinnedCount)}
          />
        ))}
      </tr>
    </thead>
  );
}

interface HeaderCellProps<Row> extends SortHeaderProps<Row> {
  column: Column<Row>;
  index: number;
  className: string;
}

function HeaderCell<Row>(props: HeaderCellProps<Row>) {
  const { column, index, sort, onSort, onWidth, cellId, activeColumn, className } = props;
  const direction = sortDirection(column.id, sort);
  const Arrow = direction === 'asc' ? ArrowUp : ArrowDown;
  // A column may be named by foreign text, and a heading of nothing but blanks has no name.
  const name = column.header.trim() || '(blank)';
  const isNumber = column.kind === 'number';
  const words = (
    <span className="truncate">
      {name}
      {column.unit ? <span className="text-ink-3"> {column.unit}</span> : null}
    </span>
  );
  return (
    <th
      role="columnheader"
      id={cellId(-1, index)}
      aria-sort={direction === null ? 'none' : direction === 'asc' ? 'ascending' : 'descending'}
      data-active={index === activeColumn || undefined}
      className={cn(
        'group/th relative flex px-2 font-medium text-caption text-ink-2 data-active:-outline-offset-2 data-active:outline-ink group-focus-visible/grid:data-active:outline-2',
        className,
      )}
    >
      <button
        type="button"
        tabIndex={-1}
        title={column.hint ?? name}
        onClick={() => onSort(column)}
        className={cn(
          'flex min-w-0 grow items-center gap-1 hover:text-ink [&_svg]:size-3 [&_svg]:shrink-0',
          isNumber && 'justify-end',
          direction && 'text-ink',
        )}
      >
        {direction && isNumber ? <Arrow aria-hidden /> : null}
        {words}
        {direction && !isNumber ? <Arrow aria-hidden /> : null}
      </button>
      <WidthHandle id={column.id} onWidth={onWidth} />
    </th>
  );
}

export const NARROWEST = 56;

/** Drags a column's right edge; a double click gives the width back. Keys do the same by Shift and an arrow. */
function WidthHandle({ id, onWidth }: { id: string; onWidth: (id: string, width: number | null) => void }) {
  function drag({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) {
    const heading = currentTarget.closest('th');
    if (!heading) return;
    const start = heading.offsetWidth;
    const move = (event: globalThis.PointerEvent) =>
      onWidth(id, Math.max(NARROWEST, Math.round(start + event.clientX - clientX)));
    currentTarget.setPointerCapture(pointerId);
    currentTarget.addEventListener('pointermove', move);
    currentTarget.addEventListener('lostpointercapture', () => currentTarget.removeEventListener('pointermove', move), {
      once: true,
    });
  }
  return (
    <span
      aria-hidden
      onPointerDown={drag}
      onDoubleClick={() => onWidth(id, null)}
      className="absolute inset-y-1 -end-1 z-[2] w-2 cursor-col-resize touch-none border-transparent border-e-2 hover:border-control"
    />
  );
}
