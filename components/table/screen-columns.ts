import type { ReactNode } from 'react';
import type { Column } from '@/components/table/column';
import {
  booleanColumn,
  decimalColumn,
  differenceColumn,
  eitherColumn,
  integerColumn,
  percentColumn,
  textColumn,
} from '@/components/table/columns';
import type { Format } from '@/lib/client/format';
import { NO_VALUE } from '@/lib/client/format-number';
import { scoreFormat } from '@/lib/client/score-format';
import type { Columns, Column as Described, RowOf } from '@/lib/queries/columns';

/** Options that a page adds to the description of a table. */
interface Additions<Row> {
  /** Titles that depend on what the page shows. */
  titles?: Partial<Record<keyof Row, string>>;
  /** Cells that draw more than their text. */
  cells?: Partial<Record<keyof Row, (row: Row, format: Format) => ReactNode>>;
}

/** Returns the columns on screen of a described table. */
export function screenColumns<C extends Columns>(
  { shown }: C,
  { titles = {}, cells = {} }: Additions<RowOf<C>> = {},
): Column<RowOf<C>>[] {
  return Object.entries(shown).map(([id, described]) => {
    const name = id as keyof RowOf<C>;
    const title = titles[name] ?? described.title;
    const cell = cells[name];
    return screenColumn<RowOf<C>>(described, {
      id,
      header: titles[name] ?? described.short ?? title,
      title,
      ...(described.definition && { hint: described.definition }),
      ...(described.width && { width: described.width }),
      ...(described.pinned && { pinned: true }),
      ...(described.optional && { hidden: true }),
      ...(cell && { cell }),
    });
  });
}

type Given<Row> = Pick<Column<Row>, 'id' | 'header' | 'title'> &
  Partial<Pick<Column<Row>, 'hint' | 'width' | 'pinned' | 'hidden' | 'cell'>>;

function screenColumn<Row>({ kind, unit, words, signed }: Described, given: Given<Row>): Column<Row> {
  const read = (row: Row) => (row as Readonly<Record<string, unknown>>)[given.id] ?? null;
  if (kind === 'text') return textColumn<Row>({ ...given, value: read as (row: Row) => string | null });
  if (kind === 'boolean') {
    const value = read as (row: Row) => boolean | null;
    const [yes, no] = words ?? ['Yes', 'No'];
    return yes === 'Yes'
      ? booleanColumn<Row>({ ...given, no, value })
      : eitherColumn<Row>({ ...given, yes, no, value });
  }
  const number = { ...given, value: read as (row: Row) => number | null };
  if (unit === 'score') return scoreColumn(number, signed ? 'difference' : 'score');
  if (unit === 'percent') return percentColumn<Row>(number);
  if (signed) return differenceColumn<Row>({ ...number, digits: unit === 'count' ? 0 : 1 });
  return unit === 'count' ? integerColumn<Row>(number) : decimalColumn<Row>(number);
}

/** A score in the scale of its row: in percent if scores are shares, otherwise as received. */
function scoreColumn<Row>(
  given: Given<Row> & { value: (row: Row) => number | null },
  write: 'score' | 'difference',
): Column<Row> {
  const scaleOf = (row: Row) => (row as { scale?: number | null }).scale ?? null;
  return {
    kind: 'number',
    width: 96,
    ...given,
    text: (row, format) => {
      const value = given.value(row);
      return value === null ? NO_VALUE : scoreFormat(format, scaleOf(row))[write](value);
    },
  };
}
