import type { Measure, Unit } from '@/lib/metrics/view';

/** A column of a table: its header on screen and in files, and its values. */
interface AnyColumn {
  readonly title: string;
  readonly unit?: Unit | undefined;
  /** For money: the column that holds the row's currency. */
  readonly currency?: string | undefined;
  /** A column that files add after this one, for what the cell shows besides the value. */
  readonly beside?: string | undefined;
  /** Words for yes and no. */
  readonly words?: readonly [yes: string, no: string] | undefined;
  /** Words for the values of the service. Other values are shown as they are. */
  readonly labels?: Readonly<Record<string, string>> | undefined;
}

/** Figures need a definition, which headers, the dictionary and the sheet of definitions show. Other columns may do without. */
export type FigureColumn = AnyColumn & { readonly kind: 'number'; readonly definition: string };
export type TableColumn =
  | FigureColumn
  | (AnyColumn & { readonly kind: 'text' | 'boolean' | 'day' | 'moment'; readonly definition?: string | undefined });

/** Returns the column of a measure, with the definition of the measure. */
export function measureColumn({ title, unit, definition }: Measure, options: { title?: string } = {}): FigureColumn {
  return { title, kind: 'number', unit, definition, ...options };
}

export type TableColumns = Readonly<Record<string, TableColumn>>;
