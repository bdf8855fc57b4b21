import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { mutationTarget } from '@/lib/clickhouse/table';
import { LATEST_DATE } from '@/lib/contract/params';
import { price } from '@/lib/contract/price';
import { offers } from '@/lib/datasets/offers/view';
import { sql } from '@/lib/metrics/sql';
import { query } from '@/lib/queries/query';
import { addDays, daysFrom } from '@/lib/queries/shared/dates';
import { database } from '../base/database';
import { settleBackground } from '../base/in-background';
import { nextVersion } from '../base/next-version';
import { ledger } from '../base/tables';
import { coverageOf } from '../query/coverage';
import { accountOf } from '../service/account';
import { ownAccount } from '../testing/collected';
import { collectorOf, collectPlan, HOUR, PAGES } from '../testing/collector-of';
import { fakeDelivery, pathOf } from '../testing/fake-delivery';
import { pageBody } from '../testing/fake-pages';
import { fakeUpstream, queryOf } from '../testing/fake-upstream';
import { ledgerRow } from '../testing/ledger-rows';
import { ownDatabase } from '../testing/own-database';
import { answered, SERVICES } from '../testing/services';
import { ledgerKey } from './due';
import { type LedgerRow, writeLedger } from './ledger';
import { fileLists, planLines } from './plan';
import { priceTypeOf } from './price-type';
import { question } from './question';

ownDatabase();

// At noon, no day ends while a test runs.
vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 30, 12), shouldAdvanceTime: true });
const TODAY = new Date().toISOString().slice(0, 10);
const DAYS = 4;
const AVG = 'calculation_type=AVG';
const LAST = 'calculation_type=LAST';

let accounts = 0;
const row = (account: string, over: Partial<LedgerRow>): LedgerRow =>
  ledgerRow({
    ...{ account, params: LAST, day: '2026-06-01', version: nextVersion() },
    ...{ fetched_at: new Date().toISOString(), settled: true, table_version: 1 },
    ...over,
  });

describe('the price of a day that an account reads', () => {
  const typeOf = async (...rows: Partial<LedgerRow>[]) => {
    const account = `type${accounts++}`;
    const db = await database();
    await writeLedger(
      db,
      rows.map((over) => row(account, over)),
    );
    return priceTypeOf(db, account);
  };
  const compared = (last: number, avg: number, over: Partial<LedgerRow> = {}) => [
    { params: LAST, rows: last, ...over },
    { params: AVG, rows: avg, ...over },
  ];

  it.each<[string, Partial<LedgerRow>[], string]>([
    ['is the last one, if there is nothing to compare', [], 'LAST'],
    ['is the last one, if only averages are collected', [{ params: AVG, rows: 100 }], 'LAST'],
    ['is the last one with 90% of the rows', compared(90, 100), 'LAST'],
    ['is the average with fewer', compared(89, 100), 'AVG'],
    ['is the average without any last price', [{ state: 'no_data' }, { params: AVG, rows: 5 }], 'AVG'],
    ['ignores days that can still change', compared(1, 100, { settled: false }), 'LAST'],
    ['ignores different days', [{ rows: 1 }, { params: AVG, rows: 100, day: '2026-06-02' }], 'LAST'],
    [
      'counts rows that were not delivered',
      [
        { rows: 50, total: 100 },
        { params: AVG, rows: 100 },
      ],
      'LAST',
    ],
    ['compares all days', [...compared(80, 100), ...compared(100, 100, { day: '2026-06-02' })], 'LAST'],
  ])('%s', async (_title, rows, type) => {
    expect(await typeOf(...rows)).toBe(type);
  });
});

const need = { view: offers, params: { calculation_type: 'LAST' }, from: addDays(TODAY, 1 - DAYS), to: TODAY };
/** Returns the type, the states by day, and whether it is a fallback, of a need of last prices. */
async function readOf(account: string) {
  const [coverage] = await coverageOf(await database(), account, [need]);
  return [coverage?.need.params.calculation_type, coverage?.days.map(({ state }) => state), coverage?.isFallback];
}

it('is read by queries, whose answers describe it', async () => {
  const { collectValue, ask } = await ownAccount(price, {});
  const day = '2026-06-01';
  await collectValue({ date: day }, pageBody([{ csku_id: 'A' }]));
  await collectValue({ date: day, calculation_type: 'AVG' }, pageBody([{ csku_id: 'A' }, { csku_id: 'B' }]));
  const skus = query({
    name: 'test/skus',
    params: z.object({}),
    needs: () => [{ ...need, from: day, to: day }],
    answer: (_, run) => run.rows(sql`SELECT sku FROM ${run.from({ view: offers }, ['sku'])} ORDER BY sku`),
  });
  const { answer, provenance } = await ask(skus, {});
  expect(answer).toEqual([{ sku: 'A' }, { sku: 'B' }]);
  expect(provenance).toMatchObject([{ params: { calculation_type: 'AVG' }, isFallback: true }]);
});

