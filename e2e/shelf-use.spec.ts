import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { OWN_ANSWER_HEADER } from '@/lib/contract/own-answer.mjs';
import type { PriceItem } from '@/lib/contract/price';
import { ask } from './ask';
import { expect, test } from './fixture';
import { expectToFit, grid, tile } from './parts';
import { SHELF, SOURCE, shelfOf, tiles } from './shelf-page';

test('arrow keys move over the tiles, Enter opens one, Escape returns to it', async ({ page }) => {
  await page.goto(`/shelf?${SHELF}`);
  // What still loads may draw the tiles anew, and the focus is gone with the tile that had it.
  await expect(async () => {
    await tiles(page).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tiles(page).nth(1)).toBeFocused({ timeout: 1_000 });
    await page.keyboard.press('ArrowDown');
    const columns = await tiles(page).evaluateAll((all) => {
      const tops = all.map((tile) => tile.getBoundingClientRect().top);
      return tops.filter((top) => top === tops[0]).length;
    });
    await expect(tiles(page).nth(columns + 1)).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('End');
  await expect(tiles(page).last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(tiles(page).first()).toBeFocused();
});

test('without a shelf in the address the first own source of the day is shown', async ({ page }) => {
  await page.goto('/shelf?date=2026-06-30');
  await expect(tiles(page).first()).toBeVisible();
  await expect(page.getByText('own brand', { exact: false }).first()).toBeVisible();
});

test('nothing collected, nothing left and nothing compared are three things', async ({ page }) => {
  await page.goto(`/shelf?${SOURCE}&retailer_code=korbina_de&date=2020-01-02`);
  await expect(page.getByText('Nothing was published')).toBeVisible();
  await page.goto(`/shelf?${SHELF}&brand=Nobody`);
  await expect(page.getByText('No results for these filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).first().click();
  await expect(tiles(page).first()).toBeVisible();
  await page.getByRole('tab', { name: 'What moved' }).click();
  await expect(page.getByText('Nothing is compared')).toBeVisible();
  await page.getByRole('button', { name: 'Compare with the day before' }).click();
  await expect(grid(page)).toBeVisible();
});

test('a filter keeps the place of what it leaves out', async ({ page, stack }) => {
  const { listings } = await shelfOf(stack, SHELF);
  const rivals = listings.filter(({ brand_name }) => brand_name === 'Mirabrook').length;
  await page.goto(`/shelf?${SHELF}&brand=Mirabrook`);
  await expect(tiles(page)).toHaveCount(rivals);
  await expect(page.getByText('left out by the filters')).toHaveCount(listings.length - rivals);
  await expect(tile(page, 'Organic / sponsored')).toContainText(`of ${listings.length} places`);
});

test('power SKUs stand out on the shelf, by the newest prices; nothing is left out', async ({ page, stack }) => {
  const { listings } = await shelfOf(stack, SHELF);
  const pages = await Promise.all(
    [1, 2].map((no) =>
      ask<{ items: PriceItem[] }>(
        stack,
        `/price?date=9999-12-31&calculation_type=LAST&page_size=1000&current_page=${no}`,
      ),
    ),
  );
  const prices = pages.flatMap(({ items }) => items);
  const offersOf = (product: string | null) =>
    prices.filter(({ retailer, product_id }) => retailer === 'Korbina DE' && product_id === product);
  const offers = listings.map(({ product_id }) => offersOf(product_id));
  const power = offers.filter((its) => its.some(({ is_psku }) => is_psku)).length;
  const absent = offers.filter((its) => its.length === 0).length;
  expect(Math.min(power, absent)).toBeGreaterThan(0);
  await page.goto(`/shelf?${SHELF}&power=yes`);
  const says = `${power} of ${listings.length} places on this shelf match, ${absent} are not in the newest prices`;
  await expect(page.getByText(says)).toBeVisible();
  await expect(tiles(page)).toHaveCount(listings.length);
  await expect(page.locator('[data-faded]')).toHaveCount(listings.length - power);
  await page.getByRole('button', { name: 'Remove Power SKU: power SKUs' }).click();
  await expect(page.locator('[data-faded]')).toHaveCount(0);
});

test('the page leaves as one workbook: counts, both shelves, what moved', async ({ page, stack }) => {
  const { listings } = await shelfOf(stack, SHELF);
  await page.goto(`/shelf?${SHELF}&against=2026-06-24`);
  await expect(page.locator('[data-synced]')).toHaveCount(2);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export page' }).click(),
  ]);
  const files = unzipSync(await readFile(await download.path()));
  const sheet = (no: number) => strFromU8(files[`xl/worksheets/sheet${no}.xml`] ?? new Uint8Array());
  expect(sheet(2).match(/<row /g)).toHaveLength(listings.length + 1);
  expect(sheet(4)).toMatch(/lower|higher/);
});

test.describe('when the service fails', () => {
  test.use({ expectedErrors: [/502/] });

  test('the panel says so and comes back', async ({ page, fault }) => {
    const params = { retailer_code: 'korbina_de', date: '2026-05-26' };
    const lift = await fault({ path: '/visibility/listings', params, fault: 'server-error' });
    await page.goto(`/shelf?${SOURCE}&${new URLSearchParams(params)}`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('status 500');
    await lift();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(tiles(page).first()).toBeVisible();
  });
});

test('nulls are unknown: no mark, no outline, no count; script and foreign letters are text', async ({ page }) => {
  const silent = Object.fromEntries(
    ['product_url', 'merchant_name', 'merchant_score', 'is_searched_brand', 'is_sponsored', 'position', 'page_no'].map(
      (name) => [name, null],
    ),
  );
  const page250 = { max_product_count_in_page: 250, product_count_in_page: 250, crawling_time: null };
  const listings = Array.from({ length: 250 }, (_, index) => ({
    ...silent,
    ...page250,
    product_id: index === 2 ? null : `${index}`,
    product_title: index === 0 ? '<script>alert(1)</script>' : index === 1 ? 'عطر طويل جدا '.repeat(30) : null,
    product_image_url: index === 1 ? 'https://images.invalid/x.png' : null,
    brand_name: null,
    combined_position: index + 1,
  }));
  const value = {
    visibility_source_name: '*',
    visibility_source_url: 'javascript:alert(1)',
    searched_brand: null,
    searched_brand_group: null,
    is_own_brand: null,
    listings,
  };
  const meta = { fetchedAt: '2026-06-30T10:00:00Z', crawledAt: null, total: null, missing: 0, source: 'upstream' };
  const events = [{ type: 'meta', ...meta, revised: false, envelope: {} }, { type: 'value', value }, { type: 'end' }];
  await page.route('**/api/visibility/listings?*', (route) =>
    route.fulfill({
      headers: { [OWN_ANSWER_HEADER]: '1' },
      contentType: 'application/x-ndjson',
      body: events.map((event) => `${JSON.stringify(event)}\n`).join(''),
    }),
  );
  await page.route('https://images.invalid/**', (route) => route.fulfill({ contentType: 'image/png', body: '' }));
  await page.goto(`/shelf?${SHELF}&first_n_products=250`);
  await expect(tiles(page)).toHaveCount(250);
  await expect(tiles(page).first()).toContainText('<script>alert(1)</script>');
  await expect(tile(page, 'Own among the first 250')).toContainText('—of 250 places, 250 unknown');
  await expect(tile(page, 'Organic / sponsored')).toContainText('250 not stated');
  await expect(page.getByText('Sponsored', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Page 1' })).toContainText('the answer does not say it');
  await expect(page.locator('a[href^="javascript"]')).toHaveCount(0);
  await tiles(page).nth(2).click();
  await expect(page.getByRole('dialog').getByText('names join nothing')).toBeVisible();
});

test('nothing bars the way to anybody', async ({ page, expectAccessible }) => {
  test.slow();
  for (const view of ['shelf', 'moves', 'brands', 'table']) {
    await page.goto(`/shelf?${SHELF}&against=2026-06-24&view=${view}`);
    await expect(page.getByRole('tabpanel').getByRole('region').first()).toContainText('fetched');
    await expectAccessible();
  }
  await page.goto(`/shelf?${SHELF}&brand=Brumella`);
  await tiles(page).first().click();
  await expect(page.getByRole('dialog').getByText('are found in the newest prices')).toBeVisible();
  await expectAccessible();
});

test('on a phone two shelves stand side by side and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/shelf?${SHELF}&against=2026-06-24`);
  await expect(page.locator('[data-synced]')).toHaveCount(2);
  await expectToFit(page);
});
