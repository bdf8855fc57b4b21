'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { type MouseEvent, useCallback, useId, useRef } from 'react';
import { CellPeek, useCellPeek } from '@/components/table/cell-peek';
import { headerSpans } from '@/components/table/header-spans';
import { PrintedTable } from '@/components/table/printed-table';
import { TableHeader } from '@/components/table/table-header';
import { TableRow } from '@/components/table/table-row';
import { useActiveCell } from '@/components/table/use-active-cell';
import type { HouseTable } from '@/components/table/use-house-table';
import { useOpeningColumn } from '@/components/table/use-opening-column';
import { usePrinting } from '@/components/table/use-printing';
import type { Shown } from '@/components/table/use-shown';
import { cn } from '@/components/ui/cn';
import { useFormat } from '@/lib/client/use-format';

const ROW_HEIGHT = 32;
const OVERSCAN = 6;

interface TableGridProps<Row extends object> {
  table: HouseTable<Row>;
  /** In order. */
  rows: readonly Row[];
  shown: Shown<Row>;
  /** What the table holds, for screen readers. */
  label: string;
  onRowClick?: (row: Row) => void;
  isSelected?: (row: Row) => boolean;
  opensAt?: string;
  className?: string;
}

/** The scrolled grid: one tab stop, keys move a cell inside it, only the rows in sight are in the page. */
export function TableGrid<Row extends object>(props: TableGridProps<Row>) {
  const { table, rows, shown, label, onRowClick, isSelected, opensAt, className } = props;
  const format = useFormat();
  const grid = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { columns, pinnedCount, style } = shown;
  const headerRows = headerSpans(columns, pinnedCount) ? 2 : 1;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollPaddingEnd: headerRows * ROW_HEIGHT,
  });
  // Rows are drawn into places that are used again and never change their order in the page: replacing text is far
  // cheaper than moving or making elements. Their order is told by position and by aria-rowindex.
  const pool = Math.ceil((virtualizer.scrollRect?.height ?? 0) / ROW_HEIGHT) + 2 * OVERSCAN + 2;
  const places = virtualizer.getVirtualItems().toSorted((a, b) => (a.index % pool) - (b.index % pool));
  const cellId = useCallback((row: number, column: number) => `${grid}${row}-${column}`, [grid]);
  const { active, setActive, onKeyDown } = useActiveCell({
    table,
    rows,
    columns,
    pinnedCount,
    scroller,
    virtualizer,
    cellId,
    onRowClick,
  });

  const opening = columns.findIndex(({ id }) => id === opensAt);
  useOpeningColumn(scroller, opening < 0 ? null : cellId(-1, opening));

  const printing = usePrinting();
  const { cell, ...peek } = useCellPeek(cellId(active.row, active.column));

  function onClick(event: MouseEvent<HTMLElement>) {
    const cell = (event.target as HTMLElement).closest('td');
    const index = Number(cell?.parentElement?.dataset.row);
    const row = rows[index];
    if (!cell || !row) return;
    setActive({ row: index, column: Number(cell.dataset.column) });
    if (!(event.target as HTMLElement).closest('a, button')) onRowClick?.(row);
  }

  return (
    <>
      {printing ? <PrintedTable rows={rows} shown={shown} label={label} /> : null}
      <div
        ref={scroller}
        role="grid"
        tabIndex={0}
        aria-label={label}
        aria-rowcount={rows.length + headerRows}
        aria-colcount={columns.length}
        aria-activedescendant={cellId(active.row, active.column)}
        onKeyDown={onKeyDown}
        onClick={onClick}
        {...peek}
        style={style}
        className={cn(
          'group/grid relative max-h-[72dvh] overflow-auto outline-none',
          printing && 'no-print',
          className,
        )}
      >
        <table role="presentation" className="block w-(--width) min-w-full">
          <TableHeader
            table={table}
            shown={shown}
            cellId={cellId}
            activeColumn={active.row === -1 ? active.column : -1}
          />
          <tbody role="rowgroup" className="relative block" style={{ height: virtualizer.getTotalSize() }}>
            {places.map(({ index, start }) => {
              const row = rows[index];
              return row ? (
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
                  clickable={onRowClick !== undefined}
                />
              ) : null;
            })}
          </tbody>
        </table>
        <CellPeek cell={cell} />
      </div>
    </>
  );
}
