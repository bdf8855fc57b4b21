import type { Column } from '@/components/table/column';
import type { Sheet } from '@/lib/client/sheet';

/**
 * Returns all rows with the visible columns, in the order and selection of the screen. Amounts are numbers. Their
 * currency is in the header if the column has one currency, otherwise in a separate column. Shares leave in percent, as
 * they are read.
 */
export function toSheet<Row>(title: string, columns: readonly Column<Row>[], rows: readonly Row[]): Sheet {
  const written = columns.flatMap((column) => writtenColumns(column, rows));
  return {
    title,
    columns: written.map(({ header, kind }) => ({ header, kind })),
    rows: rows.map((row) => written.map((column) => column.value(row))),
  };
}

type Written<Row> = Pick<Column<Row>, 'header' | 'kind' | 'value'>;

function writtenColumns<Row>(column: Column<Row>, rows: readonly Row[]): Written<Row>[] {
  const { aside } = column;
  const amounts = amountColumns(column, rows);
  return aside
    ? [...amounts, { header: `${headerOf(column)}, ${aside.header}`, kind: 'text', value: aside.value }]
    : amounts;
}

function amountColumns<Row>(column: Column<Row>, rows: readonly Row[]): Written<Row>[] {
  const { kind, currency } = column;
  const value = exported(column);
  const header = headerOf(column);
  if (!currency) return [{ header, kind, value }];
  const currencies = new Set(rows.filter((row) => value(row) !== null).map(currency));
  const [only] = currencies;
  if (currencies.size === 1 && only) return [{ header: `${header} (${only})`, kind, value }];
  return [
    { header, kind, value },
    { header: `${header}, currency`, kind: 'text', value: (row) => (value(row) === null ? null : currency(row)) },
  ];
}

/** 0.153 as 15.3. Digits beyond the precision of binary fractions are dropped. */
function exported<Row>({ value, hundredths }: Column<Row>): Column<Row>['value'] {
  return (row) => {
    const given = value(row);
    if (typeof given !== 'number') return given;
    return hundredths ? Number((given * 100).toFixed(4)) : Number(given.toPrecision(15));
  };
}

function headerOf<Row>({ group, header, title = header, kind, hundredths }: Column<Row>): string {
  const name = group ? `${group}: ${title}` : title;
  const unit = hundredths ?? (kind === 'moment' ? 'UTC' : null);
  return unit ? `${name} (${unit})` : name;
}
