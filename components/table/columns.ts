import type { Column } from '@/components/table/column';
import type { Format } from '@/lib/client/format';
import { NO_VALUE } from '@/lib/client/format-number';
import { distinctDigits } from '@/lib/text/distinct-digits';

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

/** @param given.comparedWith a number that other numbers must not look like */
export function decimalColumn<Row>({
  digits = 2,
  comparedWith,
  ...given
}: NumberOf<Row> & { digits?: number; comparedWith?: number }): Column<Row> {
  return numeric(given, 96, (format, value) => format.decimal(value, distinctDigits([value, comparedWith], digits)));
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

/** A rank, "#3". */
export function positionColumn<Row>(given: NumberOf<Row>): Column<Row> {
  return numeric(given, 88, (format, value) => format.position(value));
}

/** Yes, no or unknown. @param given.no the text of a no, if only a yes is worth a word */
export function booleanColumn<Row>({ no = 'No', ...given }: Given<Row, boolean | null> & { no?: string }): Column<Row> {
  const text = (row: Row) => inWords(given.value(row), 'Yes', no) ?? NO_VALUE;
  return { kind: 'boolean', width: 96, text, ...given };
}

/** One of two words, or unknown. Exported as the words, because "true" does not say which. */
export function eitherColumn<Row>(given: Given<Row, boolean | null> & { yes: string; no: string }): Column<Row> {
  const { yes, no, value, ...column } = given;
  return textColumn({ width: 96, ...column, value: (row) => inWords(value(row), yes, no) });
}

function inWords(value: boolean | null, yes: string, no: string): string | null {
  return value === null ? null : value ? yes : no;
}

/** An instant, ISO 8601, by the reader's clock. */
export function momentColumn<Row>(given: Given<Row, string | null>): Column<Row> {
  return { kind: 'moment', width: 152, text: (row, format) => format.dateTime(given.value(row)), ...given };
}
