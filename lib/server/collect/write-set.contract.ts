import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { eRetailMedia } from '@/lib/contract/e-retail-media';
import type { JsonEndpoint } from '@/lib/contract/endpoint';
import { jsonEndpoints } from '@/lib/contract/endpoints';
import { LATEST_DATE } from '@/lib/contract/params';
import { addDays, daysFrom } from '@/lib/queries/shared/dates';
import { database } from '../base/database';
import { settleBackground } from '../base/in-background';
import { banner, customer, DAY, killBefore, readAll, readVisibleRows, TABLE } from '../testing/banner-customer';
import { pageBody } from '../testing/fake-pages';
import { ownDatabase } from '../testing/own-database';
import { collectSet } from './collect-set';
import { dueTasks } from './due';
import { readLedger, rowKey } from './ledger';
import { planLines } from './plan';
import { question } from './question';
import { writeFailure } from './write-set';

ownDatabase();

describe('rows of the warehouse', () => {
  const ODD = [
    banner({
      page_name: 'معجون أسنان\n"quoted" 😀 \\ back',
      e_retail_media_position: 4.5,
      own_label_count: 9_007_199_254_740_991,
      tomorrow: { deep: [1, null] },
      own_labels: [
        { category: null, subcategory: '', brand: "d'Oro", height: 3 },
        { category: 'a', subcategory: 'b', brand: null },
      ],
    }),
    banner(Object.fromEntries(Object.keys(banner()).map((name) => [name, /labels|types/.test(name) ? [] : null]))),
    banner({ e_retail_media_position: -3, competitor_label_count: 0, e_retail_media_types: ['', 'ü', 'HERO'] }),
  ];

  it('equal the bodies: nulls, zeros, fractions, large numbers, any script, and unknown fields', async () => {
    const body = pageBody(ODD);
    const { ask, account } = await customer(body);
    await ask();
    const rows = await readVisibleRows(account);
    const items: Record<string, unknown>[] = JSON.parse(body).items;
    expect(rows).toHaveLength(items.length);
    for (const [index, item] of items.entries())
      for (const name of Object.keys(banner())) {
        const value = item[name];
        // Columns of labels have only the promised fields. Others are in `unknown`.
        const expected = /labels$/.test(name)
          ? (value as Record<string, unknown>[]).map(({ category, subcategory, brand }) => ({
              category,
              subcategory,
              brand,
            }))
          : value;
        expect(rows[index]?.[name], `${name} of row ${index}`).toEqual(expected);
      }
    expect(rows.map(({ unknown }) => unknown)).toEqual([
      '{"tomorrow":{"deep":[1,null]},"own_labels[].height":3}',
      '',
      '',
    ]);
    expect(rows[0]).toMatchObject({ relevance: 'RELEVANT', first_n_e_retail_media: 20, day: DAY });
  });

  it('are complete if the engine cannot parse a value', async () => {
    const poison = [
      `{"items":[${JSON.stringify(banner())},{"retailer_name":"half \\ud800 of it","own_label_count":1},`,
      `{"retailer_name":"many","unheard_of":1e400,"own_label_count":2},{"retailer_name":"long","unheard_of":${'9'.repeat(40)}}],`,
      `"total":4,"page_size":1000,"current_page":1,"page_count":1}`,
    ].join('');
    const { ask, account } = await customer(poison);
    await ask();
    expect((await readVisibleRows(account)).map(({ retailer_name }) => retailer_name)).toEqual([
      'Korbina DE',
      'half � of it',
      'many',
      'long',
    ]);
    const [raw] = await readAll<{ body: string }>('raw_answers', account);
    expect(raw?.body).toBe(poison);
  });

  it('are read from a body with a byte order mark, which is the same answer as one without', async () => {
    const body = pageBody(ODD);
    const { ask, account, sent, rows } = await customer(`\ufeff${body}`);
    await ask();
    expect(await readVisibleRows(account)).toHaveLength(ODD.length);
    const [first] = await rows();
    sent.bodies = [body];
    await ask();
    expect(await rows()).toMatchObject([{ set_id: first?.set_id, revisions: 0 }]);
  });

  it('have no repeated rows if a set changes while it is read', async () => {
    const page = (items: object[], total: number) =>
      JSON.stringify({ items, total, page_size: 1, page_count: 3, current_page: 1 });
    const [one, two] = [banner(), banner({ page_name: 'two' })];
    const { ask, account, rows } = await customer(page([one], 3), page([one], 4), page([two], 3));
    await ask();
    expect((await readVisibleRows(account)).map(({ page_name }) => page_name)).toEqual([null, 'two']);
    expect(await rows()).toMatchObject([{ state: 'partly', rows: 2, total: 4, missing: 2, requests: 6 }]);
  });
});

