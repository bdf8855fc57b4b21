import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { PriceItem } from '@/lib/contract/price';
import { sheetsIn } from '@/lib/server/testing/workbooks';
import { itemsOf, type Stack } from './ask';
import { expect, test } from './fixture';
import { visit } from './measure/visit';
import { engineAddress, listen } from './own/dashboards';
import { expectToFit, pastedText, tile } from './parts';
import { countService } from './stack/counted-service';
import { holdEngine } from './stack/held-engine';
import { STACK } from './stack/places';

// Its dashboard has all days collected.
test.use({ baseURL: `http://127.0.0.1:${STACK.collected.port}`, proxyPort: STACK.collected.proxyPort });
test.describe.configure({ mode: 'default' });

const DAY = STACK.collected.to;
/** Pages of Price competition. */
const PAGES = '101=Velquin,102=Brumella';
/** The sample runs out of a power SKU there. */
const SOLD_OUT = { day: '2026-06-23', retailer: 'Seifenhof DE', sku: 'Velquin Toothpaste Whitening 75 ml' };

const AT_RETAILER = `retailer=${encodeURIComponent(SOLD_OUT.retailer)}`;

/** The lines of the groups of events. */
const events = (page: Page, group = /^(New since|Still going on)/) =>
  page.getByRole('region', { name: group }).getByRole('listitem');
const event = (page: Page, words: string, retailer: string, group?: RegExp) =>
  events(page, group).filter({ hasText: words }).filter({ hasText: retailer });

const formatSkus = (skus: number) => (skus === 1 ? '1 SKU' : `${skus} SKUs`);

/** Own SKUs of a retailer without an offer in stock. */
async function soldOut(stack: Stack, date: string, retailer: string): Promise<string[]> {
  const offers = await itemsOf<PriceItem>(stack, `/price?date=${date}&calculation_type=LAST`);
  const own = offers.filter((offer) => offer.is_own_brand && offer.retailer === retailer);
  const inStock = new Set(own.filter(({ availability }) => availability === 1).map(({ csku_id }) => csku_id));
  return [...new Set(own.map(({ csku_id }) => csku_id))].filter((id) => id !== null && !inStock.has(id)).map(String);
}

test('names the biggest event and the retailer to call, and lists what is new', async ({
  page,
  stack,
  expectAccessible,
}) => {
  const { retailer, day } = SOLD_OUT;
  await page.goto(`/overview?date=${day}`);
  await expect(page.getByText(/^Since 22 Jun: .+\. Call .+ first: most impact, .+\.$/)).toBeVisible();
  await expect(tile(page, 'In stock')).toContainText(/of \d+/);
  const now = await soldOut(stack, day, retailer);
  const before = new Set(await soldOut(stack, '2026-06-22', retailer));
  const fresh = now.filter((sku) => !before.has(sku));
  const row = event(page, 'Out of stock:', retailer, /^New since/);
  await expect(row.getByRole('link')).toHaveText(`Show ${formatSkus(fresh.length)}`);
  await expect(row.getByRole('img', { name: /^Bad on \d+ of the last 14 days/ })).toBeVisible();
  await row.getByRole('button', { name: 'Ask for the delivery' }).click();
  await expect(
    page.getByText(`${fresh.length} ${fresh.length === 1 ? 'product or keyword' : 'products or keywords'}`, {
      exact: true,
    }),
  ).toBeVisible();
  await expect(page.getByRole('grid')).toContainText(SOLD_OUT.sku);
  await expect(page.getByText('Ask the retailer when the next delivery arrives.').first()).toBeVisible();
  await expectAccessible();
});

test('opens as many rows as the link of each kind names', async ({ page }) => {
  await page.goto(`/overview?date=${SOLD_OUT.day}&view=standing`);
  const lines = page.getByRole('tabpanel').getByRole('link', { name: /^Show/ });
  await expect(lines.first()).toBeVisible();
  const links = new Map<string, { href: string; rows: string }>();
  for (const link of await lines.all()) {
    const rows = ((await link.textContent()) ?? '').replace('Show ', '');
    const noun = rows.replace(/^\d+ (.+?)s?$/, '$1');
    if (/^\d/.test(rows)) links.set(noun, { href: (await link.getAttribute('href')) ?? '', rows });
  }
  expect([...links.keys()]).toEqual(expect.arrayContaining(['SKU', 'score', 'competition', 'rank']));
  for (const { href, rows } of links.values()) {
    await page.goto(href);
    await expect(page.getByText(rows, { exact: true }).first()).toBeVisible();
  }
});

test('leaves the tiles of a page that a line opens alone', async ({ page }) => {
  await page.goto(`/overview?date=${SOLD_OUT.day}&view=standing`);
  const link = page
    .getByRole('tabpanel')
    .getByRole('link', { name: /^Show \d+ scores?$/ })
    .first();
  const href = (await link.getAttribute('href')) ?? '';
  const targetsMet = async (address: string) => {
    await page.goto(address);
    await expect(tile(page, 'Targets met')).toContainText(/\d+ of \d+/);
    return tile(page, 'Targets met').textContent();
  };
  const { searchParams } = new URL(href, 'https://dashboard.example');
  searchParams.delete('only');
  expect(await targetsMet(href)).toBe(await targetsMet(`/visibility?${searchParams}`));
});

