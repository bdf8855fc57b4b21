import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse';
import { createDatabase } from '@/lib/clickhouse/client';
import { columnTypes } from '@/lib/clickhouse/columns';
import { connect } from '@/lib/clickhouse/connect';
import { openClient } from '@/lib/clickhouse/open-client';
import type { ColumnType } from '@/lib/contract/column';
import { priceFile } from '@/lib/contract/datasets/price';
import { startChild } from '../supervisor/child';
import type { StackContext } from '../supervisor/stack';
import { peakMemory } from './measure';
import { writeOffers } from './offers';
import { megabytes, type Table } from './report';

export interface Imported {
  scale: number;
  date: string;
  rows: number;
}

const FORMATS = { csv: 'CSVWithNames', ndjson: 'JSONEachRow' } as const;

type Encoding = keyof typeof FORMATS;

/** Measures the import of a generated price file at each scale in both encodings. The bulk tables use the files. */
export async function importTable(context: StackContext, files: readonly Imported[], customer: string): Promise<Table> {
  const rows: Table['rows'] = [];
  for (const { scale, date, rows: count } of files) {
    const csv = join(context.dataDir, `offers-${scale}.csv`);
    const ndjson = join(context.dataDir, `offers-${scale}.ndjson`);
    await writeOffers(csv, count, date);
    await pipeline(createReadStream(csv), parse({ columns: true }), toNdjson, createWriteStream(ndjson));
    for (const [encoding, path] of Object.entries({ ndjson, csv }) as [Encoding, string][]) {
      const bare = await insertBare(context, path, encoding);
      const { seconds, peak } = await runImport(context, path, customer);
      const { size } = await stat(path);
      rows.push([
        `${scale}, ${encoding}`,
        (bare / seconds).toFixed(2),
        `${Math.round(count / seconds).toLocaleString('en')} rows/s`,
        `${Math.round(count / bare).toLocaleString('en')} rows/s`,
        megabytes(size),
        count.toLocaleString('en'),
        peak === null ? null : `${peak} MB`,
      ]);
    }
  }
  return {
    title: 'Importing a price file',
    note:
      "From the start of the command to its end, with a check of every value, compared with the engine's own INSERT of the " +
      'same file, which only checks types and reads the lists of a csv as text. The import also hashes the loaded rows.',
    head: ['Scale', 'Import ÷ bare INSERT', 'Import', 'Bare INSERT', 'File', 'Rows', "Importer's peak memory"],
    rows,
  };
}

async function runImport(context: StackContext, path: string, customer: string) {
  const started = performance.now();
  const child = startChild({
    name: 'import',
    args: ['--import', 'tsx', 'delivery/main.ts', 'import', '--customer', customer, '--dataset', 'price', path],
    env: { DATA_DIR: context.dataDir },
    logFolder: join(context.dataDir, 'logs'),
  });
  const { result, peak } = await peakMemory(child.pid, () => child.ended);
  if (result.code !== 0) throw new Error(`The import failed: ${result.tail}`);
  return { seconds: (performance.now() - started) / 1000, peak };
}

/** Returns the seconds of a plain insert of the file into a separate table. */
async function insertBare(context: StackContext, path: string, encoding: Encoding): Promise<number> {
  const engine = await connect({ DATA_DIR: context.dataDir });
  const db = createDatabase(engine, 'endcap_bench');
  const client = openClient(engine, { database: 'endcap_bench', cluster: undefined });
  const columns = Object.entries(columnTypes(priceFile.columns)).map(
    ([name, type]) => `${name} ${encoding === 'csv' && type.startsWith('Array') ? 'Nullable(String)' : type}`,
  );
  try {
    await db.create();
    await db.command(`CREATE TABLE bare (${columns.join(', ')}) ENGINE = MergeTree ORDER BY tuple()`);
    const started = performance.now();
    const values = createReadStream(path, { highWaterMark: 1024 * 1024 });
    const answer = await client.exec({ query: `INSERT INTO bare FORMAT ${FORMATS[encoding]}`, values });
    await buffer(answer.stream);
    return (performance.now() - started) / 1000;
  } finally {
    await db.command('DROP DATABASE IF EXISTS endcap_bench');
    await Promise.all([db.close(), client.close()]);
    await engine.close();
  }
}

const AS_JSON: ReadonlySet<ColumnType> = new Set(['float', 'integer', 'boolean', 'tags', 'strings']);

async function* toNdjson(records: AsyncIterable<Record<string, string>>) {
  const json = Object.entries(priceFile.columns).flatMap(([name, { type }]) => (AS_JSON.has(type) ? [name] : []));
  for await (const record of records) {
    const row: Record<string, unknown> = { ...record };
    for (const name of Object.keys(row)) if (row[name] === '') row[name] = null;
    for (const name of json) if (record[name]) row[name] = JSON.parse(record[name]);
    yield `${JSON.stringify(row)}\n`;
  }
}
