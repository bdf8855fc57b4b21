'use client';

import { useDeferredValue, useMemo } from 'react';
import type { Column } from '@/components/table/column';
import { createSearch } from '@/components/table/search-rows';
import { parseSort } from '@/components/table/sort-param';
import { createSort } from '@/components/table/sort-rows';
import { useFormat } from '@/lib/client/use-format';

interface SortedRowsOptions<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** "price.desc" */
  sort: string;
  search: string;
}

/** Searches and sorts a whole set in the browser. */
export function useSortedRows<Row extends object>({ columns, rows, sort, search }: SortedRowsOptions<Row>) {
  const format = useFormat();
  const query = useDeferredValue(search);
  const searchRows = useMemo(() => createSearch(columns, format), [columns, format]);
  const sortRows = useMemo(() => createSort(columns), [columns]);
  const matches = useMemo(() => searchRows(rows, query), [searchRows, rows, query]);
  const sorted = useMemo(() => sortRows(matches, parseSort(sort, columns)), [sortRows, matches, sort, columns]);
  // Rows of the previous search are shown while React computes the new ones.
  return { rows: sorted, isStale: query !== search };
}
