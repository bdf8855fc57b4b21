'use client';

import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Column } from '@/components/table/column';
import { ColumnChooser } from '@/components/table/column-chooser';
import { ExportMenu } from '@/components/table/export-menu';
import { TableGrid } from '@/components/table/table-grid';
import { toPicture } from '@/components/table/to-picture';
import { toSheet } from '@/components/table/to-sheet';
import { useHouseTable } from '@/components/table/use-house-table';
import { useShown } from '@/components/table/use-shown';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { TextInput } from '@/components/ui/text-input';
import { counted, type Noun, pluralOf } from '@/lib/client/counted';
import type { Sheet } from '@/lib/client/sheet';
import { useFormat } from '@/lib/client/use-format';

interface DataTableProps<Row extends object> {
  /** Unique on its page: prefix of the table's keys in the URL (`name_sort`, `name_q`). */
  name: string;
  /** What the table holds: read to screen readers and printed into exports. */
  label: string;
  /** At module level or memoised: new columns rebuild the table. */
  columns: readonly Column<Row>[];
  /** The whole set after the page's filters; memoised. */
  rows: readonly Row[];
  /** What a row is: "offer". */
  noun: Noun;
  defaultSort?: string;
  /** False where the page's own filters search. */
  searchable?: boolean;
  onRowClick?: (row: Row) => void;
  isSelected?: (row: Row) => boolean;
  onXlsx?: (sheet: Sheet) => void;
  /** Filters, dates and legend, a line each: with them the table leaves as a picture too, as its columns' `look` says. */
  pictureNotes?: readonly string[];
  /** The column that stands in sight at first, where the table is wider than its place; by its id. */
  opensAt?: string;
  /** More controls for the line above the table. */
  tools?: ReactNode;
  /** Of the scrolled grid, to set its height. */
  className?: string;
}

/** The table of the house: search, order, columns and export over the whole set, with keys and 50,000 rows. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { name, label, columns, rows, noun, defaultSort, searchable = true, tools, onXlsx, pictureNotes } = props;
  const format = useFormat();
  const house = useHouseTable({ name, columns, rows, defaultSort });
  const shown = useShown(house.table, columns);
  const found = house.rows.length;
  const sheet = () => toSheet(label, shown.columns, house.rows);
  const picture = (notes: readonly string[]) =>
    toPicture({ title: label, notes, columns: shown.columns, rows: house.rows, noun }, format);
  return (
    <div>
      <div className="no-print flex flex-wrap items-center gap-x-3 gap-y-2 pb-2">
        {searchable ? (
          <TextInput
            label={`Search ${pluralOf(noun)}`}
            value={house.search}
            onChange={house.setSearch}
            icon={<Search aria-hidden />}
          />
        ) : null}
        <span className="text-caption text-ink-3" aria-live="polite">
          {found === rows.length
            ? counted(rows.length, noun, format)
            : `${format.integer(found)} of ${counted(rows.length, noun, format)}`}
        </span>
        <div className="ms-auto flex flex-wrap items-center gap-1">
          {tools}
          <ColumnChooser columns={columns} preferences={house.preferences} onChange={house.setPreferences} />
          <ExportMenu
            rowCount={found}
            sheet={sheet}
            onXlsx={onXlsx}
            picture={pictureNotes && (() => picture(pictureNotes))}
          />
        </div>
      </div>
      <TableGrid
        table={house.table}
        rows={house.rows}
        shown={shown}
        label={label}
        onRowClick={props.onRowClick}
        isSelected={props.isSelected}
        opensAt={props.opensAt}
        className={cn(house.stale && 'opacity-60', props.className)}
      />
      {rows.length === 0 ? <p className="py-4 text-ink-2">There are no {pluralOf(noun)}.</p> : null}
      {found === 0 && rows.length > 0 ? (
        <p className="flex items-center gap-3 py-4 text-ink-2">
          No {pluralOf(noun)} match “{house.search}”.
          <Button onClick={() => house.setSearch('')}>Clear search</Button>
        </p>
      ) : null}
    </div>
  );
}
