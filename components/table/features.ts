import {
  type ColumnDef,
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { Column } from '@/components/table/column';
import { MIN_WIDTH } from '@/components/table/layout';

export const features = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnResizingFeature,
  rowSortingFeature,
});

export type TableFeatures = typeof features;

/** The TanStack definition of a column. TanStack keeps the state of columns only: rows are sorted and searched outside. */
export function toColumnDef<Row extends object>(column: Column<Row>): ColumnDef<TableFeatures, Row> {
  return {
    id: column.id,
    header: column.header,
    sortDescFirst: column.kind === 'number',
    size: column.width,
    minSize: Math.min(MIN_WIDTH, column.width),
  };
}
