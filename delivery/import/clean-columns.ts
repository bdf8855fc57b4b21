import { ID_COLUMNS, NAME_COLUMNS, NAME_LISTS } from '@/delivery/schema/text-columns';
import type { Columns } from '@/lib/contract/column';
import { cleanName, trimBlanks } from '@/lib/text/clean-name';
import type { Readings } from './readings';

/**
 * Creates a function that cleans the ids and names of a row, in place, and records each change. A text of blanks only is
 * left to the check of the row.
 */
export function cleanColumns(columns: Columns, readings: Readings) {
  const names = Object.keys(columns);
  const ids = names.filter((name) => ID_COLUMNS.includes(name));
  const texts = names.filter((name) => NAME_COLUMNS.includes(name));
  const lists = names.filter((name) => NAME_LISTS.includes(name));

  return (row: Record<string, unknown>): void => {
    const change = (name: string, clean: (text: string) => string) => (value: unknown) => {
      if (typeof value !== 'string') return value;
      const text = clean(value);
      if (text === value || text === '') return value;
      readings.cleaned(name, value, text);
      return text;
    };
    for (const name of ids) if (row[name] !== undefined) row[name] = change(name, trimBlanks)(row[name]);
    for (const name of texts) if (row[name] !== undefined) row[name] = change(name, cleanName)(row[name]);
    for (const name of lists)
      if (Array.isArray(row[name])) row[name] = row[name].map((item) => cleanItem(item, change(name, cleanName)));
  };
}

/** Cleans an item of a list: a name, or an object of names. */
function cleanItem(item: unknown, clean: (value: unknown) => unknown): unknown {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return clean(item);
  return Object.fromEntries(Object.entries(item).map(([key, value]) => [key, clean(value)]));
}
