import {
  type ColumnDef,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { Column } from '@/components/table/column';

export const features = tableFeatures({
  columnVisibilityFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnResizingFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

export type TableFeatures = typeof features;

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Ascending order of two values that are both there. */
export function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b);
  return Number(a) - Number(b);
}

/** The library's definition of one of our columns: null becomes undefined, which it keeps last in both directions. */
export function toColumnDef<Row extends object>(column: Column<Row>): ColumnDef<TableFeatures, Row> {
  return {
    id: column.id,
    header: column.header,
    accessorFn: (row) => column.value(row) ?? undefined,
    sortFn: (a, b, id) => compareValues(a.getValue(id), b.getValue(id)),
    sortUndefined: 'last',
    sortDescFirst: column.kind === 'number',
    size: column.width,
    minSize: 56,
    maxSize: 800,
  };
}
