// Checks the program on imported real data: the answers of the service and of the dashboard match the contract and the
// raw rows, and the pages show figures of the raw rows.
// usage: DATA_DIR=… node --import tsx .ci/check-real-data.mts FOLDER
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect as baseExpect, chromium } from '@playwright/test';
import { expectedBanners } from '@/delivery/store/oracle/banners';
import { collectedOn } from '@/delivery/store/oracle/raw-rows';
import { CHROMIUM } from '@/e2e/chromium';
import { jsonPost } from '@/lib/client/query/json-post';
import { requestTarget } from '@/lib/contract/endpoint';
import { bulkEndpoints, jsonEndpoints } from '@/lib/contract/endpoints';
import { strict } from '@/lib/contract/reading';
import { daysFrom } from '@/lib/queries/shared/dates';
import { PLANNED_BANNERS } from '@/lib/queries/shared/planned-sets';
import { freePort } from '@/scripts/supervisor/preflight';
import { startDashboard, startEngine, startService } from '@/scripts/supervisor/stack';
import { bannerFigures, competitionIndices, realPages } from './real-pages.mts';
import { problemsByDefinitions, realValues, valuesByDefinitions } from './real-values/all.mts';
import { readCustomer } from './real-values/customer.mts';

const [data = '../shared/data'] = process.argv.slice(2);
const expect = baseExpect.configure({ timeout: 20_000 });
const dataDir = resolve(process.env.DATA_DIR ?? './data');
const key = readFileSync(join(dataDir, 'real-data.key'), 'utf8').trim();
const context = { dataDir, mode: 'start' as const };
const engine = await startEngine(context);
const service = await startService(context);
const port = await freePort();
const dashboard = await startDashboard(context, {
  host: '127.0.0.1',
  port,
  env: {
    DELIVERY_API_URL: service.url,
    DELIVERY_API_KEY: key,
    ACCOUNT_NAME: 'Real data',
    PRICE_COMPETITION_PAGES: '1=dm',
    // The days of the files are years apart, so the checks request each of them.
    COLLECT: 'off',
  },
});
const origin = `http://127.0.0.1:${port}`;
const customer = readCustomer(data);
let passed = 0;
let failed = 0;

const files: Record<string, { date: string; time: number }> = {
  rating: { date: '2023-07-12', time: 7 },
  review: { date: '2012-10-26', time: 0 },
  review_text: { date: '2012-10-26', time: 0 },
  price: { date: '2023-07-12', time: 7 },
  price_hourly: { date: '2026-03-24', time: 11 },
  content_detail: { date: '2025-07-07', time: 16 },
};
const requestParams: Record<string, Record<string, unknown>> = {
  scorecard: { start_date: '2023-07-01', end_date: '2023-07-31' },
  price: { date: '2023-07-12', page_size: 1000 },
  price_competition: {
    customer_page_id: 1,
    start_date: '2023-07-01',
    end_date: '2023-07-31',
    time_dimension: 'MONTHLY',
  },
  visibility_scores: { visibility_type: 'SEARCH', date: '2023-07-12' },
  visibility_search_by_product: { start_date: '2023-07-01', end_date: '2023-07-31' },
  e_retail_media: { date: '2025-08-27', relevance: 'ALL' },
};

