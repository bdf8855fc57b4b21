import { expect, it, vi } from 'vitest';
import { migrate } from '@/lib/clickhouse/migrate';
import { mutationTarget } from '@/lib/clickhouse/table';
import { price } from '@/lib/contract/price';
import { tolerant } from '@/lib/contract/reading';
import { database } from '../base/database';
import { evaluationTables } from '../base/evaluation-tables';
import { accountSettingChanges, ledger, savedItemChanges, sentPoints, tables } from '../base/tables';
import { collectorOf, collectPlan } from '../testing/collector-of';
import { pathOf } from '../testing/fake-delivery';
import { ownDatabase } from '../testing/own-database';
import { answered } from '../testing/services';
import { tableOf, warehouseDefinitions } from '../warehouse/tables';
import { isFileList, requestOf } from './plan';
import { readAnswer } from './read-answer';
import { refill } from './refill';

ownDatabase();

// At noon, no day ends while a test runs.
vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 30, 12), shouldAdvanceTime: true });
/** A settled day, which is not requested again. */
const NEWEST = '2026-03-31';

/** Tables that earlier versions filled as well. */
const RETIRED = ['answers', 'answer_lines', 'known_skus', 'known_retailers'];

type Account = Awaited<ReturnType<typeof collectPlan>>;

/** Leaves what an earlier version has written: average prices, and no rows in tables of this version. */
async function makeOlder({ account }: Account): Promise<void> {
  const db = await database();
  const params = { account, endpoint: price.name, average: 'calculation_type=AVG' };
  const prices = 'account = {account:String} AND endpoint = {endpoint:String} AND params != {average:String}';
  await db.command(
    `INSERT INTO ${ledger.name} SELECT * REPLACE ({average:String} AS params) FROM ${ledger.name} FINAL WHERE ${prices}`,
    params,
  );
  await db.command(`DELETE FROM ${mutationTarget(ledger.name, db)} WHERE ${prices}`, params);
  await db.command(
    `ALTER TABLE ${mutationTarget(ledger.name, db)} UPDATE table_version = 0 WHERE account = {account:String}
    SETTINGS mutations_sync = 2`,
    { account },
  );
  for (const { name } of [
    ...warehouseDefinitions,
    ...evaluationTables,
    accountSettingChanges,
    savedItemChanges,
    sentPoints,
  ])
    await db.command(`DROP TABLE ${db.database}.${name}`);
  for (const name of RETIRED)
    await db.command(`CREATE TABLE ${db.database}.${name} (account String) ENGINE = MergeTree ORDER BY account`);
}

/** Days with a state, by dataset. */
async function daysOf({ rows }: Pick<Account, 'rows'>) {
  const others = (await rows()).filter(({ endpoint }) => endpoint !== price.name);
  return others
    .map(({ endpoint, params, day, state, rows: count }) => [endpoint, params, day, state, count].join(' '))
    .toSorted();
}

/** Answers the request of each ledger row from collected answers. */
async function readAll({ rows, service }: Account): Promise<number> {
  const requests = (await rows()).flatMap((row) => (isFileList(row.endpoint) ? [] : (requestOf(row) ?? [])));
  for (const { endpoint, params } of requests)
    if (endpoint.kind === 'json') {
      const { body } = await readAnswer(service, endpoint, { ...params, page_size: 10, current_page: 1 });
      expect(tolerant(endpoint.response).safeParse(JSON.parse(body)).success, `${endpoint.name}: ${body}`).toBe(true);
    }
  return requests.length;
}

it('keeps all answers of an older data folder, and requests only prices of another type', async () => {
  const older = await collectPlan({ newest: () => NEWEST });
  await older.collector.stop();
  const days = await daysOf(older);
  await makeOlder(older);
  const db = await database();
  const requestCount = answered(older.upstream.requests).length;

  await migrate(db, tables);
  await refill(db);
  expect(await readAll(older)).toBeGreaterThan(10);
  expect(answered(older.upstream.requests)).toHaveLength(requestCount);
  const existingTables = await db.query<{ name: string }>(
    'SELECT name FROM system.tables WHERE database = {name:String}',
    {
      name: db.database,
    },
  );
  expect(existingTables.filter(({ name }) => RETIRED.includes(name))).toEqual([]);

  const opened = collectorOf(older.upstream, { key: older.key });
  opened.collector.start();
  await opened.collector.waitUntilIdle();
  expect(await daysOf(opened)).toEqual(days);
  const sets = (await opened.rows()).filter(({ set_id }) => set_id !== '0');
  for (const { endpoint, table_version } of sets) expect(table_version).toBe(tableOf(endpoint)?.version ?? 0);
  const requested = answered(older.upstream.requests).slice(requestCount).map(pathOf);
  expect(new Set(requested)).toEqual(new Set(['/price']));
});
