import type { Column } from '@/components/table/column';
import { MAX_PINNED } from '@/components/table/layout';

/** The user's changes of a table's columns. Anything absent follows the definition of the columns. */
export interface TablePreferences {
  visible?: Record<string, boolean>;
  pinned?: string[];
  widths?: Record<string, number>;
}

export const NO_PREFERENCES: TablePreferences = {};

export function visibility<Row>(columns: readonly Column<Row>[], { visible }: TablePreferences) {
  return Object.fromEntries(columns.map((column) => [column.id, visible?.[column.id] ?? !column.hidden]));
}

/** The ids at the left edge, in the order of the columns. */
export function pinnedIds<Row>(columns: readonly Column<Row>[], { pinned }: TablePreferences): string[] {
  return columns
    .filter((column) => (pinned ? pinned.includes(column.id) : column.pinned))
    .map(({ id }) => id)
    .slice(0, MAX_PINNED);
}
