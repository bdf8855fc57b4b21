import type { Page } from '@playwright/test';
import { importBig } from './big/import-big';
import { BIG, listings, ranksOf, ratings, scoresOf } from './big/rows';
import { expect, test } from './fixture';
import { countService } from './stack/counted-service';

const DAY = '2026-06-30';

const brandAt = (row: number) => Math.floor(row / 20) % 8;
const count = (total: number, holds: (row: number) => boolean) =>
  Array.from({ length: total }, (_, row) => row).filter(holds).length;
const worst = [...ratings(BIG, DAY)].toSorted((a, b) => (a.product_rating ?? 9) - (b.product_rating ?? 9))[0];

const whole = (value: number) => value.toLocaleString('en-US');

test('counts, sorts, filters and exports sets of more than ten thousand rows completely', async ({
  page,
  stack,
  openDashboard,
}) => {
  test.setTimeout(240_000);
  const key = await importBig(stack.dataDir, DAY);
  const dashboard = await openDashboard(countService(stack.service).server, { DELIVERY_API_KEY: key });

  await test.step('Scorecards', async () => {
    await page.goto(`${dashboard}/scorecards?date=${DAY}&view=all`);
    await expect(page.getByText(`${whole(BIG.ratings)} ratings`, { exact: true })).toBeVisible({ timeout: 60_000 });
    await sortBy(page, { header: /^Rating/, direction: 'ascending' });
    await expect(page.getByRole('grid').locator('[data-row="0"]')).toContainText(worst?.service_sku_name ?? '');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Export', exact: true }).click();
    await expect(page.getByText(`${whole(BIG.ratings)} rows, visible columns`)).toBeVisible();
    await page.keyboard.press('Escape');
    await choose(page, /^Brand/, /^Brand 3\b/);
    const matchCount = [...ratings(BIG, DAY)].filter(({ brand }) => brand === 'Brand 3').length;
    await expect(page.getByText(`${whole(matchCount)} ratings`, { exact: true })).toBeVisible();
  });

  await test.step('Banners', async () => {
    await page.goto(`${dashboard}/banners?date=${DAY}&relevance=ALL&first_n_e_retail_media=1000`);
    await expect(tile(page, 'Own positions')).toContainText(`of ${whole(BIG.banners)}`);
    const map = page.getByRole('region', { name: 'Who has each position' });
    await expect(map).toContainText(`${whole(BIG.banners)} positions at 7 retailers, the first 2,500 drawn`);
    await choose(page, /^Retailer/, /^Retailer 3/);
    const matchCount = whole(count(BIG.banners, (row) => row % 7 === 3));
    await expect(tile(page, 'Own positions')).toContainText(`of ${matchCount}`);
    await expect(map).toContainText(`${matchCount} positions at 1 retailer`);
  });

  await test.step('Prices', async () => {
    await page.goto(`${dashboard}/prices?date=${DAY}&view=offers&own=all`);
    await expect(page.getByRole('tabpanel').getByText(`${whole(BIG.offers)} offers`, { exact: true })).toBeVisible({
      timeout: 60_000,
    });
    await sortBy(page, { header: /^Price/, direction: 'descending' });
    await expect(page.getByRole('grid').locator('[data-row="0"]')).toContainText('26.00');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Export', exact: true }).click();
    await expect(page.getByText(`${whole(BIG.offers)} rows, visible columns`)).toBeVisible();
    await page.keyboard.press('Escape');
    await choose(page, /^Brand/, /^Brand 3\b/);
    const matchCount = whole(count(BIG.offers, (row) => brandAt(row) === 3));
    await expect(page.getByRole('tabpanel').getByText(`${matchCount} offers`, { exact: true })).toBeVisible();
  });

  await test.step('Search rankings', async () => {
    await page.goto(`${dashboard}/rankings?date=${DAY}&view=all`);
    await expect(page.getByText(`${whole(ranksOf(BIG))} ranks`, { exact: true })).toBeVisible({ timeout: 60_000 });
    await sortBy(page, { header: /^Product/, direction: 'descending' });
    // Digits sort as numbers.
    await expect(page.getByRole('grid').locator('[data-row="0"]')).toContainText(`no. ${BIG.ranked - 1},`);
    await page.getByRole('tabpanel').getByRole('button', { name: 'Export', exact: true }).click();
    await expect(page.getByText(`${whole(ranksOf(BIG))} rows, visible columns`)).toBeVisible();
    await page.keyboard.press('Escape');
    await choose(page, /^Brand/, /^Brand 3\b/, 'Brand 3');
    const matchCount = [...listings(BIG, DAY)].filter(({ brand_name }) => brand_name === 'Brand 3').length;
    await expect(page.getByText(`${whole(matchCount)} ranks`, { exact: true })).toBeVisible();
  });

  await test.step('Visibility', async () => {
    await page.goto(`${dashboard}/visibility?date=${DAY}&first_n_products=1000&view=scores`);
    await expect(page.getByText(`${whole(scoresOf(BIG))} scores`, { exact: true })).toBeVisible({ timeout: 60_000 });
    await sortBy(page, { header: /^Brand/, direction: 'descending' });
    // Digits sort as numbers.
    const lastBrand = `Brand ${BIG.brands - 1}`;
    await expect(page.getByRole('grid').locator('[data-row="0"]')).toContainText(lastBrand);
    await choose(page, /^Brand/, /^Brand 3\b/, 'Brand 3');
    await expect(page.getByText(`${whole(scoresOf(BIG) / BIG.brands)} scores`, { exact: true })).toBeVisible();
  });
});

/**
 * Selects a value of a filter.
 *
 * @param typed search text, if there are more values than listed
 */
async function choose(page: Page, filter: RegExp, value: RegExp, typed?: string) {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: filter }).click();
  if (typed)
    await page
      .getByRole('dialog')
      .getByLabel(/^Find in/)
      .fill(typed);
  await page.getByRole('checkbox', { name: value }).click();
}

const tile = (page: Page, name: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('..');

async function sortBy(page: Page, { header, direction }: { header: RegExp; direction: 'ascending' | 'descending' }) {
  const column = page.getByRole('grid').getByRole('columnheader', { name: header }).first();
  for (;;) {
    const now = await column.getAttribute('aria-sort');
    if (now === direction) return;
    await column.getByRole('button').first().click();
    await expect.poll(() => column.getAttribute('aria-sort')).not.toBe(now);
  }
}
