import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { OWN_ANSWER_HEADER } from '@/lib/contract/own-answer.mjs';
import { expect, test } from './fixture';
import { grid, tile } from './parts';
import { atShop, DAY, rowOf, rowsOf, SHOP } from './rankings-page';

test('nothing published and nothing compared are two things', async ({ page }) => {
  await page.goto('/rankings?start_date=2020-01-01&end_date=2020-01-01');
  await expect(page.getByText('Nothing was published')).toBeVisible();
  await page.goto(`/rankings?${DAY}&view=movers`);
  await page.getByRole('button', { name: 'Compare with a week before' }).click();
  await expect(page).toHaveURL(/against=2026-06-23/);
  await expect(grid(page)).toBeVisible();
});

test('the page is used by keyboard alone', async ({ page }) => {
  await page.goto(`/rankings?${DAY}&own=own`);
  await grid(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/ranks_sort=missed\.desc/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the page leaves as one workbook, with every keyword', async ({ page, stack }) => {
  const rows = atShop(await rowsOf(stack, DAY));
  await page.goto(`/rankings?${DAY}&retailer=${encodeURIComponent(SHOP)}`);
  await expect(grid(page)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export page' }).click(),
  ]);
  const files = unzipSync(await readFile(await download.path()));
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet.match(/<row /g)).toHaveLength(rows.length + 1);
  for (const { search_keyword_name } of rows[0]?.product_keywords ?? [])
    expect(sheet).toContain(search_keyword_name ?? '');
});

test.describe('when the service fails', () => {
  test.use({ expectedErrors: [/502/] });

  test('the panel says so and comes back', async ({ page, fault }) => {
    const params = { start_date: '2026-05-28', end_date: '2026-05-28' };
    const lift = await fault({ path: '/visibility/search-by-product', params, fault: 'server-error' });
    await page.goto(`/rankings?${new URLSearchParams(params)}`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('status 500');
    await lift();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(grid(page)).toBeVisible();
  });
});

test('nulls, no data, unknown states and script in names are shown as what they are', async ({ page }) => {
  const none = { position: null, combined_position: null, page_no: null, target: null, is_on_target: null };
  const keyword = { search_keyword_id: 7, search_keyword_name: 'صابون' };
  const product = {
    search_product_id: null,
    barcode: null,
    brand_name: null,
    retailer_name: null,
    retailer_code: null,
    is_psku: null,
  };
  const odd = [
    { ...product, product_id: null, csku_title: null, is_customer_brand: null, product_keywords: [] },
    {
      ...product,
      product_id: 'A',
      csku_title: '<script>alert(1)</script>',
      is_customer_brand: true,
      product_keywords: [{ ...keyword, ...none, target: 3, is_no_data: true }],
    },
    {
      ...product,
      product_id: 'B',
      csku_title: '=2+2',
      is_customer_brand: true,
      product_keywords: [{ ...keyword, ...none, is_no_data: null }],
    },
  ];
  const meta = { fetchedAt: '2026-06-30T10:00:00Z', crawledAt: null, total: 3, missing: 0, source: 'upstream' };
  const events = [
    { type: 'meta', ...meta, revised: false, envelope: {} },
    { type: 'rows', rows: odd },
    { type: 'end' },
  ];
  await page.route('**/api/visibility/search-by-product?*', (route) =>
    route.fulfill({
      headers: { [OWN_ANSWER_HEADER]: '1' },
      contentType: 'application/x-ndjson',
      body: events.map((event) => `${JSON.stringify(event)}\n`).join(''),
    }),
  );
  await page.goto(`/rankings?${DAY}`);
  await expect(rowOf(page, '<script>alert(1)</script>')).toContainText('·');
  await expect(rowOf(page, '=2+2')).toContainText('?');
  await expect(grid(page)).toContainText('product not stated');
  await expect(tile(page, 'Targets met')).toContainText('1 more without data');
});

test('nothing bars the way to anybody', async ({ page, expectAccessible }) => {
  test.slow();
  await page.goto(`/rankings?${DAY}&against=2026-06-24&retailer=${encodeURIComponent(SHOP)}`);
  for (const view of ['Product × keyword', 'Movers', 'Own against own', 'Trend']) {
    await page.getByRole('tab', { name: view }).click();
    await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Export' }).first()).toBeVisible();
    await expectAccessible();
  }
  await page.getByRole('tab', { name: 'Product × keyword' }).click();
  await grid(page).locator('tbody tr').first().click();
  await expect(page.getByRole('dialog').getByLabel('Keywords of the product')).toBeVisible();
  await expectAccessible();
});
