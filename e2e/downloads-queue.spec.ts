import type { CDPSession, Locator, Page } from '@playwright/test';
import { at, content, day, direct, queue, row } from './downloads-page';
import { expect, test } from './fixture';
import { STACK } from './stack/places';

const HOURLY = { date: '2026-06-29', time: '5', encoding: 'csv' };

/** Bytes on the browser's private disk, where what came of downloads lies. */
function kept(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let bytes = 0;
    for await (const part of (await navigator.storage.getDirectory()).values())
      if (part.kind === 'directory')
        for await (const piece of part.values())
          if (piece.kind === 'file' && /^\d+$/.test(piece.name)) bytes += (await piece.getFile()).size;
    return bytes;
  });
}

test('a download goes on after the page was left, from its last byte', async ({ page, fault, stack }) => {
  const lift = await fault({ path: '/bulk/price-hourly', params: HOURLY, fault: 'reset-on-lift' });
  await page.goto(at('dataset=price_hourly&at=2026-06-29&hour=5&format=csv'));
  await page.getByRole('button', { name: 'Download csv' }).click();
  await expect(row(page, 'price_hourly_2026-06-29_05')).toContainText(/ of 649 KB/);
  await expect.poll(() => kept(page)).toBeGreaterThan(50_000);
  await page.goto('about:blank');
  await lift();
  const asked = page.waitForRequest((request) => request.url().includes('/api/bulk/'));
  const saved = page.waitForEvent('download');
  await page.goto(at());
  expect((await asked).headers().range).toMatch(/^bytes=[1-9]\d*-$/);
  const original = await direct(stack, `/bulk/price-hourly?${new URLSearchParams(HOURLY)}`);
  expect(await content(await saved)).toEqual(Buffer.from(await original.arrayBuffer()));
  await expect(row(page, 'price_hourly_2026-06-29_05')).toContainText('saved');
});

test('a paused and a cancelled download go on where they stopped; two pages never run the same', async ({
  page,
  fault,
}) => {
  const params = { ...HOURLY, time: '8' };
  const lift = await fault({ path: '/bulk/price-hourly', params, fault: 'reset-on-lift' });
  await page.goto(at('dataset=price_hourly&at=2026-06-29&hour=8&format=csv'));
  await page.getByRole('button', { name: 'Download csv' }).click();
  const line = row(page, 'price_hourly_2026-06-29_08');
  await expect(line).toContainText(/ of 649 KB/);
  const other = await page.context().newPage();
  await other.goto(at());
  await row(other, 'price_hourly_2026-06-29_08')
    .getByRole('button', { name: /^Pause/ })
    .click();
  await expect(line).toContainText('paused, kept');
  await line.getByRole('button', { name: /^Cancel/ }).click();
  await queue(page)
    .getByRole('tab', { name: /^Failed 1/ })
    .click();
  await expect(line).toContainText('cancelled, kept');
  await lift();
  const asked = page.waitForRequest((request) => request.url().includes('/api/bulk/'));
  const saved = page.waitForEvent('download');
  await line.getByRole('button', { name: /^Resume/ }).click();
  expect((await asked).headers().range).toMatch(/^bytes=[1-9]\d*-$/);
  await saved;
});

