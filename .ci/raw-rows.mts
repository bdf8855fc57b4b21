// The recorded rows themselves, past import, engine and service: what the pages' figures are worked out from again.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

export type Row = Record<string, unknown>;

/** All rows of the files of one shape, such as `price`, in the order in which they are imported. */
export function rawRows(folder: string, shape: string): Row[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${shape}.`))
    .sort()
    .flatMap((name) =>
      gunzipSync(readFileSync(join(folder, name)))
        .toString()
        .trim()
        .split('\n'),
    )
    .map((line) => JSON.parse(line));
}

export const collectedOn = (rows: readonly Row[], day: string) =>
  rows.filter((row) => String(row.session_time ?? row.date).startsWith(day));

export function groupBy(rows: readonly Row[], ...names: string[]): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = JSON.stringify(names.map((name) => row[name]));
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
export const mean = (values: readonly number[]) => sum(values) / values.length;
