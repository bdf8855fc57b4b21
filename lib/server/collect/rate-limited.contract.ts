import { expect, it } from 'vitest';
import { price } from '@/lib/contract/price';
import { createBudget } from '../service/budget';
import { createService } from '../service/service';
import { pageOf } from '../testing/fake-pages';
import { fakeUpstream, KEY, queryOf, sendJson } from '../testing/fake-upstream';
import { loadPages } from './load-pages';
import { createPageSizes } from './page-sizes';
import type { Progress } from './read-pages';

const pagesOfTen = () => createPageSizes({ read: async () => new Map([[price.name, 10]]), write: () => undefined });

const CALLS = 10;
/** Seconds of the service's minute in this test. */
const MINUTE = 2;
/** Network jitter on a busy machine: two calls that start a minute apart may arrive closer together. */
const TRAVEL_MS = 1000;

it('loads 25 pages at ten calls a minute completely, without a refusal and with progress', async () => {
  const arrivals: number[] = [];
  let refusals = 0;
  const upstream = await fakeUpstream((request, response) => {
    const recent = arrivals.filter((time) => time > performance.now() - MINUTE * 1000 + TRAVEL_MS);
    if (recent.length >= CALLS) {
      refusals++;
      return void response.writeHead(429, { 'retry-after': '1' }).end();
    }
    arrivals.push(performance.now());
    sendJson(response, pageOf(250, 10, Number(queryOf(request).get('current_page'))));
  });
  const budget = createBudget({ calls: CALLS, seconds: MINUTE });
  const progress: Progress[] = [];
  const bodies: string[] = [];
  const { rows, missing } = await loadPages(
    createService({ base: upstream.base, key: KEY, budget }),
    price,
    { date: '2026-03-31' },
    {
      priority: 'person',
      pageSizes: pagesOfTen(),
      onProgress: (step) => progress.push(step),
      onPage(page, body) {
        bodies[page - 1] = body;
      },
    },
  );
  const names = bodies.flatMap((body) => JSON.parse(body).items.map(({ csku_id }: { csku_id: string }) => csku_id));
  expect(names).toEqual(Array.from({ length: 250 }, (_, index) => `S${index}`));
  expect([rows, missing, refusals, progress.length]).toEqual([250, 0, 0, 25]);
  expect(progress.at(-1)).toEqual({ loaded: 250, total: 250 });
});

it('loads a set completely if the limit is not configured', async () => {
  const arrivals: number[] = [];
  const upstream = await fakeUpstream((request, response) => {
    const recent = arrivals.filter((time) => time > performance.now() - 1000);
    if (recent.length >= 5) return void response.writeHead(429, { 'retry-after': '1' }).end();
    arrivals.push(performance.now());
    sendJson(response, pageOf(80, 10, Number(queryOf(request).get('current_page'))));
  });
  const { rows, missing } = await loadPages(
    createService({ base: upstream.base, key: KEY }),
    price,
    { date: '2026-03-31' },
    { priority: 'person', pageSizes: pagesOfTen(), onProgress: () => {} },
  );
  expect([rows, missing]).toEqual([80, 0]);
});
