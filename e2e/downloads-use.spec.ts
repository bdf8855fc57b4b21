import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from './fixture';
import { STACK } from './stack/places';

const ADDRESS = `/downloads?dataset=rating&until=${STACK.asOf}`;
const cell = (page: Page, day: string, hour: string) => page.getByRole('gridcell', { name: `${day}, ${hour}:00` });

test('the commands of chosen files are shown where the browser copies nothing, the key left to the shell', async ({
  page,
  stack,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('denied')) } });
  });
  await page.goto(ADDRESS);
  await page
    .getByRole('gridcell', { name: /Available|Fetched/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Copy as curl' }).click();
  const commands = page.getByRole('dialog').getByRole('textbox', { name: 'Commands' });
  await expect(commands).toHaveValue(/curl .*--header "X-Api-Key: \$API_KEY".*\/bulk\/rating\?date=2026-06-/s);
  expect(await page.content()).not.toContain(stack.key);
  expect(await commands.inputValue()).not.toContain(stack.key);
});

test('a download that waits is seen from every page, leads back to the queue, and is begun again', async ({
  page,
  fault,
}) => {
  const day = '2026-05-18';
  const lift = await fault({ path: '/bulk/price', params: { date: day }, fault: 'hang' });
  await page.goto(`/downloads?dataset=price&until=${day}&at=${day}&hour=5`);
  await page.getByRole('button', { name: 'Download csv' }).click();
  await page.getByRole('link', { name: 'Prices', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Prices', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: '1 download', exact: true }).click();
  const row = page.getByRole('region', { name: 'Queue' }).getByRole('listitem');
  await expect(row).toContainText('waiting for the first byte');
  await lift();
  await row.getByRole('button', { name: /^Cancel/ }).click();
  const saved = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Retry/ }).click();
  await saved;
  await expect(row).toContainText('Saved');
});

test.describe('a finger', () => {
  test.use({ hasTouch: true });

  test('that rests chooses the hours it then passes, one that taps chooses a single hour', async ({ page }) => {
    await page.goto(ADDRESS);
    // What still loads above the calendar would move it away from under the finger.
    await page.waitForLoadState('networkidle');
    const touch = await page.context().newCDPSession(page);
    const from = cell(page, '28 Jun 2026', '05');
    const to = cell(page, '30 Jun 2026', '05');
    await from.scrollIntoViewIfNeeded();
    await press(touch, 'touchStart', from);
    await expect(from).toHaveAttribute('aria-selected', 'true');
    await press(touch, 'touchMove', to);
    await expect(cell(page, '29 Jun 2026', '05')).toHaveAttribute('aria-selected', 'true');
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByRole('button', { name: 'Download 3 files' })).toBeVisible();

    await from.tap();
    await expect(from).toHaveAttribute('aria-selected', 'false');
    await expect(page.getByRole('button', { name: 'Download 2 files' })).toBeVisible();
  });
});

async function press(touch: CDPSession, type: 'touchStart' | 'touchMove', at: Locator) {
  const box = await at.boundingBox();
  if (!box) throw new Error('the hour is not on the screen');
  await touch.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }],
  });
}
