'use client';

import { parseAsString, useQueryStates } from 'nuqs';
import type { Column } from '@/components/table/column';
import { parseSort } from '@/components/table/sort-param';

interface TableAddressOptions<Row> {
  /** Keys of the table in the URL. */
  urlKeys: { sort: string; search: string };
  columns: readonly Column<Row>[];
  /** Order until a user selects one: "price.desc". */
  defaultSort?: string;
}

/** Order and search of a table, both in the URL. An order by a column that does not exist is ignored. */
export function useTableAddress<Row>({ urlKeys, columns, defaultSort = '' }: TableAddressOptions<Row>) {
  const [url, setUrl] = useQueryStates(
    { sort: parseAsString.withDefault(defaultSort), search: parseAsString.withDefault('') },
    { urlKeys, history: 'replace' },
  );
  return {
    sort: parseSort(url.sort, columns).length > 0 ? url.sort : defaultSort,
    search: url.search,
    setSort: (sort: string) => void setUrl({ sort: sort || null }),
    setSearch: (search: string) => void setUrl({ search: search || null }),
  };
}
