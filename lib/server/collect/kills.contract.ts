import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createDatabase, type Database } from '@/lib/clickhouse/client';
import { connect, type Engine } from '@/lib/clickhouse/connect';
import { closeDatabase, database } from '../base/database';
import { settleBackground } from '../base/in-background';
import { accountOf } from '../service/account';
import { createService } from '../service/service';
import { describeLedger, differences } from '../testing/differences';
import { type EngineProxy, engineProxy, type Hold } from '../testing/engine-proxy';
import { fakeDelivery } from '../testing/fake-delivery';
import { fakeUpstream } from '../testing/fake-upstream';
import { otherService } from '../testing/services';
import { banners } from '../warehouse/banners';
import { competitions } from '../warehouse/competitions';
import type { WarehouseTable } from '../warehouse/table';
import { warehouseDefinitions, warehouseTables } from '../warehouse/tables';
import { createCollector } from './collector';
import { refill } from './refill';
import { sweep } from './sweep';

const NEWEST = '2026-03-31';
const DAYS = 2;
const BANNERS = 8;
/** A score of each position type, for keywords and for categories. */
const SCORES = 6;
const OFFERS = 2;
/** A rank and its shelf for each position type. */
const RANKS = 3 * 2;
/** The bucket of the competition is a row, and so are the SKU of the scorecard, and the shelf of the newest day. */
const ROWS = DAYS * (BANNERS + 1 + SCORES + OFFERS + RANKS + 1) + 1;
const HOUR = 3_600_000;

const dataDir = mkdtempSync(join(tmpdir(), 'endcap-kills-'));
let engine: Engine;
let proxy: EngineProxy;
/** Connected to the engine without the proxy. */
let db: Database;

beforeAll(async () => {
  engine = await connect({ DATA_DIR: dataDir });
  proxy = await engineProxy(engine);
  const { username, password } = proxy;
  vi.stubEnv('CLICKHOUSE_URL', String(Object.assign(new URL(proxy.url), { username, password })));
  db = createDatabase(engine, (await database()).database);
});

afterAll(async () => {
  await closeDatabase();
  await db.close();
  await proxy.close();
  await engine.close();
  rmSync(dataDir, { recursive: true });
});

/** Creates a customer without collected data. */
async function customer() {
  const upstream = await fakeUpstream(otherService.as(fakeDelivery({ newest: () => NEWEST, banners: BANNERS })));
  const key = randomUUID().replaceAll('-', '');
  const service = createService({ base: upstream.base, key, paths: otherService.paths });
  return { upstream, key, service, account: accountOf(service) };
}
type Customer = Awaited<ReturnType<typeof customer>>;

/** Collects in this process. @param later milliseconds added to the clock, so that failures are due again */
function collectHere({ service }: Customer, later = 0) {
  const pages = [{ id: 101, name: 'Soap' }];
  const now = () => Date.now() + later;
  const collector = createCollector({ service, pages, enabled: true, days: DAYS, every: 100 * HOUR, now });
  onTestFinished(async () => {
    await collector.stop();
    await settleBackground();
  });
  collector.start();
  return collector;
}

