import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ratingBulkFiles } from '@/lib/contract/file-list';
import { LATEST_DATE } from '@/lib/contract/params';
import { price } from '@/lib/contract/price';
import { priceCompetition } from '@/lib/contract/price-competition';
import { problemDetails } from '@/lib/contract/problem';
import { tolerant } from '@/lib/contract/reading';
import { scorecard } from '@/lib/contract/scorecard';
import { database } from '../base/database';
import { settleBackground } from '../base/in-background';
import { question } from '../collect/question';
import { service } from '../service/service';
import { configuredDashboard, createRequest } from '../testing/configured';
import { fakeDelivery } from '../testing/fake-delivery';
import { pageOf, servePages } from '../testing/fake-pages';
import { KEY, sendJson } from '../testing/fake-upstream';
import { jsonRoute } from './json-route';

const upstream = configuredDashboard();
beforeAll(() => void vi.stubEnv('DELIVERY_RATE_LIMIT', '500/min'));

const prices = jsonRoute(price);
const competitions = jsonRoute(priceCompetition);

function get(route: ReturnType<typeof jsonRoute>, target: string, headers: Record<string, string> = {}, path = {}) {
  return route.GET(createRequest(target, { headers }), { params: Promise.resolve(path) });
}

const requestsFor = async (work: () => Promise<unknown>) => {
  const before = upstream.requests.length;
  await work();
  return upstream.requests.length - before;
};

