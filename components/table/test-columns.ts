import type { Column } from '@/components/table/column';
import { NO_VALUE } from '@/lib/client/format/format-number';

type Options<Row, Value> = Pick<Column<Row>, 'id' | 'header'> & Partial<Column<Row>> & { value: (row: Row) => Value };

/** A column of texts, for tests. */
export function textColumn<Row>({ value, ...column }: Options<Row, string | null>): Column<Row> {
  return { kind: 'text', width: 160, text: (row) => value(row) || NO_VALUE, ...column };
}

/** A column of whole numbers, for tests. */
export function integerColumn<Row>({ value, ...column }: Options<Row, number | null>): Column<Row> {
  return { kind: 'number', width: 96, text: (row, format) => format.integer(value(row)), ...column };
}
