// The recorded rows themselves, past import, engine and service: what the pages' figures are worked out from again.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

export type Row = Record<string, unknown>;

const cache = new Map<string, Row[]>();

/** All rows of the files of one shape, such as `price`, in the order in which they are imported. */
export function rawRows(folder: string, shape: string): Row[] {
  const cached = cache.get(join(folder, shape));
  if (cached) return cached;
  const rows = readdirSync(folder)
    .filter((name) => name.startsWith(`${shape}.`))
    .sort()
    .flatMap((name) =>
      gunzipSync(readFileSync(join(folder, name)))
        .toString()
        .trim()
        .split('\n'),
    )
    .map((line) => withCleanNames(JSON.parse(line)));
  cache.set(join(folder, shape), rows);
  return rows;
}

const NAMES = ['retailer_name', 'retailer_country', 'merchant_name', 'brand', 'brand_name', 'service_sku_name'];

/** Removes the blanks around names and composes their letters, as the import does. */
function withCleanNames(row: Row): Row {
  for (const name of NAMES) {
    const value = row[name];
    if (typeof value === 'string') row[name] = value.trim().normalize('NFC');
  }
  return row;
}

export const collectedOn = (rows: readonly Row[], day: string) =>
  rows.filter((row) => String(row.session_time ?? row.date).startsWith(day));

export const dayOf = ({ session_time, date }: Row) => String(session_time ?? date).slice(0, 10);
export const daysOf = (rows: readonly Row[]) => [...new Set(rows.map(dayOf))].sort();

/** Whether a row was collected on a day or in the thirty days before it. */
export function isInMonthUpTo(end: string) {
  const start = new Date(Date.parse(end) - 30 * 86_400_000).toISOString().slice(0, 10);
  return (row: Row) => start <= dayOf(row) && dayOf(row) <= end;
}

export function groupsBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

export const groupBy = (rows: readonly Row[], ...names: string[]): Row[][] => [
  ...groupsBy(rows, (row) => JSON.stringify(names.map((name) => row[name]))).values(),
];

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
export const mean = (values: readonly number[]) => sum(values) / values.length;