describe('a page of a set', () => {
  it('is the one that the service would send, whatever pages were collected', async () => {
    upstream.answer = servePages(1234);
    for (const [page_size, current_page] of [
      [10, 1],
      [7, 3],
      [1000, 2],
      [10, 124],
      [10, 125],
    ] as const) {
      const response = await get(prices, `/price?date=2026-03-31&page_size=${page_size}&current_page=${current_page}`);
      expect(response.headers.get('content-type')).toContain('application/json');
      expect(await response.json()).toEqual(pageOf(1234, page_size, current_page));
    }
  });

  it('is requested once, then answered with its age', async () => {
    upstream.answer = servePages(3);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 30, 12) });
    const target = '/price?date=2026-03-30';
    expect(await requestsFor(async () => expect((await get(prices, target)).headers.get('age')).toBe('0'))).toBe(1);
    vi.setSystemTime(Date.UTC(2026, 5, 30, 13));
    expect(await requestsFor(async () => expect((await get(prices, target)).headers.get('age')).toBe('3600'))).toBe(0);
    const noCache = { 'cache-control': 'no-cache' };
    const expectRefetch = async () => expect((await get(prices, target, noCache)).headers.get('age')).toBe('0');
    expect(await requestsFor(expectRefetch)).toBeGreaterThan(0);
    vi.useRealTimers();
  });

  it('is answered if midnight passes during a request for the latest day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 30, 23, 59) });
    onTestFinished(() => void vi.useRealTimers());
    const serve = servePages(3);
    upstream.answer = (request, response) => {
      vi.setSystemTime(Date.UTC(2026, 6, 1, 0, 1));
      serve(request, response);
    };
    const response = await get(prices, `/price?date=${LATEST_DATE}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(pageOf(3, 10, 1));
  });

  it('has ten items by default, as the specification says', async () => {
    upstream.answer = servePages(25);
    const body = await (await get(prices, '/price?date=2026-03-29')).json();
    expect(body).toEqual(pageOf(25, 10, 1));
    expect(tolerant(price.response).safeParse(body).success).toBe(true);
  });

  it('has each item once if rows moved between the pages of the service', async () => {
    const item = (csku_id: string) => ({ csku_id });
    const pages = [
      [item('a'), item('b')],
      [item('b'), item('c')],
    ];
    upstream.answer = (request, response) => {
      const page = Number(new URL(request.url ?? '', 'http://fake').searchParams.get('current_page'));
      sendJson(response, { items: pages[page - 1] ?? [], total: 4, page_size: 2, current_page: page, page_count: 2 });
    };
    const { items } = await (await get(prices, '/price?date=2026-03-28')).json();
    expect(items).toEqual([item('a'), item('b'), item('c')]);
  });

  it('keeps unknown fields and the order, and sends numbers that JavaScript would round as texts', async () => {
    const bodyWith = (id: string) =>
      `{"unheard_of":{"since":[2031,null]},"items":[{"product_id":${id},"price":0.1,"wort":"später"}],"total":1,"page_size":10,"current_page":1,"page_count":1}`;
    const body = bodyWith('12345678901234567890');
    upstream.answer = (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    expect(await (await get(prices, '/price?date=2026-03-27')).text()).toBe(bodyWith('"12345678901234567890"'));
  });

  it('is requested again after its raw answer was removed, and is then stored', async () => {
    upstream.answer = servePages(3);
    const target = '/price?date=2026-03-26';
    await (await get(prices, target)).text();
    const db = await database();
    await db.command('TRUNCATE TABLE raw_answers');
    const again = async () => expect(await (await get(prices, target)).json()).toEqual(pageOf(3, 10, 1));
    expect(await requestsFor(again)).toBe(1);
    expect(await requestsFor(again)).toBe(0);
  });

  it('is not found if its raw answer was removed and the service no longer has the day, whose rows stay', async () => {
    const day = '2026-03-25';
    upstream.answer = servePages(3);
    await (await get(prices, `/price?date=${day}`)).text();
    const db = await database();
    await db.command('TRUNCATE TABLE raw_answers');
    const rowsOfDay = () =>
      db.query(
        `SELECT state, rows, toString(set_id) AS set, problem FROM ledger FINAL WHERE endpoint = 'price' AND day = {day:Date}`,
        { day },
      );
    const before = await rowsOfDay();
    expect(before).toMatchObject([{ state: 'complete', rows: 3 }]);
    upstream.answer = servePages(0);
    const response = await get(prices, `/price?date=${day}`);
    expect([response.status, (await response.json()).title]).toEqual([
      404,
      'The raw answer was removed, and the service no longer has this day.',
    ]);
    expect(await rowsOfDay()).toEqual(before);
    const again = async () => expect((await get(prices, `/price?date=${day}`)).status).toBe(404);
    expect(await requestsFor(again)).toBe(0);
    upstream.answer = servePages(2);
    const noCache = { 'cache-control': 'no-cache' };
    expect(await (await get(prices, `/price?date=${day}`, noCache)).json()).toEqual(pageOf(2, 10, 1));
  });

  it('reports that the service fails if its raw answer was removed', async () => {
    const target = '/price?date=2026-03-24';
    upstream.answer = servePages(3);
    await (await get(prices, target)).text();
    const db = await database();
    await db.command('TRUNCATE TABLE raw_answers');
    upstream.answer = (_, response) => sendJson(response, {}, 500);
    expect((await get(prices, target)).status).toBe(502);
  });
});

describe('an answer without pages', () => {
  it('is the body of the service', async () => {
    const body = '[ {"retailer": "R", "average_rating": 4.50, "note": "unknown fields pass"} ]';
    upstream.answer = (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    const target = '/scorecard?start_date=2026-03-01&end_date=2026-03-31';
    const expectBody = async () => expect(await (await get(jsonRoute(scorecard), target)).text()).toBe(body);
    expect(await requestsFor(expectBody)).toBe(1);
    expect(await requestsFor(expectBody)).toBe(0);
  });

  it('has any days of competitions that were collected with others, and requests only the others', async () => {
    upstream.answer = fakeDelivery({ priceOf: (day) => Number(day.slice(-2)) });
    const readPrices = async (from: string, to: string, headers = {}) => {
      const target = `/price-competition/101?start_date=2026-03-${from}&end_date=2026-03-${to}&time_dimension=DAILY`;
      const { competitions: all } = await (
        await get(competitions, target, headers, { customer_page_id: '101' })
      ).json();
      return all.map(({ date_buckets }: { date_buckets: { data: { base: number }[] }[] }) =>
        date_buckets.map(({ data }) => data[0]?.base),
      );
    };
    expect(await requestsFor(() => readPrices('10', '20'))).toBe(1);
    const part = async () => expect(await readPrices('12', '14')).toEqual([[12, 13, 14]]);
    expect(await requestsFor(part)).toBe(0);
    const more = async () => expect(await readPrices('19', '22')).toEqual([[19, 20, 21, 22]]);
    expect(await requestsFor(more)).toBe(1);
    expect(upstream.requests.at(-1)).toContain('start_date=2026-03-21');

    const db = await database();
    await db.command('TRUNCATE TABLE raw_answers');
    upstream.answer = fakeDelivery({ priceOf: (day) => Number(day.slice(-2)), hasDay: (day) => day !== '2026-03-13' });
    expect(await readPrices('12', '14')).toEqual([[12, 14]]);
    const without13 = async () => expect(await readPrices('12', '14')).toEqual([[12, 14]]);
    expect(await requestsFor(without13)).toBe(0);
    const sets = () =>
      db.query(
        `SELECT day, toString(set_id) AS set FROM ledger FINAL
        WHERE endpoint = 'price_competition' AND day BETWEEN '2026-03-12' AND '2026-03-14' ORDER BY day`,
      );
    const before = await sets();
    expect(await readPrices('12', '14', { 'cache-control': 'no-cache' })).toEqual([[12, 14]]);
    expect(await sets()).toEqual(before);
  });

  it('lists the files of a dataset', async () => {
    upstream.answer = (_, response) => sendJson(response, { files: [] });
    expect(await (await get(jsonRoute(ratingBulkFiles), '/bulk/rating/files')).json()).toEqual({ files: [] });
  });
});

describe('a failure', () => {
  it('names the parameters that are not allowed, in the form of the specification', async () => {
    const response = await get(prices, '/price?date=no-day&page_size=0');
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    const problem = problemDetails.parse(await response.json());
    expect(problem.errors?.map((error) => [error.in, error.name])).toEqual([
      ['query', 'date'],
      ['query', 'page_size'],
    ]);
  });

  it('of the service is a problem, without the key', async () => {
    upstream.answer = (_, response) => sendJson(response, { detail: KEY }, 500);
    const response = await get(prices, '/price?date=2026-02-01');
    expect(response.status).toBe(502);
    const text = await response.text();
    expect(problemDetails.safeParse(JSON.parse(text)).success).toBe(true);
    expect(text).not.toContain(KEY);
  });

  it('of a refresh leaves the older answer', async () => {
    upstream.answer = servePages(2);
    await (await get(prices, '/price?date=2026-02-02')).text();
    upstream.answer = (_, response) => sendJson(response, {}, 500);
    const response = await get(prices, '/price?date=2026-02-02', { 'cache-control': 'no-cache' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(pageOf(2, 10, 1));
  });

  it('is requested again by the next request', async () => {
    upstream.answer = (_, response) => sendJson(response, { status: 404 }, 404);
    expect((await get(prices, '/price?date=2026-02-03')).status).toBe(404);
    await settleBackground();
    upstream.answer = servePages(1);
    expect((await get(prices, '/price?date=2026-02-03')).status).toBe(200);
  });
});

it('counts each call to the service against the budget', async () => {
  upstream.answer = servePages(1);
  const countMade = () =>
    service()
      .budget.made()
      .reduce((sum, { requests }) => sum + requests, 0);
  const before = countMade();
  await (await get(prices, '/price?date=2026-01-01')).text();
  await (await get(prices, '/price?date=2026-01-01')).text();
  expect(countMade() - before).toBe(1);
});

it('shares the request of callers at the same time, and sends the key only to the service', async () => {
  upstream.answer = servePages(3);
  const target = '/price?date=2026-01-02';
  const responses: Response[] = [];
  const requestAll = async () => void responses.push(...(await Promise.all([1, 2, 3].map(() => get(prices, target)))));
  expect(await requestsFor(requestAll)).toBe(1);
  for (const response of responses) {
    expect(await response.text()).not.toContain(KEY);
    expect(JSON.stringify([...response.headers])).not.toContain(KEY);
  }
  expect(question(service(), price, {}).account).not.toContain(KEY);
});