test('a download that waits is seen from every page, leads back to the queue, and is begun again', async ({
  page,
  fault,
}) => {
  const date = '2026-05-18';
  const lift = await fault({ path: '/bulk/price', params: { date }, fault: 'hang' });
  await page.goto(`/downloads?dataset=price&until=${date}&at=${date}&hour=5&format=csv`);
  await page.getByRole('button', { name: 'Download csv' }).click();
  await page.getByRole('link', { name: 'Prices', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Prices', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: '1 download', exact: true }).click();
  const line = row(page, 'price_2026-05-18_05');
  await expect(line).toContainText('waiting for the first byte');
  await lift();
  await line.getByRole('button', { name: /^Cancel/ }).click();
  const saved = page.waitForEvent('download');
  await line.getByRole('button', { name: /^Retry/ }).click();
  await saved;
  await expect(line).toContainText('saved');
});

test.describe('when the service fails', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('what failed says why, and several are asked for again together', async ({ page, fault }) => {
    const lift = await fault({ path: '/bulk/review-text', params: { time: '7' }, fault: 'server-error' });
    for (const date of ['2026-06-26', '2026-06-27']) {
      await page.goto(at(`dataset=review_text&at=${date}&hour=7&format=csv`));
      await page.getByRole('button', { name: 'Download csv' }).click();
      await expect(row(page, `review_text_${date}_07`)).toContainText(/status 500/);
    }
    await expect(queue(page).getByText(/status 500/)).toHaveCount(2);
    await lift();
    await queue(page).getByRole('button', { name: 'Retry all' }).click();
    await queue(page).getByRole('tab', { name: 'Done 2' }).click();
    await expect(queue(page).getByText(/^saved/)).toHaveCount(2);
  });

  test('a file whose connection breaks is not saved, and comes whole once it is resumed', async ({ page, fault }) => {
    const params = { ...HOURLY, time: '7' };
    const lift = await fault({ path: '/bulk/price-hourly', params, fault: 'reset-on-lift' });
    await page.goto(at('dataset=price_hourly&at=2026-06-29&hour=7&format=csv'));
    await page.getByRole('button', { name: 'Download csv' }).click();
    await expect(queue(page).getByText(/ of 649 KB/)).toBeVisible();
    await lift();
    await expect(queue(page)).toContainText(/The connection broke after [\d,]+ of 649.* Resume goes on from there/);
    const saved = page.waitForEvent('download');
    await queue(page)
      .getByRole('button', { name: /^Resume/ })
      .click();
    expect((await content(await saved)).toString()).toMatch(/^"?product_id/);
  });
});

test('the days are used by keyboard alone', async ({ page }) => {
  await page.goto(at('dataset=rating&at=2026-06-28'));
  const here = page.locator('[role=gridcell]:focus');
  await day(page, 'Ratings', '28 Jun').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expect(here).toHaveAccessibleName(/^Reviews, Sat 27 Jun/);
  await expect(page.getByRole('heading', { name: /^Reviews, Sat 27 Jun/ })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(here).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: 'Download 1 file' })).toBeVisible();
});

test.describe('a finger', () => {
  test.use({ hasTouch: true });

  test('that rests takes the days it then passes into the basket, one that taps opens a day', async ({ page }) => {
    await page.goto(at('dataset=rating'));
    // What still loads above the days would move them away from under the finger.
    await page.waitForLoadState('networkidle');
    const touch = await page.context().newCDPSession(page);
    const [from, to] = [day(page, 'Ratings', '25 Jun'), day(page, 'Ratings', '27 Jun')];
    await from.scrollIntoViewIfNeeded();
    await press(touch, 'touchStart', from);
    await expect(from).toHaveAttribute('aria-selected', 'true');
    await press(touch, 'touchMove', to);
    await expect(day(page, 'Ratings', '26 Jun')).toHaveAttribute('aria-selected', 'true');
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByRole('button', { name: 'Download 3 files' })).toBeVisible();
    await day(page, 'Ratings', '22 Jun').tap();
    await expect(page.getByRole('heading', { name: /^Ratings, Mon 22 Jun/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download 3 files' })).toBeVisible();
  });
});

test('the commands of chosen files are shown where the browser copies nothing, the key left to the shell', async ({
  page,
  stack,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('denied')) } });
  });
  await page.goto(at('dataset=rating&at=2026-06-28'));
  await page.getByRole('button', { name: 'Copy as curl' }).click();
  const commands = page.getByRole('dialog').getByRole('textbox', { name: 'Commands' });
  await expect(commands).toHaveValue(/curl .*--header "X-Api-Key: \$API_KEY".*\/bulk\/rating\?date=2026-06-/s);
  expect(await page.content()).not.toContain(stack.key);
  expect(await commands.inputValue()).not.toContain(stack.key);
});

test('nothing bars the way to anybody', async ({ page, expectAccessible }) => {
  for (const [tab, told] of [
    ['files', 'Files there'],
    ['preview', 'all different'],
    ['columns', 'Meaning'],
  ]) {
    await page.goto(`/downloads?until=${STACK.asOf}&dataset=rating&tab=${tab}&at=2026-06-23&hour=5`);
    await expect(page.getByText(told ?? '').first()).toBeVisible();
    await expectAccessible();
  }
});

async function press(touch: CDPSession, type: 'touchStart' | 'touchMove', on: Locator) {
  const box = await on.boundingBox();
  if (!box) throw new Error('the day is not on the screen');
  await touch.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }],
  });
}