/** Collects in a child process, which first fills the tables. */
function collectApart({ upstream, key }: Customer): ChildProcess {
  const args = ['-C', 'react-server', '--import', 'tsx', 'scripts/test/collecting.ts'];
  const env = {
    DELIVERY_API_URL: upstream.base.origin,
    DELIVERY_API_KEY: key,
    DELIVERY_PATHS: JSON.stringify(otherService.paths),
    PRICE_COMPETITION_PAGES: '101=Soap',
    COLLECT_DAYS: String(DAYS),
  };
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Kills the process that hosts the engine; its supervisor starts another one. */
async function killEngine(): Promise<void> {
  const [self] = await db.query<{ line: string }>("SELECT line FROM file('/proc/self/stat', LineAsString)");
  process.kill(Number(self?.line.split(' ')[0]), 'SIGKILL');
}

/** The ledger of a collection without kills. */
let undisturbed: Promise<string[]> | undefined;

async function collectWhole(): Promise<string[]> {
  const testCustomer = await customer();
  await collectHere(testCustomer).waitUntilIdle();
  await settleBackground();
  return describeLedger(db, testCustomer.account);
}

async function expectWhole({ account }: Customer): Promise<void> {
  undisturbed ??= collectWhole();
  const whole = await undisturbed;
  await expect.poll(() => describeLedger(db, account)).toEqual(whole);
  expect(await differences(db, account)).toEqual([]);
}

/** Counts the rows of an account in all tables, visible or not. */
async function rowsInTables(account: string): Promise<number> {
  const counts = warehouseDefinitions.map(
    ({ name }) => `(SELECT count() FROM ${name} WHERE account = {account:String})`,
  );
  const [row] = await db.query<{ rows: number }>(`SELECT ${counts.join(' + ')} AS rows`, { account });
  return row?.rows ?? 0;
}

/** Expects that a held fill has written half of its rows and still runs. */
async function expectHalfFilled(table: WarehouseTable, { set_ids = '' }: Record<string, string>): Promise<void> {
  const { name } = table.definition;
  const working = `SELECT count() AS statements FROM system.processes WHERE position(query, {insert:String}) > 0 AND NOT position(query, 'system.processes')`;
  const look = async () =>
    (await db.query<{ statements: number }>(working, { insert: `INSERT INTO ${name}` }))[0]?.statements;
  await expect.poll(look).toBeGreaterThan(0);
  // The first set of a table is filled by itself.
  const [, set_id] = /^\[(\d+)\]$/.exec(set_ids) ?? [];
  const sql = `SELECT count() AS rows FROM ${name} WHERE set_id = {set_id:UInt64}`;
  const [row] = await db.query<{ rows: number }>(sql, { set_id });
  expect(row?.rows).toBe((table === banners ? BANNERS : DAYS) / 2);
}

const OF_BANNERS = '"endpoint":"e_retail_media"';
const RAW: Hold = { at: 'answered', statement: new RegExp(`INSERT INTO raw_answers.*${OF_BANNERS}`, 's') };
const FILL: Hold = { at: 'running', statement: /INSERT INTO banners_/ };
const FILL_OF_SUMMARY: Hold = { at: 'asked', statement: /INSERT INTO rank_shelves_/ };
const FILL_OF_DAYS: Hold = { at: 'running', statement: /INSERT INTO competitions_/ };
const LEDGER: Hold = { at: 'asked', statement: new RegExp(`INSERT INTO ledger.*${OF_BANNERS}`, 's') };

it.each([
  ['server', 'after the raw answer', RAW],
  ['server', 'in the middle of a fill', FILL],
  ['server', 'before the ledger names the rows', LEDGER],
  ['engine', 'after the raw answer', RAW],
  ['engine', 'in the middle of a fill', FILL],
  ['engine', 'in the middle of a fill of many days', FILL_OF_DAYS],
  ['engine', 'before the ledger names the rows', LEDGER],
  ['engine', 'between the rows of a table and those of its summary', FILL_OF_SUMMARY],
] as const)('kill -9 of the %s %s neither duplicates nor loses rows', async (victim, _, point) => {
  const testCustomer = await customer();
  const reached = proxy.hold(point);
  const apart = victim === 'server' ? collectApart(testCustomer) : null;
  const here = apart ? null : collectHere(testCustomer);
  const values = await reached;
  if (point.at === 'running') await expectHalfFilled(point === FILL ? banners : competitions, values);
  if (apart) await kill(apart);
  else await killEngine();
  proxy.release();
  await here?.stop();
  await settleBackground();
  expect(await differences(db, testCustomer.account)).toEqual([]);

  collectHere(testCustomer, 7 * HOUR);
  await expectWhole(testCustomer);
  await sweep();
  await sweep(Date.now() + 2 * HOUR);
  expect(await rowsInTables(testCustomer.account)).toBe(ROWS);
});

describe('kill -9 in the middle of filling a table of another version', () => {
  /** Collects everything, and marks it in the ledger as of an earlier table version. */
  async function collectEarlierVersion() {
    const testCustomer = await customer();
    await collectHere(testCustomer).waitUntilIdle();
    await settleBackground();
    await db.command(
      `INSERT INTO ledger SELECT * REPLACE (0 AS table_version, version + 1 AS version) FROM ledger FINAL
      WHERE account = {account:String} AND endpoint IN {endpoints:Array(String)}`,
      { account: testCustomer.account, endpoints: warehouseTables.map(({ endpoint }) => endpoint) },
    );
    const calls = testCustomer.upstream.requests.length;
    return { ...testCustomer, calls };
  }

  it('of the server lets the next start fill it', async () => {
    const testCustomer = await collectEarlierVersion();
    const reached = proxy.hold(FILL);
    const apart = collectApart(testCustomer);
    await expectHalfFilled(banners, await reached);
    await kill(apart);
    proxy.release();
    expect(await differences(db, testCustomer.account)).toEqual([]);
    await refill(await database());
    await expectFilled(testCustomer);
  });

  it('of the engine does not stop the fill', async () => {
    const testCustomer = await collectEarlierVersion();
    const reached = proxy.hold(FILL);
    const filled = refill(await database());
    await expectHalfFilled(banners, await reached);
    await killEngine();
    proxy.release();
    await filled;
    await expectFilled(testCustomer);
  });

  async function expectFilled(testCustomer: Customer & { calls: number }): Promise<void> {
    await expectWhole(testCustomer);
    const [row] = await db.query<{ left: number }>(
      `SELECT count() AS left FROM ledger FINAL WHERE account = {account:String} AND endpoint = {endpoint:String}
        AND table_version != {version:UInt16}`,
      { account: testCustomer.account, endpoint: banners.endpoint, version: banners.version },
    );
    expect(row?.left).toBe(0);
    expect(await rowsInTables(testCustomer.account)).toBe(ROWS);
    expect(testCustomer.upstream.requests).toHaveLength(testCustomer.calls);
  }
});
