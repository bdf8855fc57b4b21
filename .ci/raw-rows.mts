// The recorded rows themselves, past import, engine and service: what the pages' figures are worked out from again.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { RawRow } from '@/delivery/store/oracle/raw-rows';

const cache = new Map<string, RawRow[]>();

/** All rows of the files of one shape, such as `price`, in the order in which they are imported. */
export function rawRows(folder: string, shape: string): RawRow[] {
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
function withCleanNames(row: RawRow): RawRow {
  for (const name of NAMES) {
    const value = row[name];
    if (typeof value === 'string') row[name] = value.trim().normalize('NFC');
  }
  return row;
}
