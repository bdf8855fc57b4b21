'use client';

import { type ColumnSizingState, type SortingState, type Updater, useTable } from '@tanstack/react-table';
import { parseAsString, useQueryStates } from 'nuqs';
import { useDeferredValue, useMemo } from 'react';
import type { Column } from '@/components/table/column';
import { features, toColumnDef } from '@/components/table/features';
import { NO_PREFERENCES, pinnedIds, type TablePreferences, visibility } from '@/components/table/preferences';
import { createSearch } from '@/components/table/search-rows';
import { formatSort, parseSort } from '@/components/table/sort-param';
import { createSort } from '@/components/table/sort-rows';
import { useFormat } from '@/lib/client/use-format';
import { useStored } from '@/lib/client/use-stored';

interface HouseTableOptions<Row> {
  /** Prefix of the table's keys in the URL and in the browser's preferences. */
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Order before a person chooses one: "price.desc". */
  defaultSort?: string;
}

function apply<Value>(updater: Updater<Value>, before: Value): Value {
  return typeof updater === 'function' ? (updater as (before: Value) => Value)(before) : updater;
}

/** The state of one table: search and order in the URL, columns in the browser, rows sorted and searched as a whole. */
export function useHouseTable<Row extends object>({ name, columns, rows, defaultSort = '' }: HouseTableOptions<Row>) {
  const format = useFormat();
  const [url, setUrl] = useQueryStates(
    { sort: parseAsString.withDefault(defaultSort), search: parseAsString.withDefault('') },
    { urlKeys: { sort: `${name}_sort`, search: `${name}_q` } },
  );
  const [preferences, setPreferences] = useStored<TablePreferences>(`endcap.table.${name}`, NO_PREFERENCES);
  const query = useDeferredValue(url.search);
  const search = useMemo(() => createSearch(columns, format), [columns, format]);
  const found = useMemo(() => search(rows, query), [search, rows, query]);
  const definitions = useMemo(() => columns.map((column) => toColumnDef(column)), [columns]);
  const sorting = useMemo(() => parseSort(url.sort, columns), [url.sort, columns]);
  const sort = useMemo(() => createSort(columns), [columns]);
  const sorted = useMemo(() => sort(found, sorting), [sort, found, sorting]);
  const columnPinning = useMemo(() => ({ start: pinnedIds(columns, preferences), end: [] }), [columns, preferences]);
  const columnVisibility = useMemo(() => visibility(columns, preferences), [columns, preferences]);
  const columnSizing = preferences.widths ?? NO_WIDTHS;

  const table = useTable({
    features,
    columns: definitions,
    data: NO_ROWS,
    manualSorting: true,
    enableMultiSort: false,
    columnResizeMode: 'onChange',
    state: { sorting, columnPinning, columnVisibility, columnSizing },
    onSortingChange: (updater: Updater<SortingState>) =>
      void setUrl({ sort: formatSort(apply(updater, sorting)) || null }),
    onColumnSizingChange: (updater: Updater<ColumnSizingState>) =>
      setPreferences({ ...preferences, widths: apply(updater, columnSizing) }),
  });

  return {
    table,
    /** Those found, in order. */
    rows: sorted,
    preferences,
    setPreferences,
    search: url.search,
    setSearch: (text: string) => void setUrl({ search: text || null }),
    /** The rows of an older search are shown while the newer one is worked out. */
    stale: query !== url.search,
  };
}

const NO_WIDTHS: ColumnSizingState = {};
/** The table's library keeps no rows: an object of its own for each would cost more than sorting them. */
const NO_ROWS: never[] = [];

export type HouseTable<Row extends object> = ReturnType<typeof useHouseTable<Row>>['table'];
