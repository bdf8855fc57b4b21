import type { Measure, Unit } from '@/lib/metrics/view';

/** A column of a table: its header on screen and in files, and what the values are. */
interface AnyColumn {
  readonly title: string;
  readonly unit?: Unit | undefined;
  /** For money: the column that holds the row's currency. */
  readonly currency?: string | undefined;
  /** A column that files have next to it: what its cell shows besides the value. */
  readonly beside?: string | undefined;
  /** Words for yes and no. */
  readonly words?: readonly [yes: string, no: string] | undefined;
  /** Words for the values of the service. Other values are shown as they are. */
  readonly labels?: Readonly<Record<string, string>> | undefined;
}

/** A figure says what it means: its header, the dictionary and the sheet of definitions print it. Of others the name may do. */
export type FigureColumn = AnyColumn & { readonly kind: 'number'; readonly definition: string };
export type TableColumn =
  | FigureColumn
  | (AnyColumn & { readonly kind: 'text' | 'boolean' | 'day' | 'moment'; readonly definition?: string | undefined });

/** The column of a measure means what the measure means. */
export function measureColumn({ title, unit, definition }: Measure, its: { title?: string } = {}): FigureColumn {
  return { title, kind: 'number', unit, definition, ...its };
}

export type TableColumns = Readonly<Record<string, TableColumn>>;
