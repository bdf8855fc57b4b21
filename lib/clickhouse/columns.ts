import type { Columns, ColumnType } from '@/lib/contract/column';

/** Types of a column's values. Scalars are nullable. Lists are never null, but empty. */
export const COLUMN_TYPES: Readonly<Record<ColumnType, string>> = {
  string: 'Nullable(String)',
  float: 'Nullable(Float64)',
  integer: 'Nullable(Int64)',
  identifier: 'Nullable(String)',
  boolean: 'Nullable(Bool)',
  timestamp: "Nullable(DateTime64(3, 'UTC'))",
  date: 'Nullable(Date32)',
  tags: 'Array(Tuple(tag_name Nullable(String), tag_value Nullable(String)))',
  labels: 'Array(Tuple(category Nullable(String), subcategory Nullable(String), brand Nullable(String)))',
  strings: 'Array(String)',
};

/** Returns the ClickHouse types of a dataset's columns, in order. */
export function columnTypes(columns: Columns): Record<string, string> {
  return Object.fromEntries(Object.entries(columns).map(([name, { type }]) => [name, COLUMN_TYPES[type]]));
}
