import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { NAV } from '@/components/shell/nav-items';
import { daysFrom } from '@/lib/queries/shared/dates';
import { expect, test } from './fixture';
import { pagesService } from './own/pages-service';
import { tile } from './parts';
import { countService } from './stack/counted-service';

/** A day that is not collected. */
const PRICES = '/prices?date=2026-06-30&own=all&view=offers';

test('shows progress, remaining calls and the time of the next call at ten calls a minute', async ({
  page,
  openDashboard,
}) => {
  const origin = await openDashboard(pagesService(), { DELIVERY_RATE_LIMIT: '10/min' });
  await page.goto(`${origin}${PRICES}`);
  const note = page.getByText(/^All 10 calls that the service allows are used\. .*, free in \d+ s\.$/);
  await expect(note.first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^0 of 10 calls left, \d+ waiting, next in \d+ s$/ })).toBeVisible();
  await expect(page.getByText('0 of 1', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('400 offers')).toHaveCount(0);
});

test('shows collected data in a second tab while the first one waits for free calls', async ({
  page,
  context,
  stack,
  openDashboard,
}) => {
  const { server } = countService(stack.service, stack.key);
  const env = { DELIVERY_RATE_LIMIT: '10/min', PRICE_COMPETITION_PAGES: '101=Velquin' };
  const origin = await openDashboard(server, env);
  const competitions = `${origin}/price-competition?date=2026-06-30`;
  const onTarget = (tab: Page) => tile(tab, 'Price indices on target');
  await page.goto(competitions);
  await expect(onTarget(page)).toContainText(/\d+ of \d+/);
  // More calls than the service allows.
  for (const day of daysFrom('2026-05-20', '2026-06-08'))
    page.request.get(`${origin}/api/price?date=${day}&calculation_type=LAST`).catch(() => undefined);
  await page.goto(`${origin}/prices?date=2026-06-30`);
  await expect(page.getByText(/^All 10 calls that the service allows are used\./).first()).toBeVisible();
  const second = await context.newPage();
  await second.goto(competitions);
  await expect(onTarget(second)).toContainText(/\d+ of \d+/);
  await expect(second.locator('[data-line]').first()).toBeVisible();
  await expect(second.getByRole('button', { name: /^0 of 10 calls left/ })).toBeVisible();
});

test.describe('a key that the service refuses', () => {
  test.use({ expectedErrors: [/status of 502/] });

  test('is reported on every page and shown on none', async ({ page, openDashboard }) => {
    const keys = new Set<string>();
    const origin = await openDashboard(
      createServer((request, response) => {
        const key = String(request.headers['x-api-key']);
        keys.add(key);
        response.writeHead(401, { 'content-type': 'application/json' }).end(`{"detail":"${key} is not known"}`);
      }),
    );
    for (const { href } of NAV.flatMap(({ items }) => items)) {
      await page.goto(`${origin}${href}`);
      await expect(
        page.getByRole('main').getByText('The delivery service does not accept the key').first(),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Key refused' })).toBeVisible();
      const [key = ''] = keys;
      expect(key).toMatch(/^\w{32}$/);
      expect(await page.content()).not.toContain(key);
    }
  });
});

test.describe('a service that ends while a set loads', () => {
  test.use({ expectedErrors: [/status of 502/] });

  test('loads the set automatically once it is back', async ({ page, openDashboard }) => {
    const responses: ServerResponse[] = [];
    let isHolding = true;
    const service = pagesService((pageNumber, response) => isHolding && pageNumber > 3 && responses.push(response) > 0);
    const origin = await openDashboard(service);
    const { port } = service.address() as AddressInfo;
    await page.goto(`${origin}${PRICES}`);
    await expect.poll(() => responses.length).toBeGreaterThan(0);
    service.closeAllConnections();
    await new Promise((resolve) => service.close(resolve));
    // Longer than the retries within a call.
    await expect(page.getByRole('main').getByRole('alert').first()).toContainText(/broke off|refuses the connection/, {
      timeout: 30_000,
    });
    await expect(page.getByText('400 offers')).toHaveCount(0);

    isHolding = false;
    await new Promise<void>((resolve) => service.listen(port, '127.0.0.1', resolve));
    const table = page.getByRole('tabpanel', { name: 'Offers' });
    await expect(table.getByText('400 offers', { exact: true })).toBeVisible({ timeout: 30_000 });
  });
});
