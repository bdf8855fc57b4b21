import type { Measure } from '@/lib/metrics/view';
import type { TableColumns } from '../column';

interface DictionaryEntry extends Pick<Measure, 'title' | 'definition'> {
  unit?: Measure['unit'] | undefined;
  better?: Measure['better'];
}

/** Figures or columns that belong together. */
export interface DictionaryPart {
  title: string;
  entries: DictionaryEntry[];
}

/** What a page's figures and the columns of its tables mean, out of the values that its queries are made of. */
export function dictionaryOf(
  measures: Readonly<Record<string, Measure>>,
  tables: readonly { table: { title: string; columns: TableColumns } }[],
): DictionaryPart[] {
  const figures = Object.values(measures).map(({ title, definition, unit, better }) => ({
    title,
    definition,
    unit,
    better,
  }));
  const parts = tables.map(({ table }) => ({ title: table.title, entries: entriesOf(table.columns) }));
  return [{ title: 'Figures', entries: figures }, ...parts];
}

/** The columns that say what they mean; of others the name does. */
function entriesOf(columns: TableColumns): DictionaryEntry[] {
  return Object.values(columns).flatMap(({ title, definition, unit }) =>
    definition ? [{ title, definition, unit }] : [],
  );
}
