import type { Column } from '@/components/table/column';
import { MAX_PINNED } from '@/components/table/layout';

/** The user's changes of a table's columns. Anything absent follows the definition of the columns. */
export interface TablePreferences {
  visible?: Record<string, boolean>;
  pinned?: string[];
  widths?: Record<string, number>;
  /** Ids of all columns. */
  order?: string[];
}

export const NO_PREFERENCES: TablePreferences = {};

export function visibility<Row>(columns: readonly Column<Row>[], { visible }: TablePreferences) {
  return Object.fromEntries(columns.map((column) => [column.id, visible?.[column.id] ?? !column.hidden]));
}

/** The ids of all columns in order. A column that is newer than the stored order follows the one that precedes it. */
export function columnOrder<Row>(columns: readonly Column<Row>[], { order = [] }: TablePreferences): string[] {
  const ids = order.filter((id) => columns.some((column) => column.id === id));
  columns.forEach(({ id }, index) => {
    if (!ids.includes(id)) ids.splice(ids.indexOf(columns[index - 1]?.id ?? '') + 1, 0, id);
  });
  return ids;
}

/** The ids at the left edge, in the order of the columns. */
export function pinnedIds<Row>(columns: readonly Column<Row>[], preferences: TablePreferences): string[] {
  const { pinned } = preferences;
  const isPinned = (id: string) =>
    pinned ? pinned.includes(id) : columns.some((column) => column.id === id && column.pinned);
  return columnOrder(columns, preferences).filter(isPinned).slice(0, MAX_PINNED);
}

/** The order after a column has moved by one place; the same order at either end. */
export function moveColumn(order: readonly string[], id: string, by: -1 | 1): string[] {
  const from = order.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return [...order];
  return order.toSpliced(from, 1).toSpliced(to, 0, id);
}
