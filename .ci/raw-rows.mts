// Reads the recorded rows from their files, without import, engine and service. The references are computed from them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { RawRow } from '@/delivery/store/oracle/raw-rows';

const cache = new Map<string, RawRow[]>();

/** Returns the rows of all files with a name such as `price.*`, in the order in which they are imported. */
export function rawRows(folder: string, dataset: string): RawRow[] {
  const cached = cache.get(join(folder, dataset));
  if (cached) return cached;
  const rows = readdirSync(folder)
    .filter((name) => name.startsWith(`${dataset}.`))
    .sort()
    .flatMap((name) =>
      gunzipSync(readFileSync(join(folder, name)))
        .toString()
        .trim()
        .split('\n'),
    )
    .map((line) => withCleanNames(JSON.parse(line)));
  cache.set(join(folder, dataset), rows);
  return rows;
}

const NAMES = ['retailer_name', 'retailer_country', 'merchant_name', 'brand', 'brand_name', 'service_sku_name'];

/** Removes the blanks around names and composes their letters, as the import does. */
function withCleanNames(row: RawRow): RawRow {
  for (const name of NAMES) {
    const value = row[name];
    if (typeof value === 'string') row[name] = value.trim().normalize('NFC');
  }
  return row;
}
