import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { bulkEndpoint } from '@/lib/contract/dataset';
import { rating } from '@/lib/contract/datasets/rating';
import { fiveStarsNeeded, ratings as view } from '@/lib/datasets/ratings/view';
import { compile, raw, sql } from '@/lib/metrics/sql';
import { database } from '../base/database';
import { settleBackground } from '../base/in-background';
import { accountOf } from '../service/account';
import { createBudget } from '../service/budget';
import { createService } from '../service/service';
import { collectorOf, HOUR } from '../testing/collector-of';
import { fakeDelivery, pathOf } from '../testing/fake-delivery';
import { withRatingFiles } from '../testing/fake-files';
import { fakeUpstream, queryOf } from '../testing/fake-upstream';
import { ownDatabase } from '../testing/own-database';
import { otherService, plainService, SERVICES } from '../testing/services';
import { unknownOf } from '../testing/stored-rows';
import { ratings } from '../warehouse/ratings';
import type { CollectOptions } from './collect-set';
import { collectSet } from './collect-set';
import { readLedger } from './ledger';
import { question } from './question';

ownDatabase();

const DAY = '2026-03-31';
const ENDPOINT = bulkEndpoint(rating);

type Row = Partial<Record<keyof typeof rating.columns, unknown>>;

function row(over: Row = {}): Row {
  return {
    product_id: 'p1',
    retailer_name: 'Korbina DE',
    product_rating: 4.41,
    rating_count: 37,
    session_time: '2026-03-31T06:00:00Z',
    crawling_time: '2026-03-31T06:12:00Z',
    product_url: 'https://korbina.example/p1?x=1,2',
    service_sku_id: '0042',
    service_sku_name: 'Soap "mild", 2 × 100 ml',
    brand: 'Velquin',
    is_own_product: true,
    product_barcode: '04006381333931',
    tags: [{ tag_name: 'line', tag_value: "d'Oro; mild" }],
    ...over,
  };
}

const EMPTY: Row = Object.fromEntries(Object.keys(row()).map((name) => [name, name === 'tags' ? [] : null]));
const ROWS = [
  row(),
  row({ product_id: 'p2', product_rating: 3.5, rating_count: 0, is_own_product: false, tags: [] }),
  row({ service_sku_name: 'معجون أسنان 😀 \\ back', crawling_time: '2026-03-31T07:00:00Z' }),
  row(),
  EMPTY,
  row({ service_sku_id: null, rating_count: 9_007_199_254_740_991 }),
];

const ndjson = (rows: readonly Row[]) => rows.map((value) => `${JSON.stringify(value)}\n`).join('');

function csv(rows: readonly Row[]): string {
  const cell = (value: unknown) => (Array.isArray(value) ? JSON.stringify(value) : String(value ?? ''));
  const line = (cells: readonly unknown[]) => cells.map((value) => `"${cell(value).replaceAll('"', '""')}"`).join(',');
  const names = Object.keys(row());
  return [names.join(','), ...rows.map((value) => line(names.map((name) => value[name as keyof Row])))].join('\r\n');
}

const nameOf = (hour: number, encoding = 'ndjson', day = DAY) =>
  `rating_${day}_${String(hour).padStart(2, '0')}.${encoding}`;
const UNKNOWN = unknownOf(otherService).slice(0, -1);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

let customers = 0;

/** A customer of a service with these files, which the test may change. */
async function customer(content: Readonly<Record<string, string | RequestListener>>, kind = plainService) {
  const files = new Map(Object.entries(content));
  const upstream = await fakeUpstream(kind.as(withRatingFiles(files, fakeDelivery({ newest: () => DAY }))));
  const budget = createBudget({ calls: 1000, seconds: 60 });
  const key = `files${customers++}`;
  const service = createService({ base: upstream.base, key, paths: kind.paths, budget });
  const account = accountOf(service);
  const db = await database();
  const selectRows = (columns: string, table: string, condition = 'true') =>
    db.query<Record<string, unknown>>(
      `SELECT ${columns} FROM ${table} WHERE account = {account:String} AND ${condition}`,
      { account },
    );
  return {
    files,
    upstream,
    budget,
    key,
    db,
    account,
    async collect(options: Partial<CollectOptions> = {}, day = DAY) {
      const request = question(service, ENDPOINT, { date: day });
      await collectSet(service, request, { priority: 'person', ...options });
      await settleBackground();
    },
    calls: () => upstream.requests.filter((request) => /ratings?$/.test(pathOf(request))).map(queryOf),
    ledger: async () => {
      const rows = await readLedger(db, { account, from: DAY, to: DAY });
      return rows.find(({ endpoint }) => endpoint === ENDPOINT.name);
    },
    /** Rows that readers see, in the order of the file. */
    visible: () =>
      selectRows(
        '*',
        ratings.definition.name,
        `set_id IN (SELECT set_id FROM ledger FINAL WHERE account = {account:String}) ORDER BY row_no`,
      ),
    stored: () => selectRows('*', ratings.definition.name),
    bodies: () => selectRows('*', 'raw_answers', `endpoint = '${ENDPOINT.name}'`),
  };
}

