import type { CSSProperties } from 'react';
import type { Column } from '@/components/table/column';
import { cellClass, gridStyle } from '@/components/table/layout';
import { pinnedIds, type TablePreferences, visibility } from '@/components/table/preferences';

/** The visible columns in screen order, pinned ones first, and what lays them out. */
export interface ShownColumns<Row> {
  columns: readonly Column<Row>[];
  pinnedCount: number;
  /** Pixels of each, as a person set them or the column says. */
  widths: readonly number[];
  /** Classes of a cell by the place of its column: made once, not for each of a thousand cells. */
  cellClasses: readonly string[];
  style: CSSProperties;
}

/** Columns as their own definition and a person's preferences have them. */
export function shownColumns<Row>(all: readonly Column<Row>[], preferences: TablePreferences): ShownColumns<Row> {
  const visible = visibility(all, preferences);
  const pinnedNames = pinnedIds(all, preferences);
  const seen = all.filter(({ id }) => visible[id]);
  const isPinned = ({ id }: Column<Row>) => pinnedNames.includes(id);
  const pinned = seen.filter(isPinned);
  const columns = [...pinned, ...seen.filter((column) => !isPinned(column))];
  const widths = columns.map(({ id, width }) => preferences.widths?.[id] ?? width);
  const laidOut = columns.map((column, at) => ({
    size: widths[at] ?? column.width,
    pinned: isPinned(column),
    fixed: preferences.widths?.[column.id] !== undefined,
  }));
  return {
    columns,
    pinnedCount: pinned.length,
    widths,
    cellClasses: columns.map((column, index) => cellClass(column, index, pinned.length)),
    style: gridStyle(laidOut),
  };
}

/** The order after a click on a header: numbers fall first, text rises first, the third click gives the first order back. */
export function nextSort({ id, kind }: Pick<Column<never>, 'id' | 'kind'>, sort: string): string | null {
  const first = kind === 'number' ? 'desc' : 'asc';
  const second = first === 'desc' ? 'asc' : 'desc';
  if (sort === `${id}.${first}`) return `${id}.${second}`;
  return sort === `${id}.${second}` ? null : `${id}.${first}`;
}

/** `price.desc` → its direction where it is this column's. */
export function sortDirection(id: string, sort: string): 'asc' | 'desc' | null {
  const dot = sort.lastIndexOf('.');
  if (sort.slice(0, dot) !== id) return null;
  return sort.slice(dot + 1) === 'desc' ? 'desc' : 'asc';
}
