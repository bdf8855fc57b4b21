import 'server-only';
import { isPersonal } from '@/lib/contract/personal-columns';

/** Returns the values of the picked columns. Null for a record that must be left out. */
export type PickColumns = (record: readonly string[]) => (string | undefined)[] | null;

/**
 * Picks columns of records by name. A name that occurs twice refers to the first column, then to the second. If a
 * column that identifies a person is not picked, records with other columns than the header are left out, because any
 * of their values may be a name.
 */
export function createPickColumns(header: readonly string[], columns: readonly string[]): PickColumns {
  const next = new Map<string, number>();
  const positions = columns.map((name) => {
    const position = header.indexOf(name, next.get(name) ?? 0);
    if (position >= 0) next.set(name, position + 1);
    return position;
  });
  const hidesPersonal = header.some((name) => isPersonal(name) && !columns.includes(name));
  return (record) => {
    if (hidesPersonal && record.length !== header.length) return null;
    return positions.map((position) => record[position]);
  };
}
