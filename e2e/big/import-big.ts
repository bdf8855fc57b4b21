import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { BIG, banners, definitions, listings, ratings, type Size } from '@/e2e/big/rows';
import { writeOffers } from '@/scripts/bench/offers';
import { delivery } from '@/scripts/supervisor/delivery';

/** Creates a customer with a day of large datasets. Returns its key. */
export async function importBig(dataDir: string, date: string, size: Size = BIG): Promise<string> {
  // Unique, as the customer of an earlier attempt may exist.
  const customer = `${size.offers} offers ${randomUUID().slice(0, 8)}`;
  const path = (name: string) => join(dataDir, `${customer.replaceAll(' ', '-')}-${name}`);
  const keyFile = path('key');
  await delivery(dataDir, 'customers', 'add', customer, '--key-file', keyFile);
  const take = (dataset: string, file: string) =>
    delivery(dataDir, 'import', '--customer', customer, '--dataset', dataset, file);

  writeFileSync(path('definitions.json'), JSON.stringify(definitions(size)));
  await writeOffers(path('price.csv'), size.offers, date);
  await writeLines(path('rating.ndjson'), ratings(size, date));
  await writeLines(path('listing.ndjson'), listings(size, date));
  await writeLines(path('banner.ndjson'), banners(size, date));
  await Promise.all([
    take('definitions', path('definitions.json')),
    take('price', path('price.csv')),
    take('rating', path('rating.ndjson')),
    take('visibility_listing', path('listing.ndjson')),
    take('e_retail_media', path('banner.ndjson')),
  ]);
  return readFileSync(keyFile, 'utf8').trim();
}

async function writeLines(path: string, rows: Iterable<object>): Promise<void> {
  const file = createWriteStream(path);
  for (const row of rows) if (!file.write(`${JSON.stringify(row)}\n`)) await once(file, 'drain');
  file.end();
  await finished(file);
}
