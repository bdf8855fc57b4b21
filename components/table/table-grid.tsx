'use client';

import { type MouseEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { BottomScrollbar } from '@/components/table/bottom-scrollbar';
import { CellPeek, useCellPeek } from '@/components/table/cell-peek';
import { type GridRows, loadedRows } from '@/components/table/grid-rows';
import { PrintedTable } from '@/components/table/printed-table';
import { StuckHeader } from '@/components/table/stuck-header';
import { TableHeader } from '@/components/table/table-header';
import { TableRow } from '@/components/table/table-row';
import { useActiveCell } from '@/components/table/use-active-cell';
import type { GridTable } from '@/components/table/use-grid-table';
import { usePageRows } from '@/components/table/use-page-rows';
import type { ShownColumns } from '@/components/table/use-shown-columns';
import { cn } from '@/components/ui/cn';
import { useHydrated } from '@/lib/client/browser/use-hydrated';
import { useFormat } from '@/lib/client/format/use-format';
import { useTimeFormat } from '@/lib/client/format/use-time-format';

interface TableGridProps<Row extends object> {
  table: GridTable<Row>;
  shown: ShownColumns<Row>;
  rows: GridRows<Row>;
  /** What the table holds, for screen readers. */
  label: string;
  /** Reports the first and last row on screen. */
  onRange?: (first: number, last: number) => void;
  onOpen: ((row: Row) => void) | undefined;
  isSelected?: (row: Row) => boolean;
}

/**
 * A grid that scrolls with the page, its header at the top of the window: one Tab stop, keys move a cell inside it, only the
 * rows on screen are in the page.
 */
export function TableGrid<Row extends object>(props: TableGridProps<Row>) {
  const { table, shown, rows, label, onRange, onOpen, isSelected } = props;
  const { total, rowAt, version } = rows;
  const { columns, style } = shown;
  const [plainFormat, timeFormat] = [useFormat(), useTimeFormat()];
  // Only tables with times are drawn again after hydration.
  const format = columns.some(({ kind }) => kind === 'moment') ? timeFormat : plainFormat;
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const { items, size, pool, page, revealRow } = usePageRows({ grid, body, total, version });
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => onRange?.(first, last), [onRange, first, last]);
  // Rows are drawn into recycled elements that never change their order in the page: replacing text is far cheaper than
  // moving or creating elements. Position and aria-rowindex give the order.
  const itemsByElement = items.toSorted((a, b) => (a.index % pool) - (b.index % pool));
  const cellId = useCallback((row: number, column: number) => `${id}${row}-${column}`, [id]);
  const { active, setActive, onKeyDown } = useActiveCell({
    table,
    shown,
    total,
    rowAt,
    grid,
    page,
    revealRow,
    cellId,
    onOpen,
  });
  const printing = usePrinting();
  // Keys would be lost before hydration, so nothing focuses the table until then.
  const isHydrated = useHydrated();
  const { cell, close, ...peek } = useCellPeek(cellId(active.row, active.column));

  function onClick(event: MouseEvent<HTMLElement>) {
    const target = (event.target as HTMLElement).closest('td');
    const index = Number(target?.parentElement?.dataset.row);
    const row = rowAt(index);
    if (!target || row === undefined) return;
    setActive({ row: index, column: Number(target.dataset.column) });
    if (!(event.target as HTMLElement).closest('a, button')) onOpen?.(row);
  }

  return (
    <>
      {printing ? <PrintedTable rows={loadedRows(rows)} total={total} shown={shown} label={label} /> : null}
      <a
        href={`#${id}end`}
        className="sr-only z-20 rounded-md bg-ink px-2 py-1 text-ground focus:not-sr-only focus:absolute"
      >
        Skip the table
      </a>
      <div style={style}>
        <StuckHeader grid={grid} table={table} shown={shown} />
        <div
          ref={grid}
          data-rows={isHydrated || undefined}
          role="grid"
          tabIndex={0}
          aria-label={label}
          aria-rowcount={total + 1}
          aria-colcount={columns.length}
          aria-activedescendant={cellId(active.row, active.column)}
          aria-busy={rows.isBusy}
          onKeyDown={onKeyDown}
          onClick={onClick}
          {...peek}
          className={cn(
            'group/grid relative overflow-x-auto overflow-y-hidden outline-none transition-opacity sm:[scrollbar-width:none]',
            rows.isStale && 'opacity-60',
            printing && 'no-print',
          )}
        >
          <table role="presentation" className="block w-(--width) min-w-full max-sm:w-(--phone-width)">
            <TableHeader
              table={table}
              shown={shown}
              cellId={cellId}
              activeColumn={active.row === -1 ? active.column : -1}
            />
            <tbody ref={body} role="rowgroup" className="relative block" style={{ height: size }}>
              {itemsByElement.map(({ index, start }) => {
                const row = rowAt(index);
                // Counts the header and begins with 1.
                const ariaIndex = index + 2;
                return row === undefined ? (
                  <LoadingRow key={index % pool} index={index} start={start} ariaIndex={ariaIndex} />
                ) : (
                  <TableRow
                    key={index % pool}
                    row={row}
                    index={index}
                    start={start}
                    ariaIndex={ariaIndex}
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
          <CellPeek cell={cell} onClose={close} />
        </div>
        <BottomScrollbar grid={grid} />
      </div>
      <span id={`${id}end`} tabIndex={-1} />
    </>
  );
}

/** Whether the page is being printed, so that virtualized rows must be rendered completely. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}

interface LoadingRowProps {
  index: number;
  /** Pixels from the top of the body. */
  start: number;
  ariaIndex: number;
}

/** Placeholder of a row that is loading. */
function LoadingRow({ index, start, ariaIndex }: LoadingRowProps) {
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
