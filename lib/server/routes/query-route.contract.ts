import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { eRetailMedia } from '@/lib/contract/e-retail-media';
import { REFETCH_HEADER } from '@/lib/contract/own-http';
import type { Query } from '@/lib/queries/query';
import { allQueries } from '@/lib/queries/registry';
import { addDays } from '@/lib/queries/shared/dates';
import { database } from '../base/database';
import { settleBackground } from '../base/in-background';
import { collectSet } from '../collect/collect-set';
import { question } from '../collect/question';
import { readParams } from '../query/params';
import { reader } from '../query/reader';
import { runQuery } from '../query/run-query';
import { service } from '../service/service';
import { configuredDashboard, createRequest } from '../testing/configured';
import { pageBody } from '../testing/fake-pages';
import { queryOf } from '../testing/fake-upstream';
import { banners as bannersTable } from '../warehouse/banners';
import { GET } from './query-route';

const upstream = configuredDashboard();
const DAY = '2026-03-31';
const TABLE = bannersTable.definition.name;
const row = (page_name: string) => ({
  retailer_name: 'Korbina DE',
  page_name,
  own_label_count: 1,
  competitor_label_count: 3,
});
let items = [row('one')];
const answerAll: typeof upstream.answer = (_, response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(pageBody(items));
beforeAll(() => {
  upstream.answer = answerAll;
});

function ask(name: string, query: string, headers: Record<string, string> = {}) {
  const [page, queryName] = name.split('/');
  return GET(createRequest(`/query/${name}?${query}`, { headers }), {
    params: Promise.resolve({ page, name: queryName }),
  });
}

describe('a query', () => {
  it('collects the selected day, reports it as pending, and then returns it', async () => {
    const first = await (await ask('banners/tiles', `date=${DAY}&days=2`)).json();
    expect(first.answer[0]).toMatchObject({ name: 'share', value: null });
    expect(first.coverage[1]).toMatchObject({ need: 'today', states: '-', pending: true });
    await settleBackground();
    const { answer, coverage, provenance } = await (await ask('banners/tiles', `date=${DAY}&days=2`)).json();
    expect(answer[0]).toMatchObject({
      value: 0.25,
      part: 1,
      whole: 4,
      trend: [null, 0.25],
      unit: 'percent',
      better: 'higher',
    });
    expect(coverage).toMatchObject([
      { states: '-c', pending: false },
      { states: 'c', rows: 1, total: 1, pending: false },
    ]);
    expect(provenance[0]).toMatchObject({ title: 'Banners', endpoint: 'e_retail_media' });
    expect(upstream.requests).toHaveLength(1);
  });

  it('is answered with 304 until the data changes', async () => {
    const query = `date=${DAY}`;
    const { headers } = await ask('banners/placements', query);
    const etag = headers.get('etag') ?? '';
    for (const condition of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*'])
      expect((await ask('banners/placements', query, { 'if-none-match': condition })).status, condition).toBe(304);
    items = [row('one'), row('two')];
    await collectAgain();
    const changed = await ask('banners/placements', query, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect((await changed.json()).answer.total).toBe(2);
  });

  it('is run once for equal requests at the same time', async () => {
    const statements = vi.spyOn(await database(), 'query');
    onTestFinished(() => statements.mockRestore());
    const readers = async (count: number) => {
      statements.mockClear();
      const query = `date=${DAY}&q=${count}`;
      await Promise.all(Array.from({ length: count }, () => ask('banners/labels', query)));
      return statements.mock.calls.filter(([sql]) => sql.includes(TABLE)).length;
    };
    expect([await readers(1), await readers(3)]).toEqual([1, 1]);
  });

  it('requests a failed day again only when a user retries it', async () => {
    const of = 'date=2026-03-30&days=1';
    const today = async (headers?: Record<string, string>) =>
      (await (await ask('banners/tiles', of, headers)).json()).coverage[1];
    upstream.answer = (_, response) => response.writeHead(404).end('{"detail":"Not Found"}');
    expect(await today()).toMatchObject({ states: '-', pending: true });
    await settleBackground();
    expect(await today()).toMatchObject({ states: 'f', pending: false, problem: { code: expect.any(String) } });
    const { length } = upstream.requests;
    upstream.answer = answerAll;
    await today();
    await settleBackground();
    expect(upstream.requests).toHaveLength(length);
    expect(await today({ [REFETCH_HEADER]: 'failed' })).toMatchObject({ states: 'f', pending: true });
    await settleBackground();
    expect(await today()).toMatchObject({ states: 'c', pending: false, problem: null });
    const { answer } = await (await ask('banners/days', '')).json();
    expect(answer).toEqual({
      newest: DAY,
      days: ['2026-03-30', DAY].map((day) => ({ day, state: 'complete' })),
    });
  });

  it('requests collected days again when a user refreshes, each day once', async () => {
    await (await ask('banners/tiles', `date=${DAY}&days=1`)).json();
    await settleBackground();
    const { length } = upstream.requests;
    items = [row('one'), row('two'), row('three')];
    const response = await ask('banners/change-counts', `date=${DAY}&against=2026-03-30`, { [REFETCH_HEADER]: 'all' });
    expect((await response.json()).coverage).toMatchObject([{ pending: true }, { pending: true }]);
    await settleBackground();
    expect(upstream.requests).toHaveLength(length + 2);
    expect((await (await ask('banners/placements', `date=${DAY}`)).json()).answer.total).toBe(3);
  });

  it.each([
    ['banners/tiles', '', /date/],
    ['banners/tiles', 'date=2026-02-30', /"2026-02-30" is not a day\. Write it as YYYY-MM-DD/],
    ['banners/tiles', `date=${DAY}&days=0`, /days: .* is not a whole number from 1 to 366/],
    ['banners/placements', `date=${DAY}&limit=1001`, /limit/],
    ['banners/placements', `date=${DAY}&own=nobody`, /"nobody" is not one of own, competitor, all/],
  ])('%s?%s is refused with the value and the values that are allowed', async (name, query, sentence) => {
    const response = await ask(name, query);
    expect(response.status).toBe(422);
    const { code, title, errors } = await response.json();
    expect([code, errors.length]).toEqual(['bad_request', 1]);
    expect(title).toMatch(sentence);
  });

  it.each([
    ['banners/tiles', 'date=0000-01-01', /"0000-01-01" is out of range/],
    ['banners/tiles', `date=${DAY}&against=0001-01-03`, /"0001-01-03" is out of range/],
    ['banners/tiles', `date=${DAY}&against=1990-01-01`, /1990-01-01 to 2026-03-31 is 13239 days, and 2200 are allowed/],
    ['banners/changes', `date=${DAY}&against=2149-06-06`, /2026-03-31 to 2149-06-06 is/],
    ['visibility/tiles', `date=${DAY}&against=1990-01-01`, /13239 days/],
    ['price-competition/summary', `page=101&date=${DAY}&against=1990-01-01`, /13239 days/],
    [
      'price-competition/changes',
      'page=101&date=1971-01-01&days=300&span=period',
      /begins on 1969-.*, before 1970-01-01/,
    ],
  ])('%s?%s is refused before any work', async (name, query, sentence) => {
    const { length } = upstream.requests;
    const statements = vi.spyOn(await database(), 'query');
    onTestFinished(() => statements.mockRestore());
    const response = await ask(name, query);
    expect(response.status).toBe(422);
    expect((await response.json()).title).toMatch(sentence);
    await settleBackground();
    expect(upstream.requests).toHaveLength(length);
    expect(statements).not.toHaveBeenCalled();
  });

  it('returns 404 for an unknown query', async () => {
    expect((await ask('banners/nothing', '')).status).toBe(404);
  });
});

describe('a day outside the plan', () => {
  /** Banners of two days, with a limit that the plan does not request. */
  const ofLimit = (limit: number) => `date=2025-02-10&against=2025-02-09&first_n_e_retail_media=${limit}`;
  const changes = async (limit: number, headers: Record<string, string> = {}) => {
    const { coverage } = await (await ask('banners/change-counts', ofLimit(limit), headers)).json();
    await settleBackground();
    return coverage;
  };
  /** An answer of two pages. */
  const answerPages: typeof upstream.answer = (request, response) => {
    const current_page = Number(queryOf(request).get('current_page'));
    const page = { total: 2, page_size: 1, current_page, page_count: 2 };
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ items: [row(`page ${current_page}`)], ...page }));
  };

  it('is collected for the first two sets of a page and day, and offered with its calls for all others', async () => {
    upstream.answer = answerPages;
    expect(await changes(7)).toMatchObject([{ pending: true, offeredCalls: null }, { pending: true }]);
    expect(await changes(7)).toMatchObject([{ states: 'c', pending: false, offeredCalls: null }, { states: 'c' }]);
    const { length } = upstream.requests;
    for (const limit of [8, 9, 10, 11, 12, 8])
      expect(await changes(limit)).toMatchObject([
        { states: '-', pending: false, offeredCalls: 2 },
        { states: '-', pending: false, offeredCalls: 2 },
      ]);
    expect(upstream.requests).toHaveLength(length);
  });

  it('is collected when a user requests it', async () => {
    upstream.answer = answerAll;
    const request = { [REFETCH_HEADER]: 'missing' };
    expect(await changes(8, request)).toMatchObject([{ pending: true, offeredCalls: null }, { pending: true }]);
    expect(await changes(8)).toMatchObject([{ states: 'c', pending: false, offeredCalls: null }, { states: 'c' }]);
  });

  it('is pending if its collection ends while the query is answered, so that it is requested again', async () => {
    const query = allQueries.find(({ name }) => name === 'banners/change-counts') as Query;
    const params = readParams(query.params, Object.fromEntries(new URLSearchParams(ofLimit(14))));
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    upstream.answer = (request, response) => held.then(() => answerAll(request, response));
    await runQuery(query, params, await reader(undefined, { refetch: 'missing' }));
    const answer = async () => {
      release();
      await settleBackground();
      return null;
    };
    // Its own name, as the answer to the first one is cached.
    const { body } = await runQuery({ ...query, name: 'banners/held', answer }, params, await reader());
    expect(JSON.parse(body).coverage).toMatchObject([
      { states: '-', pending: true, offeredCalls: null },
      { states: '-', pending: true, offeredCalls: null },
    ]);
    upstream.answer = answerAll;
    expect(await changes(14)).toMatchObject([{ states: 'c', pending: false, offeredCalls: null }, { states: 'c' }]);
  });

  it('is offered with its calls even to an opened page if its query needs it on request', async () => {
    const { length } = upstream.requests;
    const { coverage } = await (await ask('prices/flash', 'date=2025-02-10')).json();
    await settleBackground();
    expect(coverage).toMatchObject([
      { need: 'average', states: '-', pending: false, offeredCalls: 1 },
      { need: 'lowest', states: '-', pending: false, offeredCalls: 1 },
    ]);
    expect(upstream.requests).toHaveLength(length);
  });

  it('is offered once with its calls if several needs of a query share it', async () => {
    const query = 'date=2025-02-10&against=2025-02-10&first_n_e_retail_media=13';
    const { coverage } = await (await ask('banners/change-counts', query)).json();
    // The needs are checked at the same time, so either can be the first.
    expect(coverage.map(({ offeredCalls }: { offeredCalls: number }) => offeredCalls).sort()).toEqual([0, 1]);
  });
});

it('a day of the plan is collected for all of its sets', async () => {
  const yesterday = addDays(new Date().toISOString().slice(0, 10), -1);
  const query = `date=${yesterday}&days=1&against=${addDays(yesterday, -7)}`;
  const { coverage } = await (await ask('visibility/tiles', query)).json();
  const awaited = coverage.filter(({ pending }: { pending: boolean }) => pending);
  expect(awaited.map(({ need }: { need: string }) => need).sort()).toEqual([
    'organic_compared',
    'organic_day',
    'overall_compared',
    'sponsored_compared',
    'sponsored_day',
    'today',
  ]);
  for (const need of coverage) expect(need).toMatchObject({ states: '-', offeredCalls: null });
  await settleBackground();
});

async function collectAgain() {
  const params = { date: DAY, relevance: 'RELEVANT', first_n_e_retail_media: 20 };
  await collectSet(service(), question(service(), eRetailMedia, params), { priority: 'person', plannedAt: Date.now() });
  await settleBackground();
}

it('every query has a unique name of its page and itself', () => {
  const names = allQueries.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z-]+\/[a-z-]+$/);
});
