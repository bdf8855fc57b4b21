import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from './fixture';
import { grid, tile } from './parts';
import { alert, DAY, drawer, LOST, ownOf, PAGE, searchOf } from './visibility-page';

test('filters narrow every number and live in the address; what cannot be followed is said', async ({
  page,
  stack,
}) => {
  const own = ownOf(await searchOf(stack, DAY)).filter(({ retailer_name }) => retailer_name === LOST.retailer);
  await page.goto(`${PAGE}&retailer=${encodeURIComponent(LOST.retailer)}&position_type=PAID&tag=range`);
  await expect(tile(page, 'Targets met')).toContainText(
    `${own.filter(({ is_target_met }) => is_target_met).length} of ${own.length}`,
  );
  await expect(page.getByText('position_type in the address: "PAID" is not allowed.')).toBeVisible();
  await expect(page.getByText('Not applied here, kept for other pages: tag.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Target' }).click();
  await page.getByRole('option', { name: /missed/ }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/target=missed/);
  await expect(tile(page, 'Targets met')).toContainText('0 of');
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(page).not.toHaveURL(/retailer=/);
});

test('the page leaves as one workbook, a sheet a panel', async ({ page, stack }) => {
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
    strFromU8(files[`xl/worksheets/sheet${sheet}.xml`] ?? new Uint8Array()).match(/<row>/g);
  expect(rowsIn(1)).toHaveLength(items.filter(({ is_own_brand }) => is_own_brand).length + 1);
  expect(rowsIn(4)).toHaveLength(items.flatMap(({ retailer_scores }) => retailer_scores).length + 1);
});

test('the matrix is used by keyboard alone', async ({ page }) => {
  await page.goto(PAGE);
  await expect(grid(page)).toBeVisible();
  await grid(page).focus();
  await page.keyboard.press('ArrowUp');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/matrix_sort=/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(grid(page)).toBeFocused();
});

test('nothing published and nothing left by the filters are two things', async ({ page }) => {
  await page.goto('/visibility?date=2020-01-01');
  await expect(page.getByText('Nothing was published')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show 31 Dec 2019' })).toBeVisible();
  await page.goto(`${PAGE}&q=no+such+source`);
  await expect(page.getByText('The filters leave nothing')).toBeVisible();
});

test.describe('when the service fails', () => {
  test.use({ expectedErrors: [/502/] });

  test('the panel says so and comes back', async ({ page, fault, unasked }) => {
    const params = { date: '2026-05-27', first_n_products: String(await unasked()) };
    const lift = await fault({ path: '/visibility/scores', params, fault: 'server-error' });
    await page.goto(`/visibility?${new URLSearchParams(params)}`);
    await expect(alert(page)).toContainText('status 500');
    await lift();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(grid(page)).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
  });
});

test('nulls, foreign words and script in names are shown as what they are', async ({ page }) => {
  const retailer = {
    retailer_name: null,
    retailer_code: null,
    retailer_country: null,
    own_product_count: null,
    total_product_count: null,
    score: null,
    target: null,
    is_target_met: null,
  };
  const script = '<script>document.title = "owned"</script>';
  const item = {
    visibility_source_name: null,
    visibility_source_id: null,
    representative_name: null,
    is_power_visibility_source: null,
    searched_brand: null,
    searched_brand_group: null,
    is_own_brand: null,
    retailer_scores: [retailer],
  };
  const known = {
    ...retailer,
    retailer_name: 'متجر',
    score: 35,
    own_product_count: 4,
    total_product_count: 20,
    target: 15,
  };
  const rows = [
    item,
    { ...item, visibility_source_id: 2, visibility_source_name: script, is_own_brand: true, retailer_scores: [known] },
    { ...item, visibility_source_id: 3, is_own_brand: true, retailer_scores: [] },
    ...[4, 5].map((visibility_source_id) => ({
      ...item,
      visibility_source_id,
      is_own_brand: true,
      retailer_scores: [{ ...known, score: 20, is_target_met: true }],
    })),
  ];
  const meta = { fetchedAt: '2026-06-30T10:00:00Z', crawledAt: null, total: 5, missing: 0, source: 'upstream' };
  const events = [{ type: 'meta', ...meta, revised: false, envelope: {} }, { type: 'rows', rows }, { type: 'end' }];
  await page.route('**/api/visibility/scores?*', (route) =>
    route.fulfill({
      contentType: 'application/x-ndjson',
      body: events.map((event) => `${JSON.stringify(event)}\n`).join(''),
    }),
  );
  await page.goto(PAGE);
  await expect(grid(page).getByText(script)).toBeVisible();
  await expect(page).toHaveTitle(/Visibility/);
  await expect(tile(page, 'Targets met')).toContainText('2 of 2');
  await expect(tile(page, 'Targets met')).toContainText('1 without data or target left out');
  await expect(page.getByRole('button', { name: '2 of 3 scores add up' })).toBeVisible();
  await page.getByRole('button', { name: '2 of 3 scores add up' }).click();
  await expect(grid(page)).toContainText('does not add up');
  await expect(page.getByText('NaN')).toHaveCount(0);
});

test('nothing bars the way to anybody', async ({ page, expectAccessible }) => {
  test.slow();
  await page.goto(`${PAGE}&against=${LOST.before}`);
  for (const view of ['Against target', 'Organic and sponsored', 'By brand', 'Trend', 'All scores']) {
    await page.getByRole('tab', { name: view }).click();
    await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Export' }).last()).toBeVisible();
    await expectAccessible();
  }
  await page.goto(PAGE);
  await grid(page).getByRole('gridcell').getByRole('button').first().click();
  await expect(drawer(page).getByText('Who stands on this shelf')).toBeVisible();
  await expectAccessible();
});

test('on a phone the sources stay and the retailers scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGE);
  await expect(grid(page)).toBeVisible();
  const first = grid(page).getByRole('columnheader', { name: 'Keyword' });
  const before = await first.boundingBox();
  await grid(page).evaluate((element) => element.scrollTo({ left: 400 }));
  expect((await first.boundingBox())?.x).toBe(before?.x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
