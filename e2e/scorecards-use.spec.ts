import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { OWN_ANSWER_HEADER } from '@/lib/contract/own-answer.mjs';
import { expect, test } from './fixture';
import { grid, tile } from './parts';
import { QUESTION, RANGE, rowsOf } from './scorecard-rows';

test('the threshold stays in this browser and out of the address', async ({ page }) => {
  await page.goto(`/scorecards?weights=reviews&${QUESTION}`);
  await page.getByRole('spinbutton', { name: 'Threshold' }).fill('4.2');
  await expect(tile(page, 'Below 4.2')).toBeVisible();
  expect(page.url()).not.toContain('4.2');
  await page.reload();
  await expect(tile(page, 'Below 4.2')).toBeVisible();
});

test('a number leads to the rows that it counts', async ({ page, stack }) => {
  const rows = await rowsOf(stack, QUESTION);
  const below = rows.filter(({ average_rating }) => average_rating !== null && average_rating < 4);
  await page.goto(`/scorecards?weights=reviews&${QUESTION}`);
  await page.getByRole('button', { name: /^Below 4.0: .* Show these rows/ }).click();
  await expect(page).toHaveURL(/rows=below/);
  await expect(page.getByText(`${below.length} rows`, { exact: true })).toBeVisible();
  await expect(grid(page).getByRole('img', { name: 'below the threshold' }).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Rows' }).click();
  const few = rows.filter(({ review_count }) => review_count !== null && review_count < 10);
  await page.getByRole('option', { name: `under 10 reviews (${few.length})` }).click();
  await expect(page.getByText(`${few.length} rows`, { exact: true })).toBeVisible();
});

test('a title is typed, remembered, and said to be missing where it has no rows', async ({ page }) => {
  await page.goto(`/scorecards?weights=reviews&${RANGE}`);
  await expect(page.getByText('First available scorecard: the service does not say')).toBeVisible();
  const title = page.getByRole('combobox', { name: 'Scorecard title' });
  await title.fill('Marketplaces');
  await title.press('Enter');
  await expect(page.getByText('Scorecard “Marketplaces”')).toBeVisible();
  await expect(grid(page)).toBeVisible();
  await expect(page.locator('datalist option[value="Marketplaces"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Known scorecards' }).click();
  await page.getByRole('menuitem', { name: 'First available scorecard' }).click();
  await expect(title).toHaveValue('');
  await page.getByRole('button', { name: 'Known scorecards' }).click();
  await page.getByRole('menuitem', { name: 'Marketplaces' }).click();
  await expect(page.getByText('Scorecard “Marketplaces”')).toBeVisible();
  await title.fill('No such card');
  await title.press('Enter');
  await expect(page.getByText('The scorecard “No such card” has no rows')).toBeVisible();
  await page.getByRole('button', { name: 'Show the first available' }).click();
  await expect(grid(page)).toBeVisible();
  await expect(page.locator('datalist option[value="No such card"]')).toHaveCount(0);
});

test('nothing published, nothing left and nothing compared are three things', async ({ page }) => {
  await page.goto('/scorecards?start_date=2020-01-01&end_date=2020-01-28');
  await expect(page.getByText('Nothing was published')).toBeVisible();
  await page.getByRole('button', { name: 'Show the 28 days to 30 Jun 2026' }).click();
  await expect(grid(page)).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Min. reviews' }).fill('100000');
  await expect(page.getByText('No results for these filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await page.goto(`/scorecards?weights=reviews&${QUESTION}&compare=none&view=changes`);
  await expect(page.getByText('Nothing is compared')).toBeVisible();
  await page.getByRole('button', { name: 'Compare with the days before' }).click();
  await expect(grid(page)).toBeVisible();
});

test('the page is used by keyboard alone', async ({ page }) => {
  await page.goto(`/scorecards?weights=reviews&${QUESTION}`);
  await expect(grid(page)).toBeVisible();
  await grid(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=skus/);
  await expect(page).toHaveURL(/retailer=/);
  await grid(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the page leaves as one workbook, a sheet a panel', async ({ page, stack }) => {
  const rows = await rowsOf(stack, QUESTION);
  await page.goto(`/scorecards?weights=reviews&${QUESTION}`);
  await expect(tile(page, 'Average rating')).toContainText('like for like');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export page' }).click(),
  ]);
  const files = unzipSync(await readFile(await download.path()));
  const sheet = (number: number) => strFromU8(files[`xl/worksheets/sheet${number}.xml`] ?? new Uint8Array());
  expect(sheet(2).match(/<row /g)).toHaveLength(rows.length + 1);
  expect(sheet(3)).toContain('not rated in one');
  expect(sheet(4)).toContain('3 Jun 2026 to 30 Jun 2026');
  const dots = rows.filter(({ average_rating, review_count }) => average_rating !== null && review_count !== null);
  expect(sheet(5).match(/<row /g)).toHaveLength(dots.length + 1);
});

test.describe('when the service fails', () => {
  test.use({ expectedErrors: [/502/] });

  test('the panel says so and comes back', async ({ page, fault }) => {
    const params = { start_date: '2026-05-21', end_date: '2026-06-03' };
    const lift = await fault({ path: '/scorecard', params, fault: 'server-error' });
    await page.goto(`/scorecards?${new URLSearchParams(params)}`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('status 500');
    await lift();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(grid(page)).toBeVisible();
  });
});

test('nulls, foreign words and script in names are shown as what they are', async ({ page }) => {
  const odd = [
    {
      retailer: null,
      brand: null,
      service_sku_id: null,
      service_sku_name: null,
      average_rating: null,
      review_count: null,
    },
    {
      retailer: 'متجر',
      brand: '<script>alert(1)</script>',
      service_sku_id: 'X',
      service_sku_name: '=2+2',
      average_rating: 4.9,
      review_count: 6,
    },
    {
      retailer: 'متجر',
      brand: 'B',
      service_sku_id: 'X',
      service_sku_name: null,
      average_rating: 3.2,
      review_count: null,
    },
  ].map((row) => ({ ...row, start_date: null, end_date: null }));
  const meta = { fetchedAt: '2026-06-30T10:00:00Z', crawledAt: null, total: null, missing: 0, source: 'upstream' };
  const events = [
    { type: 'meta', ...meta, revised: false, envelope: {} },
    { type: 'value', value: odd },
    { type: 'end' },
  ];
  await page.route('**/api/scorecard?*', (route) =>
    route.fulfill({
      headers: { [OWN_ANSWER_HEADER]: '1' },
      contentType: 'application/x-ndjson',
      body: events.map((event) => `${JSON.stringify(event)}\n`).join(''),
    }),
  );
  await page.goto(`/scorecards?weights=reviews&${RANGE}`);
  await expect(grid(page)).toContainText('<script>alert(1)</script>');
  await expect(grid(page)).toContainText('not stated');
  await expect(tile(page, 'Average rating')).toContainText('1 of 3 rows');
});

test('nothing bars the way to anybody', async ({ page, expectAccessible }) => {
  test.slow();
  for (const view of ['grid', 'skus', 'changes', 'trend', 'samples']) {
    await page.goto(`/scorecards?weights=reviews&${QUESTION}&view=${view}`);
    await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Export' }).first()).toBeVisible();
    await expectAccessible();
  }
  await page.getByRole('tab', { name: 'SKUs' }).click();
  await grid(page).locator('tbody tr').first().click();
  await expect(page.getByRole('dialog').getByText('At every retailer')).toBeVisible();
  await expectAccessible();
});
