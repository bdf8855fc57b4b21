'use client';

import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Column } from '@/components/table/column';
import { ColumnChooser } from '@/components/table/column-chooser';
import { ExportMenu } from '@/components/table/export-menu';
import { TableGrid } from '@/components/table/table-grid';
import { toPicture } from '@/components/table/to-picture';
import { toSheet } from '@/components/table/to-sheet';
import { useGridTable } from '@/components/table/use-grid-table';
import { useSortedRows } from '@/components/table/use-sorted-rows';
import { useTableAddress } from '@/components/table/use-table-address';
import { Button } from '@/components/ui/button';
import { TextInput } from '@/components/ui/text-input';
import { counted, pluralOf } from '@/lib/client/counted';
import type { Sheet } from '@/lib/client/sheet';
import { useFormat } from '@/lib/client/use-format';

interface DataTableProps<Row extends object> {
  /** Unique on its page: prefix of the table's keys in the URL (`name_sort`, `name_q`). */
  name: string;
  /** Title of the table, for screen readers and exports. */
  label: string;
  /** At module level or memoised: new columns rebuild the table. */
  columns: readonly Column<Row>[];
  /** The whole set after the page's filters; memoised. */
  rows: readonly Row[];
  /** What a row is: "offer". */
  noun: string;
  defaultSort?: string;
  /** False if the page's filters include a search. */
  searchable?: boolean;
  onRowClick?: (row: Row) => void;
  isSelected?: (row: Row) => boolean;
  onXlsx?: (sheet: Sheet) => void;
  /** Filters, dates and legend, a line each. With them the table can be exported as a picture, see `look` of columns. */
  pictureNotes?: readonly string[];
  /** Id of the column that is scrolled into view at first, if the table is wider than its container. */
  opensAt?: string;
  /** More controls for the line above the table. */
  tools?: ReactNode;
}

/** A table of rows in the browser, up to 50,000: search, order, column chooser, exports and keyboard control. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { name, label, columns, noun, defaultSort = '', searchable = true, tools, onXlsx, pictureNotes } = props;
  const format = useFormat();
  const urlKeys = { sort: `${name}_sort`, search: `${name}_q` };
  const { sort, search, setSort, setSearch } = useTableAddress({ urlKeys, columns, defaultSort });
  const { table, shown, preferences, setPreferences } = useGridTable({ name, columns, sort, onSort: setSort });
  const { rows, isStale } = useSortedRows({ columns, rows: props.rows, sort, search });
  const total = props.rows.length;
  const sheet = () => toSheet(label, shown.columns, rows);
  const picture = (notes: readonly string[]) =>
    toPicture({ title: label, notes, columns: shown.columns, rows, noun }, format);
  return (
    <div>
      <div className="no-print flex flex-wrap items-center gap-x-3 gap-y-2 pb-2">
        {searchable ? (
          <TextInput
            label={`Search ${pluralOf(noun)}`}
            value={search}
            onChange={setSearch}
            icon={<Search aria-hidden />}
          />
        ) : null}
        <span className="text-caption text-ink-3" aria-live="polite">
          {rows.length === total
            ? counted(total, noun, format)
            : `${format.integer(rows.length)} of ${counted(total, noun, format)}`}
        </span>
        <div className="ms-auto flex flex-wrap items-center gap-1">
          {tools}
          <ColumnChooser columns={columns} preferences={preferences} onChange={setPreferences} />
          <ExportMenu
            rowCount={rows.length}
            sheet={sheet}
            onXlsx={onXlsx}
            picture={pictureNotes && (() => picture(pictureNotes))}
          />
        </div>
      </div>
      <TableGrid
        table={table}
        shown={shown}
        rows={{ total: rows.length, rowAt: (index) => rows[index], isStale, version: `${sort} ${search}` }}
        label={label}
        onOpen={props.onRowClick}
        isSelected={props.isSelected}
        opensAt={props.opensAt}
      />
      {total === 0 ? <p className="py-4 text-ink-2">There are no {pluralOf(noun)}.</p> : null}
      {rows.length === 0 && total > 0 ? (
        <p className="flex items-center gap-3 py-4 text-ink-2">
          No {pluralOf(noun)} match “{search}”.
          <Button onClick={() => setSearch('')}>Clear search</Button>
        </p>
      ) : null}
    </div>
  );
}
