import { type PlainColumn, PlainTable, type PlainTableProps } from '@/components/ui/plain-table';

interface ChoiceTableProps<Row> extends Omit<PlainTableProps<Row>, 'rowClass'> {
  /** Name of the first column, whose texts are buttons that select a row. */
  name: string;
  nameOf: (row: Row) => string;
  /** Below the name of a row. */
  detail?: (row: Row) => string;
  /** One of the rows. */
  selected: Row;
  onSelect: (row: Row) => void;
}

/** A small table with a selected row, in bold. */
export function ChoiceTable<Row>(props: ChoiceTableProps<Row>) {
  const { name, nameOf, detail, selected, onSelect, columns, ...table } = props;
  const names: PlainColumn<Row> = {
    name,
    kind: 'text',
    cell: (row) => (
      <>
        <button
          type="button"
          aria-pressed={row === selected}
          onClick={() => onSelect(row)}
          className="min-h-6 text-start hover:underline"
        >
          {nameOf(row)}
        </button>
        {detail ? <span className="block text-caption text-ink-3">{detail(row)}</span> : null}
      </>
    ),
  };
  return (
    <PlainTable {...table} columns={[names, ...columns]} rowClass={(row) => row === selected && 'font-semibold'} />
  );
}
