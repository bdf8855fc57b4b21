import {
  type ColumnDef,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
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
});

export type TableFeatures = typeof features;

/** The library's definition of one of our columns. It keeps their state; rows are searched and sorted by our own code. */
export function toColumnDef<Row extends object>(column: Column<Row>): ColumnDef<TableFeatures, Row> {
  return {
    id: column.id,
    header: column.header,
    sortDescFirst: column.kind === 'number',
    size: column.width,
    minSize: 56,
    maxSize: 800,
  };
}
