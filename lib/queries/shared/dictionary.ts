import * as z from 'zod/mini';
import type { Measure } from '@/lib/metrics/view';
import type { DescribedColumns } from '../columns';
import { query } from '../query';

interface DictionaryEntry extends Pick<Measure, 'title' | 'definition'> {
  unit?: Measure['unit'];
  better?: Measure['better'];
}

/** Figures or columns that belong together. */
export interface DictionaryPart {
  title: string;
  entries: DictionaryEntry[];
}

/** The query of a page's dictionary: its measures, and the columns of its tables. */
export function dictionaryQuery(
  name: string,
  measures: Readonly<Record<string, Measure>>,
  tables: readonly { table: { title: string; columns: DescribedColumns } }[],
) {
  const figures = Object.values(measures).map(({ title, definition, unit, better }) => ({
    title,
    definition,
    unit,
    better,
  }));
  const parts = tables.map(({ table }) => ({ title: table.title, entries: entriesOf(table.columns) }));
  return query({
    name,
    params: z.object({}),
    needs: () => [],
    answer: async (): Promise<DictionaryPart[]> => [
      ...(figures.length > 0 ? [{ title: 'Figures', entries: figures }] : []),
      ...parts,
    ],
  });
}

/** Returns the columns with a definition. Other columns are clear from their name. */
function entriesOf(columns: DescribedColumns): DictionaryEntry[] {
  return Object.values(columns).flatMap(({ title, definition, unit }) =>
    definition ? [{ title, definition, unit }] : [],
  );
}