/** Tiles, which have the same titles on the pages that they lead to. */
const TILES = ['Price indices on target', 'In stock', 'Share of search', 'Average rating', 'Banner share'];

test('shows the same number on the page that a tile leads to', async ({ page }) => {
  for (const name of TILES) {
    await page.goto(`/overview?date=${DAY}`);
    const link = tile(page, name).getByRole('link');
    const value = (await link.textContent()) ?? '';
    await link.click();
    await expect(page).not.toHaveURL(/overview/);
    await expect(tile(page, name).first()).toContainText(value);
  }
});

test('sends the points of a retailer as text and as a workbook, and remembers them', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { day, retailer, sku } = SOLD_OUT;
  await page.goto(`/overview?date=${day}`);
  await page.getByRole('button', { name: new RegExp(`^Send \\d+ points? to ${retailer}`) }).click();
  const dialog = page.getByRole('dialog', { name: `Send to ${retailer}` });
  await dialog.getByRole('button', { name: 'English' }).click();
  await expect(dialog.getByText('Internal: not for retailers')).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy text' }).click();
  await expect(dialog.getByText(/points? marked as sent on/)).toBeVisible();
  const text = await pastedText(context);
  expect(text).toMatch(/^Subject: .*: \d+ points?, /);
  expect(text).toContain(`${sku} · Out of stock`);
  expect(text).toContain('Please tell us when you expect it back on sale.');
  expect(text).not.toMatch(/index|limit|target|margin|rating/i);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download Excel' }).click(),
  ]);
  const rows = sheetsIn(await readFile(await download.path())).Points ?? [];
  expect(rows.flat()).toContain(sku);
  const numbered = rows.filter(([number]) => /^\d+$/.test(String(number ?? '')));
  expect(numbered.length).toBe(text.match(/^\d+\. /gm)?.length);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText(/points? marked as sent on/)).toBeHidden();
});

test('shows the events of an earlier day', async ({ page }) => {
  const { day, retailer } = SOLD_OUT;
  await page.goto(`/overview?date=2026-06-24&${AT_RETAILER}`);
  await expect(event(page, 'Out of stock:', retailer, /^Still going on/).filter({ hasText: '2 days' })).toBeVisible();
  await page.getByRole('button', { name: 'Day before' }).click();
  await expect(page).toHaveURL(new RegExp(`date=${day}`));
  await expect(event(page, 'Out of stock:', retailer, /^New since/)).toContainText('new');
});

test('moves nothing while it loads, and is small on a later visit', async ({ context, baseURL }) => {
  await visit(context, `${baseURL}/overview`);
  const { data, shift, moved } = await visit(context, `${baseURL}/overview`);
  expect(shift, moved.join('\n')).toBeLessThanOrEqual(0.01);
  expect(data).toBeLessThanOrEqual(100_000);
});

test('moves nothing when the figures arrive after the page', async ({ context, stack, openDashboard }) => {
  const engine = holdEngine(engineAddress());
  const address = Object.assign(new URL(engineAddress()), { host: new URL(await listen(engine.server)).host });
  // The account of the stack's dashboards, which has all days collected.
  const env = { CLICKHOUSE_URL: address.href, DELIVERY_API_KEY: stack.key, PRICE_COMPETITION_PAGES: PAGES };
  const dashboard = await openDashboard(countService(stack.service).server, env);
  const url = `${dashboard}/overview?date=${DAY}`;
  await visit(context, url);
  const release = engine.hold();
  context.once('page', async (page) => {
    // The server no longer waits for the figures.
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('[aria-busy=true]').first().waitFor();
    release();
  });
  const { shift, moved } = await visit(context, url);
  expect(shift, moved.join('\n')).toBeLessThanOrEqual(0.003);
  engine.server.close();
});

test('does not scroll sideways on a phone', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/overview?date=${DAY}`);
  await expect(events(page).first()).toBeVisible();
  await expectToFit(page);
  // No column of the matrix lies below another one.
  const ends = await page
    .getByRole('complementary')
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect()).map(({ left, right }) => [left, right]));
  expect(ends.length).toBeGreaterThan(6);
  for (const [index, [left = 0]] of ends.slice(1).entries())
    expect(left).toBeGreaterThanOrEqual((ends[index]?.[1] ?? 0) - 1);
  expect(ends.at(-1)?.[1]).toBeLessThanOrEqual(390);
  await expectAccessible();
});

test('shows the titles of tiles, rows and columns in full at 1280 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/overview?date=${SOLD_OUT.day}`);
  await expect(events(page).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Got better this week' })).toBeVisible();
  const titles = page.getByRole('main').locator('dt button, h2, th, li button');
  expect(await titles.count()).toBeGreaterThan(20);
  const cutTitles = () =>
    titles.evaluateAll((elements) =>
      elements
        .filter((title) =>
          // Text for screen readers is one pixel wide.
          [title, ...title.querySelectorAll('*')].some(
            ({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth,
          ),
        )
        .map(({ textContent }) => textContent),
    );
  // Fonts may still be loading.
  await expect.poll(cutTitles).toEqual([]);
});
