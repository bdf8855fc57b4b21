import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { NAV } from '@/components/shell/nav-items';
import { expect } from './fixture';

/** The pages of the navigation, and Collection, to which the age of the data leads. */
export const DATA_PAGES = [
  ...NAV.flatMap(({ items }) => items).map(({ href, label }) => ({ href, label })),
  { href: '/collection', label: 'Collection' },
];

/** Parts that pages have in common. */
export const grid = (page: Page) => page.getByRole('grid');
/** A tile: a number with its name and notes. */
export const tile = (page: Page, name: string | RegExp) =>
  page.getByRole('term').filter({ hasText: name }).locator('..');
/** Formats a whole number in English. */
export const whole = (value: number) => value.toLocaleString('en-US');

/** Reads the clipboard by pasting it, as pages have no permission to read it. */
export async function pastedText(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  await page.setContent('<textarea aria-label="Paste"></textarea>');
  await page.getByLabel('Paste').press('Control+V');
  const text = await page.getByLabel('Paste').inputValue();
  await page.close();
  return text;
}

/** Exports the table of the open tab, or another one, for Excel. Returns its lines, the header first. */
export async function exportedLines(page: Page, table = page.getByRole('tabpanel')): Promise<string[][]> {
  await table.getByRole('button', { name: 'Export', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV for Excel' }).click(),
  ]);
  return parse(await readFile(await download.path()), { bom: true });
}

/** Opens each address, and checks it when all of its panels are complete. */
export async function checkViews(page: Page, addresses: readonly string[], check: () => Promise<void>) {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('tabpanel')).toContainText(/\w/);
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await check();
  }
}

/** Lifts a fault of the service, and loads the failed day in all panels by Retry in the last one. */
export async function retryFailedDay(page: Page, lift: () => Promise<void>) {
  const alerts = page.getByRole('main').getByRole('alert');
  await expect(alerts.first()).toContainText('status 500');
  await lift();
  await alerts.last().getByRole('button', { name: 'Retry' }).click();
  await expect(alerts).toHaveCount(0);
}

/** Expects that the page is not wider than the window. */
export async function expectToFit(page: Page, width = 390) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

/** Expects that the names of rows stay while the columns of the matrix scroll. */
export async function expectNamesToStay(page: Page) {
  const name = page.locator('[data-chart] li > span').first();
  await expect(name).toBeVisible();
  const before = await name.boundingBox();
  await page
    .locator('[data-chart]')
    .last()
    .evaluate((element) => element.scrollTo({ left: 300 }));
  expect((await name.boundingBox())?.x).toBe(before?.x);
}
