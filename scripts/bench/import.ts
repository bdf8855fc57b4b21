import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { startChild } from '../supervisor/child';
import type { Place } from '../supervisor/stack';
import { peakMemory } from './measure';
import { writeOffers } from './offers';
import { megabytes, type Table } from './report';

export interface Imported {
  scale: number;
  date: string;
  rows: number;
}

/** Imports one generated price file for each scale and keeps them for the bulk tables. */
export async function importTable(place: Place, files: readonly Imported[], customer: string): Promise<Table> {
  const rows: Table['rows'] = [];
  for (const { scale, date, rows: count } of files) {
    const path = join(place.dataDir, `offers-${scale}.csv`);
    await writeOffers(path, count, date);
    const started = performance.now();
    const child = startChild({
      name: 'import',
      args: ['--import', 'tsx', 'delivery/main.ts', 'import', '--customer', customer, '--dataset', 'price', path],
      env: { DATA_DIR: place.dataDir },
      logFolder: join(place.dataDir, 'logs'),
    });
    const { result, peak } = await peakMemory(child.pid, () => child.ended);
    if (result.code !== 0) throw new Error(`The import failed: ${result.tail}`);
    const seconds = (performance.now() - started) / 1000;
    const { size } = await stat(path);
    rows.push([
      scale,
      megabytes(size),
      count.toLocaleString('en'),
      `${Math.round(count / seconds).toLocaleString('en')} rows/s`,
      `${Math.round(size / 1e6 / seconds)} MB/s`,
      peak === null ? null : `${peak} MB`,
    ]);
  }
  return {
    title: 'Importing a price file',
    note: 'A csv, validated value by value, from the start of the command to its end.',
    head: ['Scale', 'File', 'Rows', 'Rows a second', 'Bytes a second', "Importer's peak memory"],
    rows,
  };
}
