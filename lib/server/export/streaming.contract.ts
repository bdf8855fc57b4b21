import { read, utils } from '@e965/xlsx';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import type { Database } from '@/lib/clickhouse/client';
import { database } from '../base/database';
import { settleBackground } from '../base/in-background';
import { sweep } from '../collect/sweep';
import { GET } from '../routes/query-route';
import { configuredDashboard, createRequest } from '../testing/configured';
import { download, sheetOf, ticketFor } from '../testing/exports';
import { pageBody } from '../testing/fake-pages';
import { runningStatements } from '../testing/running-statements';
import { banners } from '../warehouse/banners';

const DAY = '2026-03-31';
const HOUR = 3_600_000;
const BANNERS = sheetOf('banners/placements', ['retailer_name'], { date: DAY, own: 'all' });

const upstream = configuredDashboard();
let retailer = 'before';

/** Collects the day again, like a page that a user refreshes. */
async function collect() {
  const headers = { 'x-endcap-refetch': 'all' };
  await GET(createRequest(`/query/banners/tiles?date=${DAY}&days=1`, { headers }), {
    params: Promise.resolve({ page: 'banners', name: 'tiles' }),
  });
  await settleBackground();
}

beforeAll(async () => {
  upstream.answer = (_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(
        pageBody([{ retailer_name: retailer, page_type: 'HOME_PAGE', own_label_count: 1, competitor_label_count: 0 }]),
      );
  await collect();
});

/** Changes how the statements of exports run, for one test. */
async function intercept(change: (run: Database['rowsInChunks']) => Database['rowsInChunks']) {
  const db = await database();
  const original = db.rowsInChunks;
  const spy = vi.spyOn(db, 'rowsInChunks').mockImplementation(change(original) as never);
  onTestFinished(() => spy.mockRestore());
}

/** Replaces the rows of the table by endless ones. */
const endless =
  (run: Database['rowsInChunks']): Database['rowsInChunks'] =>
  (_, __, options) =>
    run(`SELECT '${banners.definition.name}' AS retailer_name FROM numbers(4000000000)`, {}, options);

/** Counts the statements that read banners. */
const running = () => runningStatements(banners.definition.name);

it('reads the same sets for all sheets, even if they are replaced and swept meanwhile', async () => {
  const ticket = await ticketFor([BANNERS, BANNERS], { format: 'xlsx' });
  let reads = 0;
  await intercept(
    (run) =>
      async function* (...args) {
        reads += 1;
        if (reads === 2) {
          retailer = 'after';
          await collect();
          await sweep();
          await sweep(Date.now() + 2 * HOUR);
        }
        yield* run<never>(...args);
      },
  );
  const { Sheets, SheetNames } = read(Buffer.from(await (await download(ticket)).arrayBuffer()));
  const rowsOf = (name = '') => utils.sheet_to_json(Sheets[name] ?? {});
  expect(SheetNames.slice(0, 2).map(rowsOf)).toEqual(Array(2).fill([{ retailer_name: 'before' }]));
  const now = await download(await ticketFor([BANNERS], { format: 'ndjson' }));
  expect(await now.text()).toBe('{"retailer_name":"after"}\n');
});

it('stops the statement of the engine when the client disconnects', async () => {
  await intercept(endless);
  const leave = new AbortController();
  const response = await download(await ticketFor([BANNERS]), leave.signal);
  await response.body?.getReader().read();
  await expect.poll(running).toBe(1);
  leave.abort();
  await expect.poll(running).toBe(0);
});

it('begins the next export when one is written, even if no client reads it', async () => {
  const unread = [await download(await ticketFor([BANNERS])), await download(await ticketFor([BANNERS]))];
  const third = await download(await ticketFor([BANNERS], { format: 'ndjson' }));
  expect(await third.text()).toContain('retailer_name');
  for (const response of unread) expect(await response.text()).toContain('retailer_name');
});

it('runs two exports at a time, and begins the next when one ends', async () => {
  await intercept(endless);
  const [first, second] = await Promise.all([
    download(await ticketFor([BANNERS])),
    download(await ticketFor([BANNERS])),
  ]);
  let isStarted = false;
  const third = download(await ticketFor([BANNERS])).then((response) => {
    isStarted = true;
    return response;
  });
  expect(await running()).toBe(2);
  expect(isStarted).toBe(false);
  await first.body?.cancel();
  await (await third).body?.cancel();
  await second.body?.cancel();
  await expect.poll(running).toBe(0);
});
