import type { Unit } from '@/lib/metrics/view';

/**
 * A column of a table, described once: the row's type, the column on screen, the dictionary and the files that people
 * download follow from it. It holds no SQL, so that server and browser both import it.
 */
export interface Column<Value = unknown> {
  /** Name in the dictionary, in files and, if there is no `short` one, on screen. */
  readonly title: string;
  readonly kind: 'text' | 'number' | 'boolean' | 'day' | 'moment';
  readonly unit?: Unit;
  /** What a value and a missing value mean. Numbers need a definition. */
  readonly definition?: string;
  /** Header on screen where the title is too long for the width. */
  readonly short?: string;
  /** Pixels. */
  readonly width?: number;
  readonly pinned?: boolean;
  /** Hidden on screen until a user selects it. */
  readonly optional?: boolean;
  /** The column whose cells show this one in a second line on phones, where it has no column of its own. */
  readonly below?: string;
  /** Not on screen, as the cell of another column shows it. Tables sort by it, and files contain it. */
  readonly inFilesOnly?: boolean;
  /** The search of the table includes it. */
  readonly search?: boolean;
  /** Where a text that does not fit is cut: at its end by default, in the middle if the end is what differs. */
  readonly cut?: 'middle';
  /** The number is a difference: it has a sign. */
  readonly signed?: boolean;
  /** Columns or numbers that the number is compared with. It has the decimals that tell it from them. */
  readonly comparedWith?: readonly (string | number)[];
  /** Decimals on screen in addition to those of the unit. */
  readonly moreDigits?: number;
  /** Words for yes and no. */
  readonly words?: readonly [yes: string, no: string];
  /** Words for the values of the service. Other values are shown as they are. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Words for the letters of a text that has one for each day. Files write the days in words. */
  readonly letters?: Readonly<Record<string, string>>;
  /** For money: the column that holds the row's currency. */
  readonly currency?: string;
  /** A column that files add after this one, for what the cell shows besides the value. */
  readonly beside?: string;
  /** Only for types: the type of the value. */
  readonly value?: Value;
}

type Options = Omit<Column, 'title' | 'kind' | 'unit' | 'definition' | 'value'>;
type DefinedOptions = Options & Pick<Column, 'definition'>;
export type DescribedColumns = Readonly<Record<string, Column>>;

/** Columns that are shown, and fields of a row that are not. */
export interface Columns<
  Shown extends DescribedColumns = DescribedColumns,
  Hidden extends DescribedColumns = DescribedColumns,
> {
  readonly shown: Shown;
  readonly hidden: Hidden;
}

type ValueOf<C> = C extends Column<infer Value> ? Value : never;

/** A row of a table with these columns. A value may be null unless its column is `required`. */
export type RowOf<C extends Columns> = { [Name in keyof C['shown']]: ValueOf<C['shown'][Name]> } & {
  [Name in keyof C['hidden']]: ValueOf<C['hidden'][Name]>;
};

/** Describes the columns of a table, and the further fields of its rows. */
export function columns<
  const Shown extends DescribedColumns,
  const Hidden extends DescribedColumns = Record<never, Column>,
>(shown: Shown, hidden?: Hidden): Columns<Shown, Hidden> {
  return { shown, hidden: hidden ?? ({} as Hidden) };
}

/** A text. @typeParam Value the texts, if there are only a few */
export function text<Value extends string = string>(title: string, options: DefinedOptions = {}): Column<Value | null> {
  return { title, kind: 'text', ...options };
}

/** A calendar day, YYYY-MM-DD. */
export function day(title: string, options: DefinedOptions = {}): Column<string | null> {
  return { title, kind: 'day', ...options };
}

/** A number with its definition. @param unit null for prices in a currency that the service does not name */
export function number(
  unit: Unit | null,
  title: string,
  definition: string,
  options: Options = {},
): Column<number | null> {
  return { title, kind: 'number', definition, ...(unit && { unit }), ...options };
}

/** A flag, with its words on screen and in files. Null is unknown. */
export function boolean(
  title: string,
  words: readonly [yes: string, no: string],
  options: DefinedOptions = {},
): Column<boolean | null> {
  return { title, kind: 'boolean', words, ...options };
}

/** An amount in the currency of its row, which is in the column `currency` by default. */
export function money(title: string, definition: string, options: Options = {}) {
  return number('money', title, definition, { currency: 'currency', ...options });
}

/** An instant in UTC, in the form of ISO 8601. */
export function moment(title: string, options: DefinedOptions = {}): Column<string | null> {
  return { title, kind: 'moment', ...options };
}

/** A list that its own component draws. Files do not have it. */
export function list<Item>(): Column<Item[]> {
  return { title: '', kind: 'text' };
}

/** The same column without nulls. */
export function required<Value>(column: Column<Value | null>): Column<Value> {
  return column as Column<Value>;
}

/** Fields of a row that are no columns for people. Those of `maybe` may be null. */
export const hidden = {
  text: required(text('')),
  number: { title: '', kind: 'number' } as Column<number>,
  boolean: { title: '', kind: 'boolean' } as Column<boolean>,
  maybe: {
    text: text(''),
    number: { title: '', kind: 'number' } as Column<number | null>,
    boolean: { title: '', kind: 'boolean' } as Column<boolean | null>,
  },
};
