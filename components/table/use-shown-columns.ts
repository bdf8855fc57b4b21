'use client';

import { type CSSProperties, useMemo } from 'react';
import type { Column } from '@/components/table/column';
import { cellClass, gridStyle } from '@/components/table/layout';
import type { GridTable } from '@/components/table/use-grid-table';
import { cn } from '@/components/ui/cn';

/** The visible columns in screen order, pinned ones first, and their layout. */
export interface ShownColumns<Row> {
  columns: readonly Column<Row>[];
  pinnedCount: number;
  /** Pixels of each: the reader's width, or the column's own. */
  widths: readonly number[];
  /** Cell classes by column index: computed once, not for each of a thousand cells. */
  cellClasses: readonly string[];
  style: CSSProperties;
  /** By column index: the column that its cells show in a second line on phones. */
  below: readonly (Column<Row> | undefined)[];
}

export function useShownColumns<Row extends object>(table: GridTable<Row>, columns: readonly Column<Row>[]) {
  const pinned = table.getStartVisibleLeafColumns();
  const scrolled = table.getCenterVisibleLeafColumns();
  const { columnSizing } = table.state;
  return useMemo((): ShownColumns<Row> => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    const visibleColumns = [...pinned, ...scrolled].flatMap(({ id }) => byId.get(id) ?? []);
    const hosts = hostsOf(visibleColumns);
    const widths = visibleColumns.map(({ id, width }) => columnSizing[id] ?? width);
    const style = gridStyle(
      visibleColumns.map(({ id, width }, index) => ({
        size: columnSizing[id] ?? width,
        pinned: index < pinned.length,
        fixed: columnSizing[id] !== undefined,
        isBelow: hosts.has(id),
      })),
    );
    const cellClasses = visibleColumns.map((column, index) =>
      cn(cellClass(column, index, pinned.length), hosts.has(column.id) && 'max-sm:hidden'),
    );
    const below = visibleColumns.map(({ id }) => visibleColumns.find((column) => hosts.get(column.id) === id));
    return { columns: visibleColumns, pinnedCount: pinned.length, widths, cellClasses, style, below };
  }, [columns, pinned, scrolled, columnSizing]);
}

/** Returns, by id, the shown column that shows a column in its second line on phones. */
function hostsOf<Row>(columns: readonly Column<Row>[]): ReadonlyMap<string, string> {
  return new Map(
    columns.flatMap(({ id, below }) => {
      const host = columns.find((column) => column.id === below);
      return host ? [[id, host.id] as const] : [];
    }),
  );
}
