import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, requestCount, requestsSeen, test } from './fixture';
import { STACK } from './stack/places';
import { startSignInProxy } from './stack/sign-in-proxy';

const DASHBOARD = `http://127.0.0.1:${STACK.port}`;
/** No other test requests files of this day. */
const DAY = '2019-02-03';
const PRICES = {
  format: 'csv',
  tables: [{ dataset: 'price', spans: [{ from: DAY, to: DAY, hours: [7] }] }],
};

let server: Server;
let port: number;

test.beforeAll(async () => {
  server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Another site</title>'),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  port = (server.address() as AddressInfo).port;
});

test.afterAll(() => server.close());

/** Returns the parts of a response that the page can read, by method of request. */
function readBy(page: Page, url: string): Promise<Record<string, unknown>> {
  return page.evaluate(async (address) => {
    const loaded = (element: HTMLElement) =>
      new Promise<boolean>((resolve) => {
        element.addEventListener('load', () => resolve(true));
        element.addEventListener('error', () => resolve(false));
        document.body.append(element);
      });
    const frame = Object.assign(document.createElement('iframe'), { src: address });
    await loaded(frame);
    return {
      fetch: await fetch(address).then(
        (response) => response.text(),
        () => null,
      ),
      opaque: await fetch(address, { mode: 'no-cors' }).then(
        (response) => response.text(),
        () => '',
      ),
      image: await loaded(Object.assign(new Image(), { src: address })),
      script: await loaded(Object.assign(document.createElement('script'), { src: address })),
      style: await loaded(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })),
      frame: frame.contentDocument?.body.textContent ?? null,
    };
  }, url);
}

const NOTHING = { fetch: null, opaque: '', image: false, script: false, style: false, frame: null };

/** Posts a body by fetch, with and without a preflight request, and by a form. */
function postBy(page: Page, url: string, body: string): Promise<void> {
  return page.evaluate(
    async ([address = '', text = '']) => {
      const json = { 'content-type': 'application/json' };
      await fetch(address, { method: 'POST', headers: json, body: text }).catch(() => {});
      await fetch(address, { method: 'POST', mode: 'no-cors', body: text }).catch(() => {});
      navigator.sendBeacon(address, text);
      const name = `frame-${Math.random()}`;
      const frame = Object.assign(document.createElement('iframe'), { name });
      const form = Object.assign(document.createElement('form'), {
        method: 'post',
        enctype: 'text/plain',
        target: name,
      });
      form.action = address;
      form.append(Object.assign(document.createElement('input'), { name: text }));
      document.body.append(frame, form);
      const answered = new Promise((resolve) => frame.addEventListener('load', resolve));
      form.submit();
      await answered;
    },
    [url, body],
  );
}

for (const host of ['127.0.0.1', 'localhost', STACK.foreignHost])
  test.describe(`a page of another origin, http://${host}`, () => {
    let attacker: Page;

    test.beforeEach(async ({ context }) => {
      attacker = await context.newPage();
      await attacker.goto(`http://${host}:${port}/`);
    });

    test('cannot read the dashboard or cause a call to the service', async ({ unasked }) => {
      const number = await unasked();
      const answered: string[] = [];
      attacker.on('response', (response) => {
        if (response.url().startsWith(DASHBOARD) && response.ok()) answered.push(response.url());
      });
      for (const path of [
        '/prices',
        '/api/status',
        `/api/price-competition/${number}?start_date=2026-06-01&end_date=2026-06-30`,
        `/api/downloads/zip?choice=${encodeURIComponent(JSON.stringify(PRICES))}`,
        `/api/downloads/file?choice=${encodeURIComponent(JSON.stringify({ ...PRICES, format: 'xlsx' }))}`,
      ])
        expect(await readBy(attacker, `${DASHBOARD}${path}`), path).toEqual(NOTHING);
      expect(answered).toEqual([]);
      expect((await requestsSeen(STACK.proxyPort)).filter(({ target }) => target.includes(`/${number}?`))).toEqual([]);
      expect(await requestCount({ params: { date: DAY } })).toBe(0);
    });

    test('cannot change anything by POST', async ({ request }) => {
      await postBy(attacker, `${DASHBOARD}/api/collection`, '{"action":"pause"}');
      await postBy(attacker, `${DASHBOARD}/api/downloads/zip`, JSON.stringify({ choice: PRICES }));
      const { status } = await (await request.get('/api/collection')).json();
      expect(status.isPaused).toBe(false);
      expect(await requestCount({ params: { date: DAY } })).toBe(0);
    });

    test('cannot read the engine', async ({ stack }) => {
      const { url, username, password } = JSON.parse(readFileSync(join(stack.dataDir, 'engine.json'), 'utf8'));
      const answered: string[] = [];
      attacker.on('response', (response) => {
        if (response.url().startsWith(url) && response.ok()) answered.push(response.url());
      });
      for (const query of ['SELECT 1', 'SELECT * FROM system.tables'])
        expect(await readBy(attacker, `${url}/?query=${encodeURIComponent(query)}`), query).toEqual(NOTHING);
      await postBy(attacker, `${url}/?query=`, 'SELECT 1');
      expect(answered).toEqual([]);
      const headers = { 'x-clickhouse-user': username, 'x-clickhouse-key': password };
      expect((await fetch(`${url}/ping`, { headers })).status).toBe(200);
    });

    test('can link to a page', async ({ page }) => {
      await page.goto(`http://${host}:${port}/`, { waitUntil: 'commit' });
      await page.evaluate((address) => window.location.assign(address), `${DASHBOARD}/collection`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Collection');
      await expect(page.locator('html[data-alive]')).toBeAttached();
    });
  });

test('a page of another site cannot open pages unseen by speculation rules', async ({ context }) => {
  const proxy = await startSignInProxy(STACK.port);
  const attacker = await context.newPage();
  await attacker.goto(`http://localhost:${port}/`);
  await attacker.evaluate((url) => {
    const rules = { prefetch: [{ source: 'list', urls: [url], eagerness: 'immediate' }] };
    const script = Object.assign(document.createElement('script'), { type: 'speculationrules' });
    script.textContent = JSON.stringify(rules);
    document.head.append(script);
  }, `${proxy.origin}/collection`);
  await expect.poll(() => proxy.statuses.get('/collection')).toBe(403);
  proxy.close();
});

test('a foreign host name that resolves to this machine returns no page and no data', async ({ context }) => {
  const page = await context.newPage();
  for (const path of ['/', '/prices', '/api/status', '/nothing']) {
    const response = await page.goto(`http://${STACK.foreignHost}:${STACK.port}${path}`);
    expect(response?.status(), path).toBe(403);
    expect(await response?.text(), path).toContain('PUBLIC_URL');
  }
  await page.close();
});
