'use client';

import { type CSSProperties, useMemo } from 'react';
import type { Column } from '@/components/table/column';
import { cellClass, gridStyle } from '@/components/table/layout';
import type { GridTable } from '@/components/table/use-grid-table';

/** The visible columns in screen order, pinned ones first, and their layout. */
export interface ShownColumns<Row> {
  columns: readonly Column<Row>[];
  pinnedCount: number;
  /** Pixels of each: the reader's width, or the column's own. */
  widths: readonly number[];
  /** Cell classes by column index: computed once, not for each of a thousand cells. */
  cellClasses: readonly string[];
  style: CSSProperties;
}

export function useShownColumns<Row extends object>(table: GridTable<Row>, columns: readonly Column<Row>[]) {
  const pinned = table.getStartVisibleLeafColumns();
  const scrolled = table.getCenterVisibleLeafColumns();
  const { columnSizing } = table.state;
  return useMemo((): ShownColumns<Row> => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    const shown = [...pinned, ...scrolled].flatMap(({ id }) => byId.get(id) ?? []);
    const widths = shown.map(({ id, width }) => columnSizing[id] ?? width);
    const style = gridStyle(
      shown.map(({ id, width }, index) => ({
        size: columnSizing[id] ?? width,
        pinned: index < pinned.length,
        fixed: columnSizing[id] !== undefined,
      })),
    );
    const cellClasses = shown.map((column, index) => cellClass(column, index, pinned.length));
    return { columns: shown, pinnedCount: pinned.length, widths, cellClasses, style };
  }, [columns, pinned, scrolled, columnSizing]);
}
