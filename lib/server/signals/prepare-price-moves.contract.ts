import { expect, it } from 'vitest';
import { moves } from '@/lib/queries/prices/moves';
import { dayNo, historyOf, priced, prices } from '@/lib/queries/prices/test-history';
import { priceMoves } from '../base/evaluation-tables';
import { sweepEvaluations } from '../collect/sweep-evaluations';
import { ownDatabase } from '../testing/own-database';
import { preparePriceMoves } from './prepare-evaluations';

ownDatabase();

const DAYS = 28;
const HOUR = 3_600_000;

const fallingSoap = () => historyOf(DAYS, [priced('A', prices([1, 10], [5, 9])), priced('B', prices([1, 10], [6, 9]))]);

type History = Awaited<ReturnType<typeof fallingSoap>>;

/** Number of evaluated periods. */
async function evaluated({ db, account }: History) {
  const [row] = await db.query<{ periods: number }>(
    `SELECT toUInt32(count()) AS periods FROM ${priceMoves.name} WHERE account = {account:String} AND subject = ''`,
    { account },
  );
  return row?.periods;
}

it('evaluates the moves of the default period, which serve all filters', async () => {
  const history = await fallingSoap();
  await preparePriceMoves({ ...history, date: dayNo(DAYS) });
  expect(await evaluated(history)).toBe(1);
  for (const filters of [{}, { retailer: 'B' }, { country: 'DE' }, { currency: 'EUR', q: 'soap' }]) {
    const { answer } = await history.ask(moves, { ...history.params, ...filters });
    expect(answer.rows).toMatchObject([{ first: 'A', followers: 1 }]);
  }
  const { answer } = await history.ask(moves, { ...history.params, country: 'FR' });
  expect(answer.rows).toEqual([]);
  expect(await evaluated(history)).toBe(1);
});

it('evaluates a period again after one of its sets was replaced, and removes the earlier moves after an hour', async () => {
  const history = await fallingSoap();
  await preparePriceMoves({ ...history, date: dayNo(DAYS) });
  await history.collect(dayNo(5), priced('B', () => 9)(dayNo(5), 5));
  const { answer } = await history.ask(moves, history.params);
  expect(answer.rows.map(({ first }) => first)).toEqual(['B']);
  expect(await evaluated(history)).toBe(2);
  await sweepEvaluations(history.db, Date.now() + HOUR + 1);
  expect(await evaluated(history)).toBe(1);
  expect((await history.ask(moves, history.params)).answer).toEqual(answer);
  expect(await evaluated(history)).toBe(1);
});

it('evaluates other periods when they are read', async () => {
  const history = await fallingSoap();
  await history.ask(moves, history.params);
  await history.ask(moves, { ...history.params, days: '14' });
  expect(await evaluated(history)).toBe(2);
});
