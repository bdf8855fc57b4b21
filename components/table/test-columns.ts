import type { Column } from '@/components/table/column';
import type { Format } from '@/lib/client/format';
import { NO_VALUE } from '@/lib/client/format-number';

type Given<Row, Value> = Pick<Column<Row>, 'id' | 'header'> &
  Partial<Pick<Column<Row>, 'title' | 'hint' | 'group' | 'width' | 'pinned' | 'hidden' | 'cut' | 'cell' | 'look'>> & {
    value: (row: Row) => Value;
  };

type NumberOf<Row> = Given<Row, number | null>;

function numeric<Row>(given: NumberOf<Row>, width: number, write: (format: Format, value: number) => string) {
  const text = (row: Row, format: Format) => {
    const value = given.value(row);
    return value === null ? NO_VALUE : write(format, value);
  };
  return { kind: 'number' as const, width, text, ...given };
}

export function textColumn<Row>(given: Given<Row, string | null>): Column<Row> {
  return { kind: 'text', width: 160, text: (row) => given.value(row) || NO_VALUE, ...given };
}

export function integerColumn<Row>(given: NumberOf<Row>): Column<Row> {
  return numeric(given, 96, (format, value) => format.integer(value));
}

/** An amount in the currency of its own row. */
export function moneyColumn<Row>(given: NumberOf<Row> & { currency: (row: Row) => string | null }): Column<Row> {
  const text = (row: Row, format: Format) => format.money(given.value(row), given.currency(row));
  return { kind: 'number', width: 112, text, ...given };
}

/** A share from 0 to 1, shown in percent. */
export function percentColumn<Row>(given: NumberOf<Row>): Column<Row> {
  return { hundredths: '%', ...numeric(given, 96, (format, value) => format.percent(value)) };
}

/** A difference of two shares, shown in percentage points. */
export function pointsColumn<Row>(given: NumberOf<Row>): Column<Row> {
  return { hundredths: 'pp', ...numeric(given, 96, (format, value) => format.points(value)) };
}
