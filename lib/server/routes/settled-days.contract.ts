import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { price } from '@/lib/contract/price';
import { priceCompetition } from '@/lib/contract/price-competition';
import { bucket, competition, row } from '@/lib/queries/price-competition/test-answers';
import { database } from '../base/database';
import { configuredDashboard, createRequest } from '../testing/configured';
import { pageOf, servePages } from '../testing/fake-pages';
import { sendJson } from '../testing/fake-upstream';
import { jsonRoute } from './json-route';

const upstream = configuredDashboard();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
});

const prices = (day: string) =>
  jsonRoute(price).GET(createRequest(`/price?date=${day}`), { params: Promise.resolve({}) });

const competitions = (day: string) =>
  jsonRoute(priceCompetition).GET(
    createRequest(`/price-competition/101?start_date=${day}&end_date=${day}&time_dimension=DAILY`),
    { params: Promise.resolve({ customer_page_id: '101' }) },
  );

async function ledgerRow(endpoint: string, day: string) {
  const [found] = await (await database()).query<{ state: string; rows: number; set: string; facts: string }>(
    `SELECT state, rows, toString(set_id) AS set, facts FROM ledger FINAL
    WHERE endpoint = {endpoint:String} AND day = {day:Date}`,
    { endpoint, day },
  );
  return found;
}

it('keeps the rows of a day that was collected before it settled and that the service no longer has', async () => {
  const day = '2026-03-23';
  vi.setSystemTime(Date.UTC(2026, 2, 23, 10));
  upstream.answer = servePages(3);
  await (await prices(day)).text();
  const before = await ledgerRow('price', day);
  expect(before).toMatchObject({ state: 'complete', rows: 3 });
  vi.setSystemTime(Date.UTC(2026, 2, 25));
  upstream.answer = servePages(0);
  expect(await (await prices(day)).json()).toEqual(pageOf(3, 10, 1));
  expect(await ledgerRow('price', day)).toEqual({ ...before, facts: '{"withdrawn":true}' });
});

it('has no rows of a day that the service empties before it settles', async () => {
  const day = '2026-03-26';
  vi.setSystemTime(Date.UTC(2026, 2, 26, 10));
  upstream.answer = servePages(3);
  await (await prices(day)).text();
  const before = await ledgerRow('price', day);
  vi.setSystemTime(Date.UTC(2026, 2, 26, 10, 30));
  upstream.answer = servePages(0);
  expect(await (await prices(day)).json()).toMatchObject({ items: [] });
  const after = await ledgerRow('price', day);
  expect(after).toMatchObject({ state: 'no_data', rows: 0 });
  expect(after?.set).not.toBe(before?.set);
});

it('replaces the prices of competitions that sold out after their first collection', async () => {
  const day = '2026-03-27';
  const sendBucket = (data: object): typeof upstream.answer => {
    const body = { competitions: [competition({ date_buckets: [bucket(day, data)] })] };
    return (_, response) => sendJson(response, body);
  };
  vi.setSystemTime(Date.UTC(2026, 2, 27, 10));
  upstream.answer = sendBucket(row({ index: 100, base: '2.00', benchmark: '2.00' }));
  await (await competitions(day)).text();
  const before = await ledgerRow('price_competition', day);
  expect(before).toMatchObject({ state: 'complete', rows: 1 });
  vi.setSystemTime(Date.UTC(2026, 2, 29));
  upstream.answer = sendBucket({ base_status: 'OUT_OF_STOCK', benchmark_status: 'OUT_OF_STOCK' });
  await (await competitions(day)).text();
  const after = await ledgerRow('price_competition', day);
  expect(after).toMatchObject({ state: 'no_data', rows: 1, facts: '{}' });
  expect(after?.set).not.toBe(before?.set);
});
