import { jsonPost } from '@/lib/client/query/json-post';
import type { Collection } from '@/lib/contract/collection';
import { rating } from '@/lib/contract/datasets/rating';
import { downloadList } from '@/lib/contract/downloads';
import { requestTarget } from '@/lib/contract/endpoint';
import { addDays } from '@/lib/queries/shared/dates';
import { freePort } from '../../supervisor/preflight';
import { makeSample } from '../../supervisor/stack';
import { type Dashboard, sampleOf, startDashboardOf, startServed, within } from '../bench-stack';
import { median } from '../measure';
import { PAGES } from '../pages/pages';
import type { Table } from '../report';
import type { Scope } from '../stages';
import { type Ask, type Asked, asker, QUERIES } from './ask';
import { besideFill } from './beside';
import { multipliedService } from './multiplied';
import { tenReaders, waitsOf } from './readers';
import { aloneTable, type Busy, busyTable, pageTable } from './tables';

/** Default scales. */
const SCALES = [1, 10];
const DAYS = 60;
/** Number of earlier days that readers request, so that each answer is uncached. */
const BACK = 16;
const TIMES = 9;
/** Number of the first request during a fill, above those of earlier readers. */
const BESIDE_FROM = 400;
const ENDPOINTS = [
  'e_retail_media',
  'price',
  'price_competition',
  'visibility_scores',
  'visibility_search_by_product',
  'scorecard',
  rating.endpoint.name,
];

/** Measures the queries of the pages: sequentially, with ten readers, and while tables are filled. Also pages as HTML. */
export async function queriesStage({ asOf, scales }: Scope): Promise<Table[]> {
  const alone = new Map<string, number[]>();
  const busy: Busy[] = [];
  const used = scales.length === 1 ? scales : SCALES;
  for (const scale of used)
    await within(async (dataDir) => {
      const served = await startServed(dataDir, (context) =>
        makeSample(context, sampleOf({ asOf, days: DAYS + BACK, scale: 1 })),
      );
      const port = await freePort();
      const service = multipliedService(served.service.url, scale).listen(port, '127.0.0.1');
      const dashboard = await startDashboardOf(served, `http://127.0.0.1:${port}`);
      await collect(dashboard, asOf);
      const ask = await asker(dashboard, asOf);
      await warmUp(ask, asOf);
      const measure = async (title: string, request: Pick<Asked, 'query' | 'q'>) => {
        const [day, period]: [number[], number[]] = [[], []];
        for (let time = 0; time < TIMES; time++) {
          day.push(await ask({ ...request, date: addDays(asOf, -time), days: 1 }));
          period.push(await ask({ ...request, date: asOf, days: DAYS - time }));
        }
        alone.set(title, [...(alone.get(title) ?? []), median(day), median(period)]);
      };
      for (const query of QUERIES) {
        // The first request of a period evaluates its moves, which are then stored for all filters.
        if (query === 'prices/movers') await measure(`${query}, not evaluated`, { query, q: 'a' });
        await measure(query, { query });
      }
      const request = queryRequest(ask, asOf);
      const queries = await waitsOf(request);
      const openNewest = pageRequest(dashboard, () => asOf);
      const openOthers = pageRequest(dashboard, (turn) => addDays(asOf, -1 - turn));
      // The answers of the newest day are kept from here on, and the code of all pages is loaded.
      for (const index of PAGES.keys()) await openNewest(index);
      const pages = { kept: await waitsOf(openNewest), others: await waitsOf(openOthers) };
      const { result: beside, filled } = await besideFill(served, () => tenReaders(request, BESIDE_FROM));
      busy.push({ scale, queries, pages, beside, filled });
      await dashboard.child.stop();
      service.close();
      await served.stop();
    });
  return [aloneTable({ scales: used, days: DAYS, times: TIMES }, alone), busyTable(busy), pageTable(busy)];
}

/** Warms up a dashboard, so that its code is compiled. These answers are not requested again. */
async function warmUp(ask: Ask, asOf: string): Promise<void> {
  for (let back = TIMES; back < BACK; back++)
    for (const query of QUERIES) await ask({ query, date: addDays(asOf, -back), days: 1 });
}

/** Collects all days that the queries read, in ranges with answers of limited size. */
async function collect({ url }: Dashboard, asOf: string): Promise<void> {
  // Files of days are those of the list, which the plan would collect.
  const list = await fetch(`${url}/api${requestTarget(downloadList, { dataset: rating.name })}`);
  if (!list.ok) throw new Error(`The files were not listed: ${list.status}`);
  const middle = addDays(asOf, -(DAYS + BACK) / 2);
  const first = addDays(asOf, 1 - DAYS - BACK);
  for (const endpoint of ENDPOINTS)
    for (const [from, to] of [
      [first, middle],
      [addDays(middle, 1), asOf],
    ]) {
      const body = JSON.stringify({ action: 'collect', endpoint, from, to });
      const response = await fetch(`${url}/api/collection`, jsonPost(body));
      if (response.status !== 202) throw new Error(`The collection answered ${response.status}`);
      await untilIdle(url);
    }
}

async function untilIdle(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/api/collection?list=failed`);
    if (!response.ok) throw new Error(`The collection answered ${response.status}`);
    const { status, rows } = (await response.json()) as Collection;
    if (rows[0]) throw new Error(`A collection failed: ${rows[0].problem?.title}`);
    if (status.running.length === 0 && status.waiting.tasks === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Creates a request of an uncached answer, each of another day and length. */
function queryRequest(ask: Ask, asOf: string): (index: number) => Promise<number> {
  return (index) => {
    const turn = Math.floor(index / QUERIES.length);
    const date = addDays(asOf, -1 - (turn % (BACK - 2)));
    return ask({ query: QUERIES[index % QUERIES.length] ?? '', date, days: 50 - Math.floor(turn / 14) });
  };
}

/** Creates a request of the HTML of a page. Each turn of all pages is on the same day. */
function pageRequest({ url }: Dashboard, dayOf: (turn: number) => string): (index: number) => Promise<number> {
  return async (index) => {
    const { path = '/' } = PAGES[index % PAGES.length] ?? {};
    const started = performance.now();
    const response = await fetch(`${url}${path}?date=${dayOf(Math.floor(index / PAGES.length))}`);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (performance.now() - started) / 1000;
  };
}
