import { afterEach, beforeEach, expect, it } from 'vitest';
import { facets } from '@/lib/queries/overview/facets';
import { items } from '@/lib/queries/overview/items';
import { problems } from '@/lib/queries/overview/problems';
import { LAST, offer, ownStock, PARAMS } from '@/lib/queries/overview/test-stock';
import { settleBackground } from '../base/in-background';
import { evaluateDays } from '../signals/evaluate-days';
import { ownDatabase } from '../testing/own-database';
import { setEvaluator } from './day-evaluation';
import { readParams } from './params';
import { runQuery } from './run-query';

ownDatabase();

/** Number of evaluations that queries have started. */
let evaluations = 0;
beforeEach(() => {
  evaluations = 0;
  setEvaluator((...days) => {
    evaluations += 1;
    return evaluateDays(...days);
  });
});
afterEach(() => setEvaluator(evaluateDays));

type Service = Awaited<ReturnType<typeof ownStock>>;

/** Open lines of the last day. */
const OPEN = { new: 1, going_on: 1, standing: 1 };

/** Asks for the problems without waiting for an evaluation. */
async function ask({ db, account }: Pick<Service, 'db' | 'account'>) {
  const { body, isPending } = await runQuery(problems, readParams(problems.params, PARAMS), {
    db,
    account,
    patience: 0,
  });
  return { isPending, ...JSON.parse(body) };
}

/** Evaluated days by rule, and how often they were evaluated. */
async function evaluatedDays({ db, account }: Service) {
  const [row] = await db.query<{ days: number; rows: number }>(
    `SELECT toUInt32(uniqExact(hash)) AS days, toUInt32(count()) AS rows FROM signal_days_v4
    WHERE account = {account:String} AND subject = ''`,
    { account },
  );
  return row;
}

it('has no answer while days without verdicts are evaluated in the background', async () => {
  const service = await ownStock();
  const pending = await ask(service);
  expect(pending).toMatchObject({ isPending: true, answer: null });
  expect(pending.coverage.every((need: { pending: boolean }) => need.pending)).toBe(true);
  await settleBackground();
  const answered = await ask(service);
  expect(answered).toMatchObject({ isPending: false, answer: { total: OPEN } });
  expect(answered.coverage.some((need: { pending: boolean }) => need.pending)).toBe(false);
});

it('waits for the evaluation', async () => {
  const { db, account } = await ownStock();
  const { isPending } = await runQuery(problems, readParams(problems.params, PARAMS), { db, account });
  expect([isPending, evaluations]).toEqual([false, 1]);
});

it('starts no evaluation if all days have verdicts', async () => {
  const service = await ownStock();
  await service.ask(problems, PARAMS);
  evaluations = 0;
  for (const query of [problems, items, facets]) await service.ask(query as typeof problems, PARAMS);
  expect(evaluations).toBe(0);
});

it('evaluates a day once for queries at the same time', async () => {
  const service = await ownStock();
  await Promise.all([service.ask(problems, PARAMS), service.ask(items, PARAMS), service.ask(facets, PARAMS)]);
  const evaluated = await evaluatedDays(service);
  expect(evaluated?.days).toBeGreaterThan(0);
  expect(evaluated?.rows).toBe(evaluated?.days);
});

it('evaluates a day again after its set was replaced', async () => {
  const service = await ownStock();
  await service.ask(problems, PARAMS);
  await service.collect(LAST, [offer('Korbina DE', 'Power', 1)]);
  expect(await ask(service)).toMatchObject({ isPending: true });
  await settleBackground();
  expect(await ask(service)).toMatchObject({
    isPending: false,
    answer: { total: { new: 0, going_on: 0, standing: 0 } },
  });
});

it('fails if the evaluation fails, and starts another one for the next query', async () => {
  const service = await ownStock();
  setEvaluator(() => Promise.reject(new Error('The engine stopped.')));
  await expect(service.ask(problems, PARAMS)).rejects.toThrow('The engine stopped.');
  setEvaluator(evaluateDays);
  expect((await service.ask(problems, PARAMS)).answer.total).toMatchObject(OPEN);
});
