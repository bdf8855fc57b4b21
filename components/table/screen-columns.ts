import type { ReactNode } from 'react';
import type { Column } from '@/components/table/column';
import type { Format } from '@/lib/client/format/format';
import { NO_VALUE } from '@/lib/client/format/format-number';
import { ownValue } from '@/lib/contract/own-value';
import type { Columns, Column as Described, RowOf } from '@/lib/queries/columns';
import { distinctDigits } from '@/lib/text/distinct-digits';

/** The value of a cell. Null is shown as "—". */
type CellValue = string | number | boolean | null;

/** Options that a page adds to the description of a table. */
interface Additions<Row> {
  /** Titles that depend on what the page shows. */
  titles?: Partial<Record<keyof Row, string>>;
  /** Cells that draw more than their text. */
  cells?: Partial<Record<keyof Row, (row: Row, format: Format) => ReactNode>>;
  /** Decimals of indices and of their differences. */
  digits?: number;
}

/** Widths in pixels of columns without one. */
const WIDTHS = { text: 160, number: 96, boolean: 96, day: 112, moment: 152 };

/** Returns the columns on screen of a described table. */
export function screenColumns<C extends Columns>(
  { shown }: C,
  { titles = {}, cells = {}, digits = 1 }: Additions<RowOf<C>> = {},
): Column<RowOf<C>>[] {
  return Object.entries(shown).flatMap(([id, described]) => {
    if (described.inFilesOnly) return [];
    const { kind, title, short = title, definition, width = WIDTHS[kind], pinned, optional, below, cut } = described;
    const name = id as keyof RowOf<C>;
    return {
      id,
      kind: kind === 'boolean' ? 'text' : kind,
      header: titles[name] ?? short,
      title: titles[name] ?? title,
      width,
      text: (row, format) => textOf(row, id, described, { digits, format }),
      hint: definition,
      pinned,
      hidden: optional,
      below,
      cut,
      cell: cells[name],
    };
  });
}

/** Decimals by unit. Other numbers have two. */
const DIGITS: Partial<Record<NonNullable<Described['unit']>, number>> = { count: 0, days: 0, rows: 0 };

interface Writing {
  /** Decimals of indices and of their differences. */
  digits: number;
  format: Format;
}

function textOf(row: object, id: string, described: Described, { digits, format }: Writing): string {
  const { kind, unit, signed, moreDigits = 0, comparedWith = [] } = described;
  const fields = row as Readonly<Record<string, CellValue>>;
  const value = wordsOf(fields[id] ?? null, described);
  if (value === null || (value === '' && kind === 'text')) return NO_VALUE;
  if (typeof value !== 'number')
    return kind === 'day' ? format.day(`${value}`) : kind === 'moment' ? format.dateTime(`${value}`) : `${value}`;
  const others = comparedWith.map((other) => (typeof other === 'number' ? other : fields[other]));
  /** Adds the decimals that tell the number from those it is compared with. @param factor from the number to the text */
  const apart = (least: number, factor = 1) => {
    const numbers = [value, ...others].filter((number) => typeof number === 'number');
    return distinctDigits(
      numbers.map((number) => number * factor),
      least,
    );
  };
  const { scale } = fields;
  // Without a scale, scores are not shares.
  if (unit === 'score' && typeof scale === 'number')
    return format[signed ? 'points' : 'percent'](value / scale, apart(1, 100 / scale));
  if (unit === 'percent') return format.percent(value, apart(1, 100));
  // A price without a unit is in a currency that the service does not name.
  const currency = described.currency === undefined ? null : fields[described.currency];
  const rowCurrency = typeof currency === 'string' ? currency : null;
  if (unit === 'money') return format[signed ? 'moneyDifference' : 'money'](value, rowCurrency);
  if (unit === undefined) return format[signed ? 'amountDifference' : 'amount'](value, rowCurrency);
  if (unit === 'rank') return format.position(value);
  const ofUnit = unit === 'index' || unit === 'points' ? digits : (DIGITS[unit] ?? 2);
  return format[signed ? 'difference' : 'decimal'](value, apart(ofUnit + moreDigits));
}

/** Replaces flags, and values of the service that have a label, by words. */
function wordsOf(value: CellValue, { words, labels = {} }: Described): CellValue {
  if (typeof value === 'boolean' && words) return words[value ? 0 : 1];
  return typeof value === 'string' ? (ownValue(labels, value) ?? value) : value;
}
