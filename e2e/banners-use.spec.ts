import type { Banner } from '@/lib/contract/e-retail-media';
import { DAY, dialog, serve, tiles } from './banners-page';
import { expect, test } from './fixture';
import { tile } from './parts';

test('unknown is not zero: rows without counts, labels, images and names', async ({ page }) => {
  const blank: Banner = {
    retailer_name: null,
    page_type: 'PAGE_TYPE_NOBODY_KNOWS',
    page_name: '<script>alert(1)</script>',
    page_url: null,
    page_preview_image_url: 'http://dead.example/dead.png',
    e_retail_media_position: null,
    e_retail_media_url: 'javascript:alert(1)',
    own_label_count: null,
    competitor_label_count: null,
    own_labels: [],
    competitor_labels: [],
    e_retail_media_types: [],
  };
  await page.route('https://dead.example/**', (route) => route.fulfill({ contentType: 'image/png', body: 'no image' }));
  await serve(page, [blank, { ...blank, e_retail_media_position: 2, page_name: 'مرحبا '.repeat(40) }]);
  await page.goto(`/banners?date=${DAY}`);
  await expect(tile(page, 'Banner share')).toContainText('—');
  await expect(tile(page, 'Banner share')).toContainText('no banner has both counts');
  await expect(tile(page, 'Own labels')).toContainText('unknown for 2 banners');
  await expect(page.getByText('No banner shown has both counts, so there is no share.')).toBeVisible();
  await expect(tiles(page).getByText('labels unknown')).toHaveCount(2);
  await expect(tiles(page).getByRole('img', { name: /no image/ })).toHaveCount(2);
  await tiles(page).getByRole('button').first().click();
  await expect(dialog(page).getByRole('link')).toHaveCount(0);
  await expect(dialog(page)).toContainText('javascript:alert(1)');
  await expect(dialog(page)).toContainText('count unknown');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
});

test('nothing published, and nothing left by the filters, are two things', async ({ page }) => {
  await page.goto('/banners?date=2020-01-01');
  await expect(page.getByText('Nothing was published').first()).toBeVisible();
  await page.getByRole('button', { name: 'Show all banners' }).first().click();
  await page.getByRole('button', { name: 'Show the day before' }).first().click();
  await expect(page).toHaveURL(/date=2019-12-31/);
  await page.goto(`/banners?date=${DAY}&brand=Nobody&country=DE&position=first`);
  await expect(page.getByText('The filters leave nothing').first()).toBeVisible();
  await expect(page.getByText('Not applied here, kept for other pages: country.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).last().click();
  await expect(tiles(page).first()).toBeVisible();
});

test.describe('when the service fails', () => {
  test.use({ expectedErrors: [/502/] });

  test('each panel says so, and both come back', async ({ page, fault }) => {
    const params = { date: '2026-05-25' };
    const lift = await fault({ path: '/e-retail-media', params, fault: 'server-error' });
    await page.goto(`/banners?${new URLSearchParams(params)}`);
    await expect(page.getByRole('main').getByRole('alert').first()).toContainText('status 500');
    await lift();
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect(tiles(page).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });
});

test('nothing bars the way to anybody', async ({ page, expectAccessible }) => {
  test.slow();
  for (const view of ['gallery', 'changes', 'runs', 'table', 'proof']) {
    await page.goto(`/banners?date=${DAY}&compare_date=2026-06-27&retailer=Korbina%20DE&view=${view}`);
    await expect(page.getByRole('tabpanel').getByRole('region').first()).toContainText('fetched');
    await expectAccessible();
  }
  await page.goto(`/banners?date=${DAY}&retailer=Korbina%20DE`);
  await tiles(page).getByRole('button').first().click();
  await expect(dialog(page).getByRole('term').first()).toBeVisible();
  await expectAccessible();
});
