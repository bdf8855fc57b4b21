import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestService, testService } from '@/delivery/http/test-service';
import { dayOf } from '@/delivery/sample/day';
import { makeSample } from '@/delivery/sample/make-sample';
import type { CheckRange } from '@/lib/contract/file-check';
import { price } from '@/lib/contract/price';
import type { FaultRow } from '@/lib/queries/downloads/faults.columns';
import type { FilesAnswer } from '@/lib/queries/downloads/files';
import { addDays, daysFrom } from '@/lib/queries/shared/dates';
import type { TableAnswer } from '@/lib/queries/table';
import { settleBackground } from '@/lib/server/base/in-background';
import { collectSet } from '@/lib/server/collect/collect-set';
import { withDays } from '@/lib/server/collect/plan';
import { question } from '@/lib/server/collect/question';
import { refreshList } from '@/lib/server/downloads/refresh-list';
import { GET, POST } from '@/lib/server/routes/check-route';
import { service } from '@/lib/server/service/service';
import { configuredDashboard, createRequest } from '@/lib/server/testing/configured';
import { queryOf, sendJson } from '@/lib/server/testing/fake-upstream';
import { requestQuery } from '@/lib/server/testing/named-rows';

const DAYS = 28;
const upstream = configuredDashboard();

beforeAll(() => void vi.useFakeTimers({ now: new Date('2026-07-01T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => settleBackground());

/** Checks hours like a user, and returns the number of requests. */
async function check(range: CheckRange): Promise<number> {
  await POST(createRequest('/downloads/check', { method: 'POST', body: JSON.stringify(range) }));
  const state = async () => (await GET().json()) as { running: boolean; requests: number; problem: unknown };
  await expect.poll(async () => (await state()).running, { timeout: 120_000 }).toBe(false);
  const { requests, problem } = await state();
  expect(problem).toBeNull();
  return requests;
}

async function ask<Answer>(name: string, until: string): Promise<Answer> {
  const response = await requestQuery(name, new URLSearchParams({ until, days: String(DAYS) }));
  return ((await response.json()) as { answer: Answer }).answer;
}

async function faultsOf(until: string): Promise<string[]> {
  const { rows } = await ask<TableAnswer<FaultRow>>('downloads/faults', until);
  return rows.map(({ dataset, day, time, state }) => `${dataset} ${day} ${time} ${state}`).sort();
}

/** Returns the expected hours of a dataset with their weekdays, such as "05:00 every day" and "15:00 on 2,5". */
async function hoursOf(dataset: string, until: string): Promise<string[]> {
  const { datasets } = await ask<FilesAnswer>('downloads/files', until);
  const { expected = [] } = datasets.find(({ name }) => name === dataset) ?? {};
  return expected.map(({ hour, weekdays }) => `${hour} ${weekdays.length === 7 ? 'every day' : `on ${weekdays}`}`);
}

describe('the sample', () => {
  const UNTIL = '2026-06-30';
  const FROM = addDays(UNTIL, 1 - DAYS);
  let delivery: TestService;

  beforeAll(async () => {
    delivery = await testService();
    const window = { days: DAYS, asOf: dayOf(UNTIL), until: new Date(`${UNTIL}T23:59:59Z`) };
    await makeSample(delivery.db, { seed: 7, scale: 1, ...window, customer: 'Acme', say: () => undefined });
    const app = await delivery.start();
    await app.ready();
    upstream.answer = (request, response) => {
      request.headers['x-api-key'] = delivery.keys.acme;
      app.routing(request, response);
    };
  }, 600_000);
  afterAll(() => delivery.close());

  it('has its missing and light files found in all datasets that are checked', async () => {
    const { signal } = new AbortController();
    for (const dataset of ['rating', 'review', 'review_text']) await refreshList({ dataset }, signal);
    const collectDay = async (day: string) => {
      const answer = question(service(), price, withDays(price, { calculation_type: 'LAST' }, day));
      await (await collectSet(service(), answer, { priority: 'person' })).written;
    };
    await Promise.all(daysFrom(FROM, UNTIL).map(collectDay));
    // Nothing is known of these datasets yet, so the hours of one day are checked first.
    for (const dataset of ['review_sentiment', 'content_detail', 'price_hourly'])
      expect(await check({ datasets: [dataset], from: '2026-06-29', to: '2026-06-29', hours: 'all' })).toBe(24);
    for (const dataset of ['price', 'review_sentiment', 'content_detail'])
      while ((await check({ datasets: [dataset], from: FROM, to: UNTIL, hours: 'expected' })) > 0);
    await check({ datasets: ['price_hourly'], from: '2026-06-27', to: UNTIL, hours: 'expected' });

    expect(await hoursOf('price', UNTIL)).toEqual(['5 every day', '15 on 2,5']);
    expect(await hoursOf('content_detail', UNTIL)).toEqual(['4 on 1,4']);
    expect(await hoursOf('review_sentiment', UNTIL)).toEqual(['7 every day']);
    expect(await faultsOf(UNTIL)).toEqual([
      'price 2026-06-04 05:00 light',
      'price 2026-06-30 15:00 missing',
      'rating 2026-06-24 05:00 missing',
    ]);
  }, 600_000);
});

describe('a service with other hours', () => {
  const UNTIL = '2025-06-30';
  const FROM = addDays(UNTIL, 1 - DAYS);
  const isWeekend = (date: string) => [0, 6].includes(new Date(date).getUTCDay());

  /** Rows of the file of an hour, 0 without one. */
  const rowsOf: Readonly<Record<string, (date: string, hour: number) => number>> = {
    '/bulk/price': (date, hour) => (hour === 22 ? (date === '2025-06-11' ? 40 : 100) : 0),
    '/bulk/price-hourly': (date, hour) => (hour % 6 === 1 && !(date === '2025-06-20' && hour === 13) ? 50 : 0),
    '/bulk/review-sentiment': (date, hour) => (hour === 0 && !isWeekend(date) && date !== '2025-06-18' ? 30 : 0),
  };

  beforeAll(() => {
    upstream.answer = (request, response) => {
      const { pathname } = new URL(request.url ?? '', upstream.origin);
      const query = queryOf(request);
      const rows = rowsOf[pathname]?.(query.get('date') ?? '', Number(query.get('time'))) ?? 0;
      if (rows === 0) return sendJson(response, {}, 404);
      response.writeHead(200).end(`product_id,retailer_name,brand\n${'1,R,B\n'.repeat(rows)}`);
    };
  });

  it('has its hours, missing and light files found from the hours of one day', async () => {
    const datasets = ['price', 'price_hourly', 'review_sentiment', 'content_detail'];
    expect(await check({ datasets, from: UNTIL, to: UNTIL, hours: 'all' })).toBe(4 * 24);
    while ((await check({ datasets, from: FROM, to: UNTIL, hours: 'expected' })) > 0);

    expect(await hoursOf('price', UNTIL)).toEqual(['22 every day']);
    expect(await hoursOf('price_hourly', UNTIL)).toEqual([1, 7, 13, 19].map((hour) => `${hour} every day`));
    expect(await hoursOf('review_sentiment', UNTIL)).toEqual(['0 on 1,2,3,4,5']);
    expect(await hoursOf('content_detail', UNTIL)).toEqual([]);
    expect(await faultsOf(UNTIL)).toEqual([
      'price 2025-06-11 22:00 light',
      'price_hourly 2025-06-20 13:00 missing',
      'review_sentiment 2025-06-18 00:00 missing',
    ]);
  }, 600_000);
});
