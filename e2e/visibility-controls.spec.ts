import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from './fixture';
import { grid, pastedText } from './parts';
import { STACK } from './stack/places';
import { DAY, ownOf, PAGE, searchOf } from './visibility-page';

test.use({ baseURL: `http://127.0.0.1:${STACK.collected.port}`, proxyPort: STACK.collected.proxyPort });

test('copies a permanent link, and prints the settings', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/visibility?position_type=ORGANIC&key=yes');
  await expect(page.getByRole('tab', { name: /short \d+$/, selected: true })).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = new URL(await pastedText(context));
  expect(Object.fromEntries(link.searchParams)).toEqual({
    date: DAY,
    against: '2026-06-29',
    days: '28',
    visibility_type: 'SEARCH',
    position_type: 'ORGANIC',
    first_n_products: '20',
    own: 'all',
    key: 'yes',
    view: expect.stringMatching(/^(one|two|more)$/),
  });
  await page.emulateMedia({ media: 'print' });
  const notes = '30 Jun 2026, compared with 29 Jun 2026 · first 20 products · search · organic · Power keyword: Yes';
  await expect(page.getByText(notes)).toBeVisible();
});

test('exports the page as a workbook with a sheet for each table', async ({ page, stack }) => {
  const items = await searchOf(stack, DAY);
  await page.goto(PAGE);
  await expect(grid(page)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export page' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('visibility-2026-06-30-first-20-products-search-overall.xlsx');
  const files = unzipSync(await readFile(await download.path()));
  const rowsIn = (sheet: number) =>
    strFromU8(files[`xl/worksheets/sheet${sheet}.xml`] ?? new Uint8Array()).match(/<row /g);
  expect(rowsIn(1)).toHaveLength(ownOf(items).length + 1);
  expect(rowsIn(2)).toHaveLength(items.flatMap(({ retailer_scores }) => retailer_scores).length + 1);
  const sheets = strFromU8(files['xl/workbook.xml'] ?? new Uint8Array());
  expect(sheets).toMatch(/name="Scores".*name="All brands".*name="Organic and sponsored"/);
});

test('selects a day in the calendar', async ({ page }) => {
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Day: Tue 30 Jun 2026' }).click();
  await page.getByRole('button', { name: /^25 Jun 2026/ }).click();
  await expect(page).toHaveURL(/date=2026-06-25/);
  await expect(page.getByRole('button', { name: 'Day: Thu 25 Jun 2026' })).toBeVisible();
});

test('keeps the controls on one line with several filters', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${PAGE}&brand=Velquin&own=own&target=met`);
  const filters = page.getByRole('button', { name: 'Filters 3' });
  const top = async (name: string | RegExp) => (await page.getByRole('button', { name }).boundingBox())?.y;
  await expect.poll(() => top('Filters 3')).toBe(await top(/^Day:/));
  expect(await top('Copy link')).toBe(await top(/^Day:/));
  await filters.click();
  const list = page.getByRole('list', { name: 'Filters in use' });
  await expect(list.getByRole('listitem')).toHaveText(['BrandVelquin', 'Own or competitorOwn', 'Targetmet']);
  await list.getByRole('button', { name: 'Remove Target: met' }).click();
  await expect(page).not.toHaveURL(/target=/);
});
