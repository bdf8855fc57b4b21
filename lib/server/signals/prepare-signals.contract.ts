import { expect, it } from 'vitest';
import { openLines } from '@/lib/queries/overview/open-lines';
import { problems } from '@/lib/queries/overview/problems';
import { LAST, offer, ownStock } from '@/lib/queries/overview/test-stock';
import { ownDatabase } from '../testing/own-database';
import { prepareSignals } from './prepare-evaluations';

ownDatabase();

const PAGES = [{ id: 101, name: 'Soap' }];
const PARAMS = { date: LAST, page: ['101'] };

type Service = Awaited<ReturnType<typeof ownStock>>;

/** Number of evaluated days of all rules. */
async function evaluatedDays({ db, account }: Service) {
  const [row] = await db.query<{ days: number }>(
    `SELECT toUInt32(count()) AS days FROM signal_days_v4 WHERE account = {account:String} AND subject = ''`,
    { account },
  );
  return row?.days;
}

it('evaluates the days that the Overview reads', async () => {
  const service = await ownStock();
  await prepareSignals({ ...service, date: LAST, pages: PAGES });
  const days = await evaluatedDays(service);
  expect(days).toBeGreaterThanOrEqual(8);
  const { answer } = await service.ask(problems, PARAMS);
  expect(openLines(answer).map(({ items }) => items)).toEqual([1, 1, 1]);
  expect(await evaluatedDays(service)).toBe(days);
});

it('evaluates a day again after its set was replaced', async () => {
  const service = await ownStock();
  await prepareSignals({ ...service, date: LAST, pages: PAGES });
  await service.collect(LAST, [offer('Korbina DE', 'Power', 1)]);
  const before = (await evaluatedDays(service)) ?? 0;
  await prepareSignals({ ...service, date: LAST, pages: PAGES });
  const days = await evaluatedDays(service);
  expect(days).toBeGreaterThan(before);
  await service.ask(problems, PARAMS);
  expect(await evaluatedDays(service)).toBe(days);
});
