import { expect, it, onTestFinished, vi } from 'vitest';
import { addDays } from '@/lib/queries/shared/dates';
import { database } from '../base/database';
import { nextVersion } from '../base/next-version';
import { collectorOf, collectPlan, HOUR } from '../testing/collector-of';
import { ownDatabase } from '../testing/own-database';
import { answered, SERVICES } from '../testing/services';
import { banners } from '../warehouse/banners';
import { rankShelves } from '../warehouse/rank-shelves';
import { scorecards } from '../warehouse/scorecards';
import { warehouseTables } from '../warehouse/tables';
import { writeLedger } from './ledger';
import { refill } from './refill';
import { sweep } from './sweep';

ownDatabase();

// At noon, no day ends while a test runs.
vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 30, 12), shouldAdvanceTime: true });
const TODAY = new Date().toISOString().slice(0, 10);
const DAYS = 4;
/** A settled day, which is not requested again. */
const NEWEST = '2026-03-31';

const countRows = async (account: string) => {
  const [table] = warehouseTables;
  const sql = `SELECT count() AS rows FROM ${table?.definition.name} WHERE account = {account:String}`;
  const [row] = await (await database()).query<{ rows: number }>(sql, { account });
  return row?.rows;
};

it.each(SERVICES)(
  'tables of $title with another version are filled once from raw bodies, without a request',
  async (kind) => {
    const { account, rows, upstream } = await collectPlan({}, {}, kind);
    const db = await database();
    expect(await countRows(account)).toBe(DAYS);
    // Marks sets as collected before the table existed, and leaves a part of one set, as a kill does.
    await db.command(
      `ALTER TABLE ledger UPDATE table_version = 0 WHERE account = {account:String} AND endpoint = 'e_retail_media' AND day != {day:Date} SETTINGS mutations_sync = 2`,
      { account, day: TODAY },
    );
    await db.command(
      `DELETE FROM ${warehouseTables[0]?.definition.name} WHERE account = {account:String} AND day < {day:Date}`,
      { account, day: addDays(TODAY, -1) },
    );
    const calls = answered(upstream.requests).length;
    for (let time = 0; time < 2; time++) {
      await refill(db);
      expect(await countRows(account)).toBe(DAYS);
      expect((await rows('e_retail_media')).map(({ table_version }) => table_version)).toEqual(
        Array(4).fill(banners.version),
      );
    }
    expect(answered(upstream.requests)).toHaveLength(calls);
  },
);

it('fills scorecards that were collected before they had a table and counted rows', async () => {
  const { account, rows } = await collectPlan();
  const db = await database();
  const countScorecards = async () => {
    const sql = `SELECT count() AS rows FROM ${scorecards.definition.name} WHERE account = {account:String}`;
    const [row] = await db.query<{ rows: number }>(sql, { account });
    return row?.rows;
  };
  await db.command(
    `ALTER TABLE ledger UPDATE table_version = 0, rows = 0 WHERE account = {account:String} AND endpoint = 'scorecard' SETTINGS mutations_sync = 2`,
    { account },
  );
  await db.command(`DELETE FROM ${scorecards.definition.name} WHERE account = {account:String}`, { account });
  await refill(db);
  expect(await countScorecards()).toBe(DAYS);
  const filled = (await rows('scorecard')).map((row) => [row.table_version, row.rows, row.problem]);
  expect(filled).toEqual(Array(DAYS).fill([scorecards.version, 1, '']));
});

it('fills the summary of a table again with its rows', async () => {
  const { account } = await collectPlan();
  const db = await database();
  const shelves = () =>
    db.query(
      `SELECT * EXCEPT set_id FROM ${rankShelves.definition.name} WHERE account = {account:String} ORDER BY ALL`,
      {
        account,
      },
    );
  const before = await shelves();
  expect(before.length).toBeGreaterThan(0);
  await db.command(
    `ALTER TABLE ledger UPDATE table_version = 0 WHERE account = {account:String} AND endpoint = 'visibility_search_by_product' SETTINGS mutations_sync = 2`,
    { account },
  );
  await refill(db);
  expect(await shelves()).toEqual(before);
});

it('fills all sets except for one without bodies, which is requested again', async () => {
  const { account, rows, key, upstream, collector } = await collectPlan({ newest: () => NEWEST });
  await collector.stop();
  const db = await database();
  await db.command(
    `ALTER TABLE ledger UPDATE table_version = 0 WHERE account = {account:String} AND endpoint = 'e_retail_media' SETTINGS mutations_sync = 2`,
    { account },
  );
  await db.command(
    `DELETE FROM raw_answers WHERE account = {account:String} AND endpoint = 'e_retail_media' AND day = {day:Date}`,
    { account, day: NEWEST },
  );
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await refill(db);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
  const problems = async () =>
    (await rows('e_retail_media')).map(({ problem, table_version }) => [problem !== '', table_version]);
  expect(await problems()).toEqual([
    [false, banners.version],
    [false, banners.version],
    [false, banners.version],
    [true, 0],
  ]);
  const again = collectorOf(upstream, { key, now: () => Date.now() + 7 * HOUR });
  again.collector.start();
  await expect.poll(problems).toEqual(Array(DAYS).fill([false, banners.version]));
});

it('leaves a day that is collected while its earlier set is filled', async () => {
  const { account, rows, collector } = await collectPlan({ newest: () => NEWEST });
  await collector.stop();
  const db = await database();
  await db.command(
    `ALTER TABLE ledger UPDATE table_version = 0 WHERE account = {account:String} AND endpoint = 'e_retail_media' SETTINGS mutations_sync = 2`,
    { account },
  );
  const collected = (await rows('e_retail_media'))
    .slice(-1)
    .map((row) => ({ ...row, set_id: nextVersion(), version: nextVersion(), table_version: banners.version }));
  const { query } = db;
  onTestFinished(() => void Object.assign(db, { query }));
  Object.assign(db, {
    query: async (...args: Parameters<typeof query>) => {
      if (args[0].includes('FROM raw_answers') && args[1]?.set_id) await writeLedger(db, collected);
      return query(...args);
    },
  });
  await refill(db);
  Object.assign(db, { query });
  const filled = await rows('e_retail_media');
  expect(filled.map(({ table_version }) => table_version)).toEqual(Array(DAYS).fill(banners.version));
  expect(filled.at(-1)).toEqual(collected[0]);
});

it('sweeps only sets that the ledger does not name', async () => {
  const { account, rows } = await collectPlan();
  const db = await database();
  const table = warehouseTables[0]?.definition.name ?? '';
  const orphan = { account, day: TODAY, set_id: '17', row_no: 1 };
  await db.insert(table, [orphan]);
  await sweep();
  await sweep(Date.now() + 2 * HOUR);
  expect(await countRows(account)).toBe(DAYS);
  const sets = (await rows('e_retail_media')).map(({ set_id }) => set_id);
  const storedSets = await db.query<{ set: string }>(
    `SELECT DISTINCT toString(set_id) AS set FROM ${table} WHERE account = {account:String}`,
    { account },
  );
  expect(storedSets.map(({ set }) => set).sort()).toEqual(sets.sort());
});