/** Reports a failure and continues, so that one run shows all failures. */
async function step(name: string, work: () => Promise<void>) {
  try {
    await work();
    passed += 1;
    console.log(`  ok  ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`  FAILED  ${name}\n${error instanceof Error ? error.message : error}`);
  }
}

async function ask(target: string) {
  const response = await fetch(`${service.url}${target}`, { headers: { 'x-api-key': key } });
  assert.equal(response.status, 200, `${target} has status ${response.status}`);
  return response;
}
const askDashboard = (target: string, init?: RequestInit) => fetch(`${origin}${target}`, init);

for (const endpoint of bulkEndpoints) {
  const file = files[endpoint.dataset.name];
  if (!file) continue;
  await step(`${endpoint.title}: csv and ndjson have rows, and the dashboard sends the same bytes`, async () => {
    const target = requestTarget(endpoint, { ...file, encoding: 'ndjson' });
    const text = await (await ask(target)).text();
    assert.ok(text.split('\n').length > 2, `${target} is empty`);
    const response = await fetch(`${origin}/api${target}`);
    assert.equal(await response.text(), text);
    const csv = await (await ask(requestTarget(endpoint, { ...file, encoding: 'csv' }))).text();
    assert.ok(csv.length > 1000);
  });
}

for (const endpoint of jsonEndpoints) {
  const params = { ...requestParams[endpoint.name] };
  if (endpoint.name === 'visibility_listings') {
    const scores = await (
      await ask(requestTarget(jsonEndpoints[6], { ...requestParams.visibility_scores, page_size: 1 }))
    ).json();
    const [source] = scores.items;
    Object.assign(params, {
      visibility_type: 'SEARCH',
      visibility_source_id: source.visibility_source_id,
      retailer_code: source.retailer_scores[0].retailer_code,
      date: '2023-07-12',
    });
  }
  await step(`${endpoint.title}: answers of service and dashboard match the contract strictly`, async () => {
    const target = requestTarget(endpoint, params);
    const answer = strict(endpoint.response).parse(await (await ask(target)).json());
    assert.ok(JSON.stringify(answer).length > 100, `${target} is empty: ${JSON.stringify(answer)}`);
    const response = await fetch(`${origin}/api${target}`);
    assert.deepEqual(strict(endpoint.response).parse(await response.json()), answer);
  });
}

for (const { name, check } of realValues(data, ask))
  await step(name, async () => console.log(`      ${await check()}`));

await step('Banners: figures equal those of the raw rows', async () => {
  const { banners, own, all } = bannerFigures(customer, '2025-08-27');
  const target = '/api/query/banners/tiles?date=2025-08-27&days=1&relevance=ALL';
  await expect(async () => {
    const { answer, coverage } = await (await fetch(`${origin}${target}`)).json();
    assert.equal(coverage[0].states, 'c');
    const tilesByName = Object.fromEntries(answer.map((tile: { name: string }) => [tile.name, tile]));
    assert.equal(tilesByName.banners.value, banners);
    assert.deepEqual([tilesByName.share.part, tilesByName.share.whole], [own, all]);
  }).toPass({ timeout: 20_000 });
});

await step('Collected ranges of days: figures equal those of the raw rows', async () => {
  const banners = { from: '2025-08-27', to: '2025-09-02' };
  const prices = { from: '2023-07-12', to: '2023-07-14' };
  for (const { from, to } of [banners, prices]) {
    const body = JSON.stringify({ action: 'collect', endpoint: null, from, to });
    const response = await fetch(`${origin}/api/collection`, jsonPost(body));
    assert.equal(response.status, 202);
  }
  await expect(async () => {
    const { status, rows } = await (await fetch(`${origin}/api/collection`)).json();
    assert.deepEqual(rows, []);
    assert.deepEqual([status.running, status.waiting.tasks], [[], 0]);
  }).toPass({ timeout: 120_000 });
  const ask = async (query: string) => (await fetch(`${origin}/api/query/${query}`)).json();

  const days = daysFrom(banners.from, banners.to);
  const { relevance, first_n_e_retail_media } = PLANNED_BANNERS;
  const counts = days.map(
    (day) => expectedBanners(collectedOn(customer.banners, day), relevance, first_n_e_retail_media).length,
  );
  assert.ok(counts.some((count) => count > 0));
  const tiles = await ask(`banners/tiles?date=${banners.to}&days=${days.length}`);
  assert.equal(tiles.coverage[0].states, counts.map((count) => (count > 0 ? 'c' : 'n')).join(''));
  const bannersTile = tiles.answer.find((tile: { name: string }) => tile.name === 'banners');
  assert.deepEqual(
    bannersTile.trend.map((count: number | null) => count ?? 0),
    counts,
  );

  const priceDays = daysFrom(prices.from, prices.to);
  const { answer, coverage } = await ask(`price-competition/lines?page=1&date=${prices.to}&days=${priceDays.length}`);
  assert.equal(coverage[0].states, 'ccc');
  const [indices] = answer.rows.map((row: { indices: number[] }) => row.indices);
  assert.equal(answer.rows.length, 1);
  assert.deepEqual(
    indices,
    priceDays.flatMap((day) => competitionIndices(customer, day)),
  );
});

const browser = await chromium.launch(CHROMIUM);
for (const { path, press, tiles = {}, texts = [] } of realPages(data))
  await step(`${path} shows figures of the raw rows`, async () => {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    // Pictures of real shops are not requested from their hosts.
    await page.route(
      (url) => url.origin !== origin,
      (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    await page.goto(`${origin}${path}`);
    if (press) await page.getByRole('button', { name: press }).click();
    for (const text of texts)
      await expect(page.getByRole('main').getByText(text).filter({ visible: true }).first()).toBeVisible();
    for (const [name, figures] of Object.entries(tiles)) {
      const tile = page
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${name}$`) })
        .locator('..');
      for (const figure of figures) await expect(tile).toContainText(figure);
    }
    await expect(page.getByRole('main')).not.toContainText(/NaN|undefined|Invalid Date/);
    assert.deepEqual(errors, []);
    await page.close();
  });
await browser.close();

await step('Scorecards, keywords and categories are defined', async () => {
  const args = ['import', '--customer', 'Real Data', '--dataset', 'definitions', '.ci/definitions.json'];
  execFileSync(process.execPath, ['--import', 'tsx', 'delivery/main.ts', ...args], { stdio: 'inherit' });
});
for (const { name, check } of [...valuesByDefinitions(data, ask), problemsByDefinitions(data, askDashboard)])
  await step(name, async () => console.log(`      ${await check()}`));

for (const child of [dashboard, service.child, engine]) await child.stop();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
