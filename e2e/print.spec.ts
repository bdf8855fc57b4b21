import type { Page } from '@playwright/test';
import { expect, test } from './fixture';
import { expectToFit } from './parts';
import { STACK } from './stack/places';

/** Checks that the print has light colors and no interactive elements. */
async function expectPaper(page: Page, { atMost }: { atMost: number }) {
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(page.getByRole('navigation')).toBeHidden();
  const onScreen = /^(Download|Export|Retry|Refresh|Views|Columns|Check|Find|Open navigation)/;
  await expect(page.getByRole('button', { name: onScreen })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^crawled/ })).toHaveCount(0);
  // What is left is text: names and figures that open something on screen.
  await expect(page.getByRole('button').filter({ has: page.locator('svg') })).toHaveCount(0);
  const pages = (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.length).toBeLessThanOrEqual(atMost);
}

test('prints the days of the datasets in Downloads', async ({ page }) => {
  await page.goto(`/downloads?dataset=rating&until=${STACK.asOf}`);
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await expectPaper(page, { atMost: 2 });
  await expect(page.getByRole('heading', { name: 'Downloads', level: 1 })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Files by day' })).toBeVisible();
});

test('prints a chart in light colors with its filters and numbers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/visibility?date=${STACK.asOf}`);
  const chart = page.locator('svg.recharts-surface').first();
  await expect(chart).toBeVisible();
  await expectPaper(page, { atMost: 6 });
  await expect(chart).toBeVisible();
  await expect(page.getByText(/first 20 products · search · overall/).first()).toBeVisible();
});

test('prints the matrix of prices with its filters and numbers', async ({ page }) => {
  await page.goto(`/prices?date=${STACK.asOf}&brand=Velquin`);
  const strip = page.getByRole('button', { name: /: out of stock at \d+, buybox lost at/ }).first();
  await expect(strip).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/last price of the day.*Brand: Velquin/)).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Average discount' })).toBeVisible();
  await expect(strip).toBeVisible();
  await expectToFit(page, 1280);
});

test('prints the strips of all competitions of the view with its filters', async ({ page }) => {
  await page.goto('/price-competition?customer_page_id=101&date=2026-06-30&view=all');
  const lines = page.locator('[data-line]');
  await expect(lines.first()).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Velquin · 3 Jun 2026 to 30 Jun 2026/)).toBeVisible();
  await expect(lines.last()).toBeVisible();
  await expectToFit(page, 1280);
});
