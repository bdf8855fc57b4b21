'use client';

import { useMemo } from 'react';
import type { Column } from '@/components/table/column';
import { gridStyle } from '@/components/table/layout';
import type { HouseTable } from '@/components/table/use-house-table';

/** The visible columns in screen order, pinned ones first, and the style that lays them out. */
export function useShown<Row extends object>(table: HouseTable<Row>, columns: readonly Column<Row>[]) {
  const { columnVisibility, columnPinning, columnSizing } = table.state;
  return useMemo(() => {
    const visible = columns.filter((column) => columnVisibility[column.id] !== false);
    const isPinned = (column: Column<Row>) => columnPinning.start.includes(column.id);
    const pinned = visible.filter(isPinned);
    const shown = [...pinned, ...visible.filter((column) => !isPinned(column))];
    const style = gridStyle(
      shown.map((column) => ({
        size: columnSizing[column.id] ?? column.width,
        pinned: isPinned(column),
        fixed: columnSizing[column.id] !== undefined,
      })),
    );
    return { shown, pinnedCount: pinned.length, style };
  }, [columns, columnVisibility, columnPinning, columnSizing]);
}
