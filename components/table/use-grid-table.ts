'use client';

import {
  type ColumnSizingState,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Column } from '@/components/table/column';
import { MIN_WIDTH } from '@/components/table/layout';
import { NO_PREFERENCES, pinnedIds, type TablePreferences, visibility } from '@/components/table/preferences';
import { formatSort, parseSort } from '@/components/table/sort-param';
import { useShownColumns } from '@/components/table/use-shown-columns';
import { useStored } from '@/lib/client/browser/use-stored';

const features = tableFeatures({
  columnVisibilityFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnResizingFeature,
  rowSortingFeature,
});

interface GridTableOptions<Row> {
  /** Key of the table's preferences in the browser. */
  name: string;
  columns: readonly Column<Row>[];
  /** "price.desc", or empty. */
  sort: string;
  onSort: (sort: string) => void;
}

/** The columns of a table, as a TanStack table. The caller has the sort order, the browser stores the preferences. */
export function useGridTable<Row extends object>({ name, columns, sort, onSort }: GridTableOptions<Row>) {
  const [preferences, setPreferences] = useStored<TablePreferences>(`endcap.table.${name}`, NO_PREFERENCES);
  // TanStack keeps the state of columns only: rows are sorted and searched outside.
  const definitions = useMemo(
    () =>
      columns.map(({ id, header, kind, width }) => ({
        id,
        header,
        sortDescFirst: kind === 'number',
        size: width,
        minSize: Math.min(MIN_WIDTH, width),
      })),
    [columns],
  );
  const sorting = useMemo(() => parseSort(sort, columns), [sort, columns]);
  const columnPinning = useMemo(() => ({ start: pinnedIds(columns, preferences), end: [] }), [columns, preferences]);
  const columnVisibility = useMemo(() => visibility(columns, preferences), [columns, preferences]);
  const columnSizing = preferences.widths ?? NO_WIDTHS;

  const table = useTable<typeof features, Row>({
    features,
    columns: definitions,
    data: NO_ROWS,
    manualSorting: true,
    enableMultiSort: false,
    columnResizeMode: 'onChange',
    state: { sorting, columnPinning, columnVisibility, columnSizing },
    onSortingChange: (updater: Updater<SortingState>) => onSort(formatSort(functionalUpdate(updater, sorting))),
    onColumnSizingChange: (updater: Updater<ColumnSizingState>) =>
      setPreferences({ ...preferences, widths: functionalUpdate(updater, columnSizing) }),
  });

  return { table, shown: useShownColumns(table, columns), preferences, setPreferences };
}

const NO_WIDTHS: ColumnSizingState = {};
/** TanStack gets no rows: wrapping each of 50,000 in an object would cost more than sorting them. */
const NO_ROWS: never[] = [];

export type GridTable<Row extends object> = ReturnType<typeof useTable<typeof features, Row>>;