it.each(jsonEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  'stores the bodies of %s as received',
  async (name, endpoint) => {
    const bodies = endpoint.paged
      ? [
          `{ "items" : [ ] , "total":0, "page_size":1000, "current_page":1, "page_count":0, "späte": "felder",
        "start_date": "${DAY}", "end_date": "${DAY}" }`,
        ]
      : [emptyOf(endpoint)];
    const { ask, account, rows } = await customer(...bodies);
    const range = { date: DAY, start_date: DAY, end_date: DAY };
    await ask(Object.fromEntries(Object.entries(range).filter(([param]) => param in endpoint.params.shape)), endpoint);
    const raw = await readAll<{ endpoint: string; page: number; body: string }>('raw_answers', account);
    expect(raw.map((answer) => [answer.endpoint, answer.page, answer.body])).toEqual([[name, 1, bodies[0]]]);
    expect(await rows()).toMatchObject([{ endpoint: name, rows: 0, requests: 1 }]);
  },
);

/** An empty answer with extra whitespace. */
function emptyOf({ name }: JsonEndpoint): string {
  if (name === 'scorecard') return ' [ ]';
  if (name === 'price_competition') return ' { "competitions" : [ ] }';
  if (name === 'visibility_listings') return ' { "listings" : [ ] }';
  return ' { "files" : [ ] }';
}

