import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCustomer, customerByName } from '@/delivery/customers/store';
import { sweep } from '@/delivery/loads/sweep';
import { testDeliveryAlone } from '@/delivery/loads/test-delivery';
import type { Database } from '@/lib/clickhouse/client';
import { importInto, rowsOf, textSource } from './test-import';

const OLD = Array.from({ length: 40 }, (_, i) => line(`old ${i}`)).join('');
/** Several batches, so that the engine has rows before the end of the file. */
const HALF = Array.from({ length: 60_000 }, (_, i) => line(`new ${i}`, 'x'.repeat(200))).join('');

let delivery: Awaited<ReturnType<typeof testDeliveryAlone>>;
let db: Database;
let customer: string;
beforeAll(async () => {
  delivery = await testDeliveryAlone();
  db = delivery.db;
  await addCustomer(db, 'Acme', null);
  customer = (await customerByName(db, 'Acme')).id;
});
afterAll(() => delivery.close());
beforeEach(async () => {
  await importInto(db, customer, 'price', { sources: [textSource(OLD)], replace: true });
  await sweep(db, { graceSeconds: 0, silentSeconds: 0 });
});

function line(id: string, brand = ''): string {
  return `${JSON.stringify({ product_id: id, retailer_name: 'Shop', brand, session_time: '2026-03-31T07:00:00Z' })}\n`;
}

/** Starts the command in a child process, which reads a file or its standard input. */
function startImport(path = '-'): ChildProcess {
  return spawn(
    process.execPath,
    ['--import', 'tsx', 'delivery/main.ts', 'import', '--customer', 'Acme', '--dataset', 'price', path],
    { env: { ...process.env, DATA_DIR: delivery.folder }, stdio: ['pipe', 'ignore', 'ignore'] },
  );
}

async function feed(child: ChildProcess, text: string): Promise<void> {
  // Killing the reader breaks the pipe.
  child.stdin?.on('error', () => undefined);
  await new Promise<void>((resolve) => child.stdin?.write(text, () => resolve()));
}

async function newRowsIn(table: string): Promise<number> {
  const [row] = await db.query<{ n: number }>(`SELECT count() AS n FROM ${table} WHERE product_id LIKE 'new %'`);
  return row?.n ?? 0;
}

async function untilRowsArrive(): Promise<void> {
  await expect.poll(() => newRowsIn('rows_price'), { interval: 5, timeout: 30_000 }).toBeGreaterThan(0);
}

async function untilInserting(): Promise<void> {
  const inserts = "SELECT 1 FROM system.processes WHERE query LIKE 'INSERT INTO rows_price%'";
  await expect.poll(() => db.query(inserts), { interval: 5 }).not.toEqual([]);
}

async function summarizeRows(): Promise<string> {
  const rows = await rowsOf(db, customer, 'price');
  return `${rows.length} ${String(rows[0]?.product_id).split(' ')[0]}`;
}

describe('an import that is killed', () => {
  it('while it inserts rows leaves the old file, and the sweep removes the new rows', async () => {
    const child = startImport();
    await feed(child, HALF);
    await untilRowsArrive();
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await summarizeRows()).toBe('40 old');
    await sweep(db, { graceSeconds: 0, silentSeconds: 0 });
    expect(await newRowsIn('rows_price')).toBe(0);
    expect(await summarizeRows()).toBe('40 old');
  });

  it('while it publishes leaves the old file or the new one, complete', async () => {
    const child = startImport();
    await feed(child, HALF);
    child.stdin?.end();
    await untilRowsArrive();
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(['40 old', '60000 new']).toContain(await summarizeRows());
  });
});

describe('an engine that is killed during an import', () => {
  it('is awaited, and every row is stored once', async () => {
    const child = startImport();
    await feed(child, HALF);
    await untilRowsArrive();
    const engine = await workerPid();
    const rest = feed(child, HALF.repeat(2));
    await untilInserting();
    process.kill(engine, 'SIGKILL');
    await rest;
    child.stdin?.end();
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(0);
    expect(await summarizeRows()).toBe('180000 new');
  });

  it('is also awaited if it reads the file itself', async () => {
    const path = join(delivery.folder, 'prices.ndjson');
    await writeFile(path, HALF.repeat(3));
    const child = startImport(path);
    const exit = once(child, 'exit');
    await untilRowsArrive();
    const engine = await workerPid();
    await untilInserting();
    process.kill(engine, 'SIGKILL');
    expect((await exit)[0]).toBe(0);
    expect(await summarizeRows()).toBe('180000 new');
  });
});

/** Returns the id of the process that runs the engine. */
async function workerPid(): Promise<number> {
  const [self] = await db.query<{ line: string }>("SELECT line FROM file('/proc/self/stat', LineAsString)");
  return Number(self?.line.split(' ')[0]);
}