describe.each(SERVICES)('a rating file of $title', (kind) => {
  it.each([
    ['ndjson', ndjson(ROWS)],
    ['csv', csv(ROWS)],
  ] as const)('of the format %s becomes rows, and its bytes are not stored', async (encoding, text) => {
    const { collect, ledger, visible, bodies } = await customer({ [nameOf(7, encoding)]: text }, kind);
    await collect();
    const rows = await visible();
    expect(rows).toHaveLength(ROWS.length);
    for (const [index, sentRow] of ROWS.entries()) {
      const { session_time, crawling_time, ...others } = sentRow;
      const toTime = (time: unknown) => (time ? String(time).replace('Z', '.000Z') : null);
      expect(rows[index], `row ${index}`).toMatchObject({
        ...others,
        session_time: toTime(session_time),
        crawling_time: toTime(crawling_time),
        row_no: expect.anything(),
        day: DAY,
        // The other service also sends unknown fields of tags.
        unknown: encoding === 'ndjson' && kind === otherService ? expect.stringContaining(UNKNOWN) : '',
      });
    }
    expect(rows.map(({ row_no }) => Number(row_no))).toEqual(ROWS.map((_, index) => index + 1));
    expect(rows.map(({ id }) => id)).toContain('-/-');
    const row = await ledger();
    expect(row).toMatchObject({
      ...{ state: 'complete', rows: ROWS.length, missing: 0, requests: 1, problem: '', table_version: ratings.version },
      crawled_at: '2026-03-31T07:00:00Z',
    });
    if (kind !== otherService) expect(row?.content_hash).toBe(sha256(text));
    expect(await bodies()).toEqual([]);
  });
});

it('is of the newest listed hour, as ndjson where that is listed, and costs one call', async () => {
  const { collect, calls, budget, visible } = await customer({
    [nameOf(5)]: ndjson([row({ brand: 'early' })]),
    [nameOf(19, 'csv')]: csv([row({ brand: 'csv' })]),
    [nameOf(19)]: ndjson([row({ brand: 'newest' })]),
    [nameOf(23, 'ndjson', '2026-03-30')]: ndjson([row({ brand: 'yesterday' })]),
  });
  await collect();
  await collect();
  expect(calls().map((query) => Object.fromEntries(query))).toEqual([{ date: DAY, time: '19', encoding: 'ndjson' }]);
  expect((await visible()).map(({ brand }) => brand)).toEqual(['newest']);
  // The list of files, which was not known, and the file.
  expect(budget.state().left).toBe(1000 - 2);
});

it('leaves nothing of a file that is cut off', async () => {
  const text = ndjson(Array.from({ length: 30_000 }, () => row()));
  const cutOff: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-length': text.length });
    response.write(text.slice(0, text.length / 2), () => response.destroy());
  };
  const { collect, files, ledger, stored, visible } = await customer({ [nameOf(7)]: cutOff });
  await expect(collect()).rejects.toThrow('Ratings, 2026-03-31 07:00: ');
  expect(await stored()).toEqual([]);
  expect(await ledger()).toMatchObject({ state: 'failed', set_id: '0', attempts: 1 });

  files.set(nameOf(7), ndjson([row()]));
  await collect({ plannedAt: Date.now() });
  expect(await visible()).toHaveLength(1);
});

it('keeps the rows of the previous file if a later one cannot be read', async () => {
  const { collect, files, ledger, stored } = await customer({ [nameOf(7)]: ndjson([row()]) });
  await collect();
  files.set(nameOf(7), `${ndjson([row(), row()])}{"product_id": "p3", \n${ndjson([row()])}`);
  await expect(collect({ refetch: 'all' })).rejects.toThrow('Record 3 is not a JSON object.');
  expect(await stored()).toHaveLength(1);
  expect(await ledger()).toMatchObject({ state: 'complete', rows: 1, problem: expect.stringContaining('Record 3') });
});

it('replaces the rows of a day by those of a revised file, and keeps those of an equal one', async () => {
  const { collect, files, ledger, stored, visible } = await customer({ [nameOf(7)]: ndjson([row(), row()]) });
  await collect();
  const first = await ledger();
  await collect({ refetch: 'all' });
  expect(await ledger()).toMatchObject({ set_id: first?.set_id, revisions: 0 });
  expect(await stored()).toHaveLength(2);

  files.set(nameOf(7), ndjson([row({ rating_count: 40 })]));
  await collect({ refetch: 'all' });
  expect((await visible()).map(({ rating_count }) => rating_count)).toEqual([40]);
  expect(await ledger()).toMatchObject({ rows: 1, revisions: 1 });
});