describe('the plan', () => {
  it('collects and reads last prices, and the averages of one day', async () => {
    const { account, rows } = await collectPlan();
    expect(await readOf(account)).toEqual(['LAST', Array(DAYS).fill('complete'), false]);
    const averages = (await rows('price')).filter(({ params }) => params === AVG);
    expect(averages.map(({ day, settled }) => [day, settled])).toEqual([[addDays(TODAY, -2), true]]);
  });

  it('collects and reads averages of all days, if the service has too few last prices', async () => {
    const data = { offersOf: (type: string) => (type === 'LAST' ? 1 : 2) };
    const { account, collector, rows } = await collectPlan(data);
    await collector.waitUntilIdle();
    await settleBackground();
    expect(await readOf(account)).toEqual(['AVG', Array(DAYS).fill('complete'), true]);
    const averages = (await rows('price')).filter(({ params }) => params === AVG);
    expect(averages.map(({ day }) => day)).toEqual(daysFrom(need.from, TODAY));
  });
});

it.each(SERVICES)(
  'collects the last prices of data from an earlier version, and nothing else: $title',
  async (kind) => {
    const { account, collector, upstream, key, rows, service } = await collectPlan({}, {}, kind);
    await collector.stop();
    const db = await database();
    const prices = (await rows('price')).filter(({ params }) => params === LAST);
    await db.command(
      `DELETE FROM ${mutationTarget(ledger.name, db)} WHERE account = {account:String} AND endpoint = 'price'`,
      { account },
    );
    await writeLedger(
      db,
      prices.map((item) => ({ ...item, params: AVG, version: nextVersion() })),
    );
    const others = (await rows()).filter(({ endpoint }) => endpoint !== 'price');
    expect(await readOf(account)).toEqual(['LAST', Array(DAYS).fill('not_collected'), false]);
    const calls = answered(upstream.requests).length;

    const again = collectorOf(upstream, { kind, key });
    expect(await again.collector.isPlanned(question(service, price, { calculation_type: 'LAST', date: TODAY }))).toBe(
      true,
    );
    again.collector.start();
    await again.collector.waitUntilIdle();
    await settleBackground();
    const [newest, ...requests] = answered(upstream.requests).slice(calls);
    expect(newest && queryOf(newest).get('date')).toBe(LATEST_DATE);
    expect(new Set(requests.map(pathOf))).toEqual(new Set(['/price']));
    expect(requests.map((request) => queryOf(request).get('calculation_type'))).toEqual(Array(DAYS).fill('LAST'));
    expect(await readOf(account)).toEqual(['LAST', Array(DAYS).fill('complete'), false]);
    const unchanged = (await rows()).filter(({ endpoint }) => endpoint !== 'price');
    expect(unchanged).toHaveLength(others.length);
    expect(unchanged).toEqual(expect.arrayContaining(others));
  },
);

it('collects the newest 28 days again of 60 days of averages', async () => {
  const upstream = await fakeUpstream(fakeDelivery({}));
  const { collector, service, rows, key } = collectorOf(upstream, { days: 60 });
  const account = accountOf(service);
  const days = daysFrom(addDays(TODAY, -59), TODAY);
  const lines = planLines(PAGES, 'AVG').map((line) => ({
    endpoint: line.endpoint.name,
    params: ledgerKey(service, line, TODAY).params,
  }));
  await writeLedger(await database(), [
    ...days.flatMap((day) => lines.map((line) => row(account, { ...line, day, settled: day < addDays(TODAY, -1) }))),
    ...fileLists.map(({ name }) => row(account, { endpoint: name, params: '', day: TODAY, settled: false })),
  ]);
  const before = await rows();
  collector.start();
  await collector.waitUntilIdle();
  await settleBackground();
  const [, ...requests] = upstream.requests;
  expect(requests.map((request) => `${pathOf(request)} ${queryOf(request).get('calculation_type')}`)).toEqual(
    Array(28).fill('/price LAST'),
  );
  const requested = requests.map((request) => queryOf(request).get('date') ?? '');
  expect(requested.toSorted()).toEqual(days.slice(-28));
  expect(await rows()).toEqual(expect.arrayContaining(before));

  const isPlanned = (date: string) => collector.isPlanned(question(service, price, { calculation_type: 'LAST', date }));
  expect(await Promise.all([days[32], days[31]].map((date = '') => isPlanned(date)))).toEqual([true, false]);
  const range = { from: days[0] ?? '', to: days[31] ?? '' };
  expect((await collector.costOfRange('price', range.from, range.to)).requests).toBe(32);

  const again = collectorOf(upstream, { key, days: 60, now: () => Date.now() + HOUR / 2 });
  again.collector.start();
  await again.collector.waitUntilIdle();
  // The newest day is requested at each start.
  expect(upstream.requests).toHaveLength(1 + 28 + 1);
});
