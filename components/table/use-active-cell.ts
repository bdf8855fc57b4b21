'use client';

import { type KeyboardEvent, type RefObject, useState } from 'react';
import { MIN_WIDTH } from '@/components/table/layout';
import type { GridTable } from '@/components/table/use-grid-table';
import type { ShownColumns } from '@/components/table/use-shown-columns';
import { type Cell, moveCell } from '@/components/ui/move-cell';

interface ActiveCellOptions<Row extends object> {
  table: GridTable<Row>;
  shown: ShownColumns<Row>;
  total: number;
  rowAt: (index: number) => Row | undefined;
  grid: RefObject<HTMLElement | null>;
  /** Rows that Page Up and Page Down step over. */
  page: number;
  revealRow: (row: number) => void;
  cellId: (row: number, column: number) => string;
  onOpen: ((row: Row) => void) | undefined;
}

const RESIZE_STEP = 16;

/**
 * The cell that keys act on: arrows move it, Enter sorts by a header, follows a cell's link or opens a row; with Shift,
 * arrows resize a column.
 */
export function useActiveCell<Row extends object>(options: ActiveCellOptions<Row>) {
  const { table, shown, total, rowAt, grid, page, revealRow, cellId, onOpen } = options;
  const { columns, pinnedCount } = shown;
  const [activeCell, setActive] = useState<Cell>({ row: -1, column: 0 });
  const active = {
    row: Math.min(activeCell.row, total - 1),
    column: Math.min(activeCell.column, Math.max(0, columns.length - 1)),
  };

  function onKeyDown(event: KeyboardEvent) {
    if (event.target !== event.currentTarget || event.altKey) return;
    if (event.shiftKey ? resize(event.key) : event.key === 'Enter' ? enter() : move(event)) event.preventDefault();
  }

  function move(event: KeyboardEvent): boolean {
    const size = { rows: total, columns: columns.length, firstRow: -1, page: { row: page } } as const;
    const next = moveCell(active, event.key, size, event.ctrlKey || event.metaKey);
    if (!next) return false;
    setActive(next);
    revealRow(next.row);
    const headings = columns.flatMap((_, index) => document.getElementById(cellId(-1, index)) ?? []);
    const heading = headings[next.column];
    if (grid.current && heading) revealColumn(grid.current, heading, headings.slice(0, pinnedCount));
    return true;
  }

  function enter(): boolean {
    const column = columns[active.column];
    const row = active.row < 0 ? undefined : rowAt(active.row);
    const link = document.getElementById(cellId(active.row, active.column))?.querySelector<HTMLElement>('a, button');
    if (active.row === -1 && column) table.getColumn(column.id)?.toggleSorting();
    else if (link) link.click();
    else if (row !== undefined && onOpen) onOpen(row);
    else return false;
    return true;
  }

  function resize(key: string): boolean {
    const column = active.row === -1 ? columns[active.column] : undefined;
    if (!column || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return false;
    const step = key === 'ArrowRight' ? RESIZE_STEP : -RESIZE_STEP;
    table.setColumnSizing((widths) => ({
      ...widths,
      [column.id]: Math.max(MIN_WIDTH, (widths[column.id] ?? column.width) + step),
    }));
    return true;
  }

  return { active, setActive, onKeyDown };
}

/**
 * Scrolls a grid sideways just far enough to show the column of `heading`. `pinned` are the
 * headings of columns that stay at the left edge, over what scrolls; a narrow screen lets some of them go.
 */
function revealColumn(box: HTMLElement, heading: HTMLElement, pinned: readonly HTMLElement[]): void {
  if (isSticky(heading)) return;
  const covered = pinned.filter(isSticky).reduce((sum, { offsetWidth }) => sum + offsetWidth, 0);
  const left = heading.offsetLeft - covered;
  const right = heading.offsetLeft + heading.offsetWidth - box.clientWidth;
  if (box.scrollLeft > left) box.scrollLeft = left;
  else if (box.scrollLeft < right) box.scrollLeft = right;
}

function isSticky(element: HTMLElement): boolean {
  return getComputedStyle(element).position === 'sticky';
}