describe('the ledger', () => {
  it('keeps the set of equal content, and the bodies before a revision', async () => {
    const [old, other] = [pageBody([banner()]), pageBody([banner({ page_name: 'revised' }), banner()])];
    const { ask, account, rows, sent } = await customer(old);
    await ask();
    const [first] = await rows();
    await ask();
    const [again] = await rows();
    expect(again).toMatchObject({ set_id: first?.set_id, revisions: 0 });
    expect(Number(again?.version)).toBeGreaterThan(Number(first?.version));

    sent.bodies = [other];
    await ask();
    expect(await rows()).toMatchObject([{ rows: 2, revisions: 1 }]);
    expect((await readVisibleRows(account)).map(({ page_name }) => page_name)).toEqual(['revised', null]);
    const raw = await readAll<{ body: string }>('raw_answers', account);
    expect(raw.map(({ body }) => body).sort()).toEqual([old, other].sort());
  });

  it('records a failure, and keeps the previous answer visible', async () => {
    const { ask, account, rows, sent, service, upstream } = await customer(pageBody([banner()]));
    sent.status = 500;
    await expect(ask()).rejects.toThrow();
    const [failed] = await rows();
    expect(failed).toMatchObject({ state: 'failed', set_id: '0' });
    expect(JSON.parse(failed?.problem ?? '{}')).toMatchObject({ code: 'upstream_failed' });

    // Opening a page does not repeat a failed request. The plan does.
    const request = question(service, eRetailMedia, { date: DAY, relevance: 'RELEVANT', first_n_e_retail_media: 20 });
    const before = upstream.requests.length;
    await collectSet(service, request, { priority: 'person' });
    expect(upstream.requests).toHaveLength(before);
    sent.status = 200;
    await collectSet(service, request, { priority: 'person', plannedAt: Date.now() });
    await settleBackground();
    expect(await rows()).toMatchObject([{ state: 'complete', problem: '' }]);

    sent.status = 500;
    await expect(ask()).rejects.toThrow();
    expect(await rows()).toMatchObject([{ state: 'complete', problem: expect.stringContaining('500') }]);
    expect(await readVisibleRows(account)).toHaveLength(1);
  });

  it('counts failures that may be due to the length of a range apart from others', async () => {
    const { service, rows } = await customer();
    const days = daysFrom(addDays(DAY, -7), DAY);
    const ranges = async () => {
      const input = { days, rows: new Map((await rows()).map((row) => [rowKey(row), row])), files: new Map() };
      const extra = { shelves: [], failures: [] };
      return dueTasks(service, planLines([{ id: 1, name: 'One' }]), extra, { ...input, now: 0, every: 0 })
        .map((task) => task.question)
        .filter(({ endpoint }) => endpoint.name === 'price_competition');
    };
    const [whole] = await ranges();
    if (!whole) throw new Error('the plan has no range');
    const failure = { code: 'unreachable', title: 'It failed.', retryable: true } as const;
    for (const problem of [...Array(5).fill(failure), { ...failure, brokeOff: true }])
      await writeFailure(await database(), whole, problem);
    expect(new Set((await rows()).map(({ attempts }) => attempts))).toEqual(new Set([6]));
    expect((await ranges()).map(({ params }) => [params.start_date, params.end_date])).toEqual([
      [days[4], days[7]],
      [days[0], days[3]],
    ]);
  });

  it.each(['person', 'background'] as const)(
    'shares an answer that is being written with later requests of priority %s',
    async (priority) => {
      const { service, upstream, rows } = await customer(pageBody([banner()]));
      const request = question(service, eRetailMedia, { date: DAY, relevance: 'RELEVANT', first_n_e_retail_media: 20 });
      const collect = () => collectSet(service, request, { priority });
      const [first, second] = [await collect(), await collect()];
      await Promise.all([first.written, second.written]);
      await (await collect()).written;
      expect(upstream.requests).toHaveLength(1);
      expect(await rows()).toHaveLength(1);
      await (await collectSet(service, request, { priority, refetch: 'all' })).written;
      expect(upstream.requests).toHaveLength(2);
    },
  );

  it('keeps the latest prices apart from those of the day of the request', async () => {
    const { ask, account } = await customer(pageBody([]));
    const price = jsonEndpoints.find(({ name }) => name === 'price');
    if (!price) throw new Error('there is no Price');
    // At noon, the day does not end while the test runs.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 30, 12), shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const today = new Date().toISOString().slice(0, 10);
    await ask({ date: today }, price);
    await ask({ date: LATEST_DATE }, price);
    const rows = await readLedger(await database(), {
      account,
      endpoint: 'price',
      params: 'calculation_type=AVG',
      from: today,
      to: today,
    });
    expect(rows).toHaveLength(1);
    expect(await readAll('ledger FINAL', account)).toHaveLength(2);
  });
});

it.each([
  ['the raw answer is written', /^raw_answers$/, { raw: 0, rows: 0 }],
  ['its rows are made', /INSERT INTO banners/, { raw: 1, rows: 0 }],
  ['the ledger names them', /^ledger$/, { raw: 1, rows: 2 }],
])(
  'keeps the previous answer visible after a kill before %s, and completes the next attempt',
  async (_, table, expected) => {
    const { ask, account, sent } = await customer(pageBody([banner()]));
    await ask();
    const counts = async () => ({
      raw: (await readAll('raw_answers', account)).length - 1,
      rows: (await readAll(TABLE, account)).length - 1,
    });
    sent.bodies = [pageBody([banner({ page_name: 'new' }), banner()])];

    const restore = await killBefore(table);
    await ask();
    expect((await readVisibleRows(account)).map(({ page_name }) => page_name)).toEqual([null]);
    expect(await counts()).toEqual(expected);

    restore();
    await ask();
    expect((await readVisibleRows(account)).map(({ page_name }) => page_name)).toEqual(['new', null]);
  },
);

it('never shows two sets of one day together', async () => {
  const { ask, account, sent } = await customer(pageBody([banner()]));
  await ask();
  const sizes = new Set<number>();
  let isOver = false;
  const reading = (async () => {
    while (!isOver) sizes.add((await readVisibleRows(account)).length);
  })();
  for (const size of [20, 300, 40, 7]) {
    sent.bodies = [pageBody(Array.from({ length: size }, (_, index) => banner({ e_retail_media_position: index })))];
    await ask();
  }
  isOver = true;
  await reading;
  expect([...sizes].filter((size) => ![1, 20, 300, 40, 7].includes(size))).toEqual([]);
  expect(await readVisibleRows(account)).toHaveLength(7);
});
