import { expect, it } from 'vitest';
import { dayAt, LAST, offer, ownStock } from '@/lib/queries/overview/test-stock';
import { outOfStock } from '@/lib/queries/signals/prices';
import { sweepEvaluations } from '../collect/sweep-evaluations';
import { findInstances } from '../testing/find-instances';
import { ownDatabase } from '../testing/own-database';

ownDatabase();

const HOUR = 3_600_000;

type Service = Awaited<ReturnType<typeof ownStock>>;
const evaluate = (service: Service) => findInstances(service, { date: LAST, days: 8 }, [outOfStock]);

/** The hashes of a day that have verdicts, and the rows of all days. */
async function countVerdicts({ db, account }: Service, day: string) {
  const [row] = await db.query<{ hashes: number; rows: number }>(
    `SELECT toUInt32(uniqExactIf(hash, day = {day:Date})) AS hashes, toUInt32(count()) AS rows FROM signal_days_v4
    WHERE account = {account:String}`,
    { account, day },
  );
  return row;
}

it('removes the verdicts of a replaced set an hour after its day was evaluated again', async () => {
  const service = await ownStock();
  await evaluate(service);
  const before = await countVerdicts(service, LAST);
  await service.collect(LAST, [offer('Korbina DE', 'Power', 1)]);
  const instances = await evaluate(service);
  const now = Date.now();
  await sweepEvaluations(service.db, now);
  expect(await countVerdicts(service, LAST)).toMatchObject({ hashes: 2 });
  await sweepEvaluations(service.db, now + HOUR + 1);
  const after = await countVerdicts(service, LAST);
  expect(after).toMatchObject({ hashes: 1 });
  expect(after?.rows).toBeLessThan(before?.rows ?? 0);
  expect(await evaluate(service)).toEqual(instances);
  expect(await countVerdicts(service, LAST)).toEqual(after);
});

it('removes verdicts after 90 days, which are evaluated again', async () => {
  const service = await ownStock();
  const instances = await evaluate(service);
  await sweepEvaluations(service.db, Date.now() + 89 * 24 * HOUR);
  expect((await countVerdicts(service, dayAt(0)))?.hashes).toBe(1);
  await sweepEvaluations(service.db, Date.now() + 91 * 24 * HOUR);
  expect(await countVerdicts(service, dayAt(0))).toEqual({ hashes: 0, rows: 0 });
  expect(await evaluate(service)).toEqual(instances);
});

it('removes the verdicts of simultaneous evaluations except the last, and of unfinished ones', async () => {
  const service = await ownStock();
  const instances = await evaluate(service);
  const before = await countVerdicts(service, LAST);
  const now = Date.now();
  await addEvaluation(service, now + 1);
  await addEvaluation(service, now + 2, `AND subject != ''`);
  expect(await evaluate(service)).toEqual(instances);
  await sweepEvaluations(service.db, now + HOUR + 3);
  expect(await countVerdicts(service, LAST)).toEqual(before);
  expect(await evaluate(service)).toEqual(instances);
});

it('drops the tables of earlier versions', async () => {
  const { db } = await ownStock();
  const tables = async () => {
    const rows = await db.query<{ name: string }>(
      `SELECT name FROM system.tables WHERE database = {database:String} AND name LIKE 'signal\\_days%' ORDER BY name`,
      { database: db.database },
    );
    return rows.map(({ name }) => name);
  };
  for (const name of ['signal_days', 'signal_days_v2'])
    await db.command(`CREATE TABLE ${db.database}.${name} AS ${db.database}.signal_days_v4`);
  expect(await tables()).toHaveLength(3);
  await sweepEvaluations(db, Date.now());
  expect(await tables()).toEqual(['signal_days_v4']);
});

/** Adds the rows that an evaluation at another time would have written. */
async function addEvaluation({ db, account }: Service, evaluatedAt: number, and = ''): Promise<void> {
  await db.command(
    `INSERT INTO signal_days_v4 SELECT * REPLACE ({at:UInt64} AS evaluated_at) FROM signal_days_v4
    WHERE account = {account:String} ${and} AND evaluated_at = (
      SELECT min(evaluated_at) FROM signal_days_v4 WHERE account = {account:String})`,
    { account, at: evaluatedAt },
  );
}