it('leaves out rows of a csv with other columns than the header, and counts them', async () => {
  const text = `${csv([row()])}\r\n1,2,3\r\n`;
  const { collect, ledger, visible } = await customer({ [nameOf(7, 'csv')]: text });
  await collect();
  expect(await visible()).toHaveLength(1);
  expect(await ledger()).toMatchObject({ state: 'partly', rows: 1, missing: 1 });
});

it('reads records that the engine alone cannot', async () => {
  const text = `{"product_id":"half \\ud800 of it","rating_count":1,"brand":"B"}\n{"product_id":"many","rating_count":1e400,"brand":"B"}`;
  const { collect, visible } = await customer({ [nameOf(7)]: text });
  await collect();
  expect((await visible()).map(({ product_id, rating_count }) => [product_id, rating_count])).toEqual([
    ['half � of it', 1],
    ['many', null],
  ]);
});

it('has no data on a day without a listed file, without a call for it', async () => {
  const { collect, calls, ledger } = await customer({ [nameOf(7, 'ndjson', '2026-03-30')]: ndjson([row()]) });
  await collect();
  expect(calls()).toEqual([]);
  expect(await ledger()).toMatchObject({ state: 'no_data', set_id: '0', requests: 0 });
});

it('is an earlier file of the day if the service lists one that it does not have', async () => {
  const missing: RequestListener = (_, response) => void response.writeHead(404).end();
  const { collect, calls, visible } = await customer({ [nameOf(9)]: missing, [nameOf(7)]: ndjson([row()]) });
  await collect();
  expect(await visible()).toEqual([]);
  await collect({ refetch: 'failed' });
  await collect({ plannedAt: Date.now() + HOUR });
  expect(calls().map((query) => query.get('time'))).toEqual(['9', '7']);
  expect(await visible()).toHaveLength(1);
});

describe('the plan', () => {
  it('requests one file a day, and a later one when it is listed', async () => {
    const { files, upstream, key, ledger, calls } = await customer({
      [nameOf(7)]: ndjson([row()]),
      [nameOf(7, 'ndjson', '2026-03-30')]: ndjson([row(), row()]),
    });
    // At noon, the day does not end while the test runs.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 30, 12), shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const { collector, rows } = collectorOf(upstream, { key });
    collector.start();
    await collector.waitUntilIdle();
    expect((await rows(ENDPOINT.name)).map(({ day, state, rows: count }) => [day, state, count])).toEqual([
      ['2026-03-28', 'no_data', 0],
      ['2026-03-29', 'no_data', 0],
      ['2026-03-30', 'complete', 2],
      [DAY, 'complete', 1],
    ]);
    expect(calls()).toHaveLength(2);

    files.set(nameOf(19), ndjson([row(), row(), row()]));
    files.set(nameOf(3, 'ndjson', '2026-03-29'), ndjson([row()]));
    vi.setSystemTime(Date.now() + 2 * HOUR);
    await collector.waitUntilIdle();
    expect(await ledger()).toMatchObject({ rows: 3, revisions: 1 });
    const later = calls().slice(2);
    expect(later.map((query) => [query.get('date'), query.get('time')]).toSorted()).toEqual([
      ['2026-03-29', '3'],
      [DAY, '19'],
    ]);
  });
});

describe('measures of ratings', () => {
  it('are those of the file', async () => {
    const { collect, db, account } = await customer({
      [nameOf(7)]: ndjson([
        row({ product_rating: 3.9, rating_count: 100 }),
        row({ product_rating: 4.5, rating_count: 10 }),
        row({ product_rating: 3, rating_count: null }),
        row({ product_rating: null, rating_count: 7 }),
      ]),
    });
    await collect();
    const { average_by_ratings, ratings: count } = view.measures;
    const { text, params } = compile(sql`SELECT ${average_by_ratings.sql} AS weighted, ${count.sql} AS ratings,
      sum(${fiveStarsNeeded(4, view.c)}) AS needed
      FROM ${raw(ratings.definition.name)} WHERE account = {account:String}`);
    const [measured] = await db.query<Record<string, unknown>>(text, { ...params, account });
    // 100 × (4 − 3.9) ÷ (5 − 4) = 10.
    expect(measured).toMatchObject({ ratings: 117, needed: 10 });
    expect(measured?.weighted).toBeCloseTo((3.9 * 100 + 4.5 * 10) / 110, 6);
  });
});
