import type { ReactNode } from 'react';
import type { Column } from '@/components/table/column';
import {
  booleanColumn,
  dayColumn,
  decimalColumn,
  differenceColumn,
  eitherColumn,
  momentColumn,
  percentColumn,
  positionColumn,
  textColumn,
} from '@/components/table/columns';
import type { Format } from '@/lib/client/format';
import { NO_VALUE } from '@/lib/client/format-number';
import { scoreFormat } from '@/lib/client/score-format';
import { ownValue } from '@/lib/contract/own-value';
import type { Columns, Column as Described, RowOf } from '@/lib/queries/columns';

/** Options that a page adds to the description of a table. */
interface Additions<Row> {
  /** Titles that depend on what the page shows. */
  titles?: Partial<Record<keyof Row, string>>;
  /** Cells that draw more than their text. */
  cells?: Partial<Record<keyof Row, (row: Row, format: Format) => ReactNode>>;
  /** Decimals of indices and of their differences. */
  digits?: number;
}

/** Returns the columns on screen of a described table. */
export function screenColumns<C extends Columns>(
  { shown }: C,
  { titles = {}, cells = {}, digits = 1 }: Additions<RowOf<C>> = {},
): Column<RowOf<C>>[] {
  return Object.entries(shown).flatMap(([id, described]) => {
    if (described.inFilesOnly) return [];
    const name = id as keyof RowOf<C>;
    const title = titles[name] ?? described.title;
    const cell = cells[name];
    const given = {
      id,
      header: titles[name] ?? described.short ?? title,
      title,
      ...(described.definition && { hint: described.definition }),
      ...(described.width && { width: described.width }),
      ...(described.pinned && { pinned: true }),
      ...(described.optional && { hidden: true }),
      ...(described.cut && { cut: described.cut }),
      ...(cell && { cell }),
    };
    return screenColumn<RowOf<C>>(described, given, digits);
  });
}

type Given<Row> = Pick<Column<Row>, 'id' | 'header' | 'title'> &
  Partial<Pick<Column<Row>, 'hint' | 'width' | 'pinned' | 'hidden' | 'cut' | 'cell'>>;

/** Decimals by unit. Other numbers have two. */
const DIGITS: Partial<Record<NonNullable<Described['unit']>, number>> = { count: 0, days: 0, rows: 0 };

function screenColumn<Row>(described: Described, given: Given<Row>, indexDigits: number): Column<Row> {
  const { kind, unit, words, labels, signed, moreDigits = 0 } = described;
  const read = (row: Row) => (row as Readonly<Record<string, unknown>>)[given.id] ?? null;
  if (kind === 'boolean') {
    const value = read as (row: Row) => boolean | null;
    const [yes, no] = words ?? ['Yes', 'No'];
    return yes === 'Yes'
      ? booleanColumn<Row>({ ...given, no, value })
      : eitherColumn<Row>({ ...given, yes, no, value });
  }
  if (kind !== 'number') {
    const value = read as (row: Row) => string | null;
    if (kind !== 'text') return (kind === 'day' ? dayColumn<Row> : momentColumn<Row>)({ ...given, value });
    return textColumn<Row>({ ...given, value: (row) => labelOf(value(row), labels) });
  }
  const number = { ...given, value: read as (row: Row) => number | null };
  if (unit === 'score') return scoreColumn(number, signed ? 'difference' : 'score');
  if (unit === 'percent') return percentColumn<Row>(number);
  if (unit === 'rank') return positionColumn<Row>(number);
  const ofUnit = unit === 'index' || unit === 'points' ? indexDigits : ((unit && DIGITS[unit]) ?? 2);
  const column = { ...number, digits: ofUnit + moreDigits };
  return signed ? differenceColumn<Row>(column) : decimalColumn<Row>(column);
}

function labelOf(value: string | null, labels: Described['labels'] = {}): string | null {
  return value && (ownValue(labels, value) ?? value);
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
