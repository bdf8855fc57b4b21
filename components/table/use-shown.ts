'use client';

import { type CSSProperties, useMemo } from 'react';
import type { Column } from '@/components/table/column';
import { cellClass, gridStyle } from '@/components/table/layout';
import type { HouseTable } from '@/components/table/use-house-table';

/** The visible columns in screen order, pinned ones first, and what lays them out. */
export interface Shown<Row> {
  columns: readonly Column<Row>[];
  pinnedCount: number;
  /** Pixels of each, as a person set them or the column says. */
  widths: readonly number[];
  /** Classes of a cell by the place of its column: made once, not for each of a thousand cells. */
  cellClasses: readonly string[];
  style: CSSProperties;
}

export function useShown<Row extends object>(table: HouseTable<Row>, columns: readonly Column<Row>[]) {
  const { columnVisibility, columnPinning, columnSizing } = table.state;
  return useMemo((): Shown<Row> => {
    const visible = columns.filter((column) => columnVisibility[column.id] !== false);
    const isPinned = (column: Column<Row>) => columnPinning.start.includes(column.id);
    const pinned = visible.filter(isPinned);
    const shown = [...pinned, ...visible.filter((column) => !isPinned(column))];
    const widths = shown.map(({ id, width }) => columnSizing[id] ?? width);
    const style = gridStyle(
      shown.map((column, at) => ({
        size: widths[at] ?? column.width,
        pinned: isPinned(column),
        fixed: columnSizing[column.id] !== undefined,
      })),
    );
    const cellClasses = shown.map((column, index) => cellClass(column, index, pinned.length));
    return { columns: shown, pinnedCount: pinned.length, widths, cellClasses, style };
  }, [columns, columnVisibility, columnPinning, columnSizing]);
}
