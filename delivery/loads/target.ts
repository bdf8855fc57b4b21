import { type Stored, storedByName } from '@/delivery/schema/stored';
import { EXTRA } from '@/delivery/schema/tables';

/** The table of rows, and their name in `loads`. */
export interface LoadTarget {
  readonly dataset: string;
  readonly table: string;
  /** Columns of the content, in order. */
  readonly content: readonly string[];
}

export function rowsTarget({ name, table, columns, open }: Stored): LoadTarget {
  return { dataset: name, table, content: [...Object.keys(columns), ...(open ? [EXTRA] : [])] };
}

export function definitionTarget(kind: string): LoadTarget {
  return { dataset: kind, table: 'definitions', content: ['kind', 'body'] };
}

/** @throws if no dataset has this name */
export function targetOf(dataset: string): LoadTarget {
  const stored = storedByName(dataset);
  if (!stored) throw new Error(`No rows are stored under the name ${JSON.stringify(dataset)}.`);
  return rowsTarget(stored);
}
