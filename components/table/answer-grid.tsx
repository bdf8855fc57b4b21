'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { type MouseEvent, useCallback, useEffect, useId, useRef } from 'react';
import { CellPeek, useCellPeek } from '@/components/table/cell-peek';
import type { Column } from '@/components/table/column';
import { headerSpans } from '@/components/table/header-spans';
import { PrintedTable } from '@/components/table/printed-table';
import type { ShownColumns } from '@/components/table/shown-columns';
import { SortHeader } from '@/components/table/sort-header';
import { TableRow } from '@/components/table/table-row';
import { useCellKeys } from '@/components/table/use-cell-keys';
import { usePrinting } from '@/components/table/use-printing';
import type { Rows } from '@/components/table/use-rows';
import { cn } from '@/components/ui/cn';
import { useFormat } from '@/lib/client/use-format';

const ROW_HEIGHT = 32;
const OVERSCAN = 6;
/** Rows that the server draws: what a page shows before its scripts, and without them. */
const FIRST_ROWS = 30;

interface AnswerGridProps<Row> {
  rows: Rows<Row>;
  shown: ShownColumns<Row>;
  label: string;
  sort: string;
  /** Changes when the rows are others, and not only more of them: the grid begins at its top again. */
  order: string;
  onSort: (column: Column<Row>) => void;
  onWidth: (id: string, width: number | null) => void;
  onRange: (first: number, last: number) => void;
  onOpen: ((row: Row) => void) | undefined;
  isSelected: ((row: Row) => boolean) | undefined;
  className: string | undefined;
}

/** The scrolled grid: one tab stop, keys move a cell inside it, only the rows in sight are in the page. */
export function AnswerGrid<Row extends object>(props: AnswerGridProps<Row>) {
  const { rows, shown, label, sort, order, onSort, onWidth, onRange, onOpen, isSelected, className } = props;
  const format = useFormat();
  const grid = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { columns, pinnedCount, widths, style } = shown;
  const total = rows.total ?? 0;
  const headerRows = headerSpans(columns, pinnedCount) ? 2 : 1;
  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollPaddingEnd: headerRows * ROW_HEIGHT,
    initialRect: { width: 1024, height: FIRST_ROWS * ROW_HEIGHT },
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => onRange(first, last), [onRange, first, last]);
  const begun = useRef(order);
  useEffect(() => {
    if (begun.current === order) return;
    begun.current = order;
    virtualizer.scrollToOffset(0);
  }, [order, virtualizer]);
  // Rows are drawn into places that are used again and never change their order in the page: replacing text is far
  // cheaper than moving or making elements. Their order is told by position and by aria-rowindex.
  const pool = Math.ceil((virtualizer.scrollRect?.height ?? 0) / ROW_HEIGHT) + 2 * OVERSCAN + 2;
  const places = items.toSorted((a, b) => (a.index % pool) - (b.index % pool));
  const cellId = useCallback((row: number, column: number) => `${grid}${row}-${column}`, [grid]);
  const { active, setActive, onKeyDown } = useCellKeys({
    total,
    rowAt: rows.rowAt,
    shown,
    scroller,
    virtualizer,
    cellId,
    onOpen,
    onSort,
    onWiden: (column, by) => onWidth(column.id, Math.max(56, (widths[columns.indexOf(column)] ?? column.width) + by)),
  });
  const printing = usePrinting();
  const { cell, ...peek } = useCellPeek(cellId(active.row, active.column));

  function onClick(event: MouseEvent<HTMLElement>) {
    const target = (event.target as HTMLElement).closest('td');
    const index = Number(target?.parentElement?.dataset.row);
    const row = rows.rowAt(index);
    if (!target || row === undefined) return;
    setActive({ row: index, column: Number(target.dataset.column) });
    if (!(event.target as HTMLElement).closest('a, button')) onOpen?.(row);
  }

  return (
    <>
      {printing ? <PrintedTable rows={loadedRows(rows)} total={total} shown={shown} label={label} /> : null}
      <a
        href={`#${grid}end`}
        className="sr-only z-20 rounded-md bg-ink px-2 py-1 text-ground focus:not-sr-only focus:absolute"
      >
        Skip the table
      </a>
      <div
        ref={scroller}
        role="grid"
        tabIndex={0}
        aria-label={label}
        aria-rowcount={total + headerRows}
        aria-colcount={columns.length}
        aria-activedescendant={cellId(active.row, active.column)}
        aria-busy={rows.stale || rows.coverage.some(({ pending }) => pending)}
        onKeyDown={onKeyDown}
        onClick={onClick}
        {...peek}
        style={style}
        className={cn(
          'group/grid relative max-h-[72dvh] overflow-auto outline-none transition-opacity',
          rows.stale && 'opacity-60',
          printing && 'no-print',
          className,
        )}
      >
        <table role="presentation" className="block w-(--width) min-w-full">
          <SortHeader
            shown={shown}
            sort={sort}
            onSort={onSort}
            onWidth={onWidth}
            cellId={cellId}
            activeColumn={active.row === -1 ? active.column : -1}
          />
          <tbody role="rowgroup" className="relative block" style={{ height: virtualizer.getTotalSize() }}>
            {places.map(({ index, start }) => {
              const row = rows.rowAt(index);
              return row === undefined ? (
                <ComingRow key={index % pool} index={index} start={start} ariaIndex={index + headerRows + 1} />
              ) : (
                <TableRow
                  key={index % pool}
                  row={row}
                  index={index}
                  start={start}
                  ariaIndex={index + headerRows + 1}
                  shown={shown}
                  format={format}
                  cellId={cellId}
                  activeColumn={index === active.row ? active.column : -1}
                  selected={isSelected?.(row) ?? false}
                  clickable={onOpen !== undefined}
                />
              );
            })}
          </tbody>
        </table>
        <CellPeek cell={cell} />
      </div>
      <span id={`${grid}end`} tabIndex={-1} />
    </>
  );
}

/** A row that is on its way keeps its place. */
function ComingRow({ index, start, ariaIndex }: { index: number; start: number; ariaIndex: number }) {
  return (
    <tr
      role="row"
      aria-rowindex={ariaIndex}
      aria-busy
      style={{ transform: `translateY(${start}px)` }}
      className="absolute inset-x-0 flex h-8 items-center border-line border-b px-2"
    >
      <td role="gridcell" className="grow">
        <div aria-hidden className="skeleton h-3" style={{ width: `${30 + ((index * 7) % 40)}%` }} />
        <span className="sr-only">Loading</span>
      </td>
    </tr>
  );
}

/** For paper: the rows from the first on that are here. */
function loadedRows<Row>({ rowAt, total }: Rows<Row>): Row[] {
  const loaded: Row[] = [];
  for (let index = 0; index < (total ?? 0); index += 1) {
    const row = rowAt(index);
    if (row === undefined) break;
    loaded.push(row);
  }
  return loaded;
}
