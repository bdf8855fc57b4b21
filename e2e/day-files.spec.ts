import { getLine } from './downloads-page';
import { expect, test } from './fixture';
import { STACK } from './stack/places';

test('Prices offers the files of its day and retailer', async ({ page }) => {
  await page.goto('/prices?date=2026-06-29&retailer=Plazora%20DE');
  await page.getByRole('button', { name: /^Last/ }).click();
  const link = page.getByRole('link', { name: 'Files of this day' });
  await expect(link).toHaveAttribute('href', /from=2026-06-29&to=2026-06-29/);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Downloads', level: 1 })).toBeVisible();
  await expect(getLine(page).getByRole('button', { name: 'Days: 29 Jun' })).toBeVisible();
  await expect(getLine(page)).toContainText('Plazora DE');
  await expect(page).toHaveURL(/get=price(,|%2C)price_hourly/);
});

test.describe('a page on the engine', () => {
  test.use({ baseURL: `http://127.0.0.1:${STACK.collected.port}`, proxyPort: STACK.collected.proxyPort });

  test('offers the files of its day in its settings', async ({ page, expectAccessible }) => {
    await page.goto('/price-competition?date=2026-06-29');
    await page.getByRole('button', { name: /^Selling/ }).click();
    const link = page.getByRole('dialog').getByRole('link', { name: 'Files of this day' });
    await expect(link).toHaveAttribute('href', /from=2026-06-29&to=2026-06-29/);
    await expectAccessible();
    await link.click();
    await expect(getLine(page).getByRole('button', { name: 'Days: 29 Jun' })).toBeVisible();
  });
});
