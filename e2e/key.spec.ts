import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Response } from '@playwright/test';
import { expect, requestsSeen, test } from './fixture';
import { STACK } from './stack/places';

const VISITED = [
  '/welcome',
  '/settings',
  '/prices',
  '/prices?view=offers',
  '/prices?view=changes',
  '/prices?view=promotions&brand=Velquin',
  '/prices?sku=NF-00141',
  `/downloads?dataset=rating&until=${STACK.asOf}`,
];

const RATINGS = { dataset: 'rating', spans: [{ from: STACK.asOf, to: STACK.asOf, hours: [5] }] };

/** Requests for files, errors and commands, which could contain a key. */
const TARGETS = [
  '/api/status',
  '/api/healthz',
  '/api/palette?q=vel',
  '/api/brands',
  '/api/settings',
  '/api/saved?list=views',
  '/api/price?date=no-day',
  '/api/price-competition/1?start_date=2026-06-01&end_date=2026-06-30',
  `/api/bulk/price?date=${STACK.asOf}&time=5&encoding=csv`,
  `/api/downloads/preview?dataset=price&date=${STACK.asOf}&time=5`,
  `/api/downloads/file?choice=${encodeURIComponent(JSON.stringify({ format: 'xlsx', tables: [RATINGS] }))}`,
];

/** Collects texts with the key by their source. */
class Leaks {
  readonly found: string[] = [];
  read = 0;
  constructor(readonly key: string) {}
  look(where: string, text: string) {
    this.read += 1;
    if (text.includes(this.key)) this.found.push(where);
  }
}

function watch(page: Page, leaks: Leaks): Promise<void>[] {
  const reading: Promise<void>[] = [];
  const readResponse = async (response: Response) => {
    leaks.look(`${response.url()} headers`, JSON.stringify(await response.allHeaders()));
    leaks.look(response.url(), await response.text().catch(() => ''));
  };
  page.on('console', (message) => leaks.look('console', message.text()));
  page.on('response', (response) => reading.push(readResponse(response).catch(() => {})));
  return reading;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

test('no response, page, console message, log or chunk contains the key', async ({ page, stack }) => {
  test.slow();
  const leaks = new Leaks(stack.key);
  const reading = watch(page, leaks);
  for (const address of VISITED) {
    await page.goto(address);
    // An open drawer hides the heading from the accessibility tree.
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    leaks.look(`${address} as drawn`, await page.content());
  }
  for (const address of TARGETS) {
    const response = await page.request.get(address);
    leaks.look(address, `${JSON.stringify(response.headers())} ${await response.text()}`);
  }
  const choice = { format: 'csv', tables: [{ ...RATINGS, dataset: 'price' }] };
  const commands = await (await page.request.post('/api/downloads/curl', { data: { choice } })).text();
  leaks.look('curl', commands);
  expect(commands).toContain('$API_KEY');
  const zip = await page.request.post('/api/downloads/zip', { data: { choice } });
  leaks.look('zip', (await zip.body()).toString('latin1'));

  await Promise.all(reading);
  const files = [...filesBelow(join(stack.dataDir, 'logs')), ...filesBelow('.next/static')];
  for (const file of files) leaks.look(file, readFileSync(file, 'latin1'));
  expect(leaks.read).toBeGreaterThan(100);
  expect(files.some((file) => file.includes('dashboard'))).toBe(true);
  expect(leaks.found).toEqual([]);
});

test.describe('a service that redirects', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('does not send the key to another origin', async ({ page, fault, stack }) => {
    const away = `http://127.0.0.1:${STACK.awayPort}`;
    const day = '2026-05-25';
    await fault({ params: { date: day }, fault: 'redirect-away' });
    await page.goto(`/downloads?dataset=price&until=${day}&at=${day}&hour=5`);
    await page.getByRole('region', { name: 'Get files' }).getByRole('button', { name: 'Download' }).click();
    await expect(page.getByRole('region', { name: 'Queue' })).toContainText(away);
    await page.goto(`/prices?date=${day}`);
    await expect(page.getByRole('main').getByRole('alert').first()).toContainText(away);

    const requests = (await requestsSeen(STACK.awayPort)).filter(({ target }) => target.includes(day));
    expect(requests.length).toBeGreaterThan(0);
    expect(new Set(requests.map(({ target }) => target.split('?')[0]))).toEqual(new Set(['/bulk/price']));
    expect(requests.filter(({ key }) => key !== undefined)).toEqual([]);
    expect((await requestsSeen(STACK.proxyPort)).find(({ target }) => target.includes(day))?.key).toBe(stack.key);
  });
});
