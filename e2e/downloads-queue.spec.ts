import { day, downloadsPath, getLine, queue, row } from './downloads-page';
import { expect, test } from './fixture';

test('a download that waits is shown on every page, and is retried after it was cancelled', async ({ page, fault }) => {
  const date = '2026-05-18';
  const lift = await fault({ path: '/bulk/price', params: { date }, fault: 'hang' });
  await page.goto(`/downloads?get=price&from=${date}&to=${date}&until=${date}&hours=all`);
  await getLine(page).getByRole('button', { name: 'Download' }).click();
  await expect(queue(page)).toContainText('0 of 24 files');
  await page.getByRole('link', { name: 'Prices', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Prices', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: '1 download', exact: true }).click();
  const line = row(page, /Prices, 18 May/);
  await expect(line).toContainText('waiting for the service');
  await lift();
  await line.getByRole('button', { name: /^Cancel/ }).click();
  await expect(queue(page).getByRole('tab', { name: 'Failed 0' })).toBeVisible();
  await queue(page).getByRole('tab', { name: 'Cancelled 1' }).click();
  const saved = page.waitForEvent('download');
  await line.getByRole('button', { name: /^Retry/ }).click();
  await saved;
  await queue(page).getByRole('tab', { name: 'Done 1' }).click();
  await expect(queue(page)).toContainText('saved');
});

test.describe('when the service fails', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('a failed download shows why, and all failed ones are retried together', async ({ page, fault }) => {
    const lift = await fault({ path: '/bulk/review-text', params: { time: '7' }, fault: 'server-error' });
    for (const [index, date] of ['2026-06-26', '2026-06-27'].entries()) {
      await page.goto(downloadsPath(`dataset=review_text&at=${date}&hour=7`));
      await getLine(page).getByRole('button', { name: 'Download' }).click();
      await queue(page)
        .getByRole('tab', { name: `Failed ${index + 1}` })
        .click();
    }
    await expect(queue(page).getByText(/status 500/)).toHaveCount(2);
    await lift();
    await queue(page).getByRole('button', { name: 'Retry all' }).click();
    await queue(page).getByRole('tab', { name: 'Done 2' }).click();
    await expect(queue(page).getByText(/saved/)).toHaveCount(2);
  });
});

test('the calendar is used by keyboard alone', async ({ page }) => {
  await page.goto(downloadsPath('dataset=rating&at=2026-06-28'));
  const focused = page.locator('[role=gridcell]:focus');
  await day(page, 'Ratings', '28 Jun').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveAccessibleName(/^Reviews, Sat 27 Jun/);
  await page.keyboard.press('Space');
  await expect(focused).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: /^Reviews, Sat 27 Jun/ })).toBeVisible();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(getLine(page).getByRole('button', { name: 'Days: 26–27 Jun' })).toBeVisible();
});

test.describe('a finger', () => {
  test.use({ hasTouch: true });

  test('chooses a day by a tap', async ({ page }) => {
    await page.goto(downloadsPath('dataset=rating'));
    await day(page, 'Ratings', '22 Jun').tap();
    await expect(page.getByRole('heading', { name: /^Ratings, Mon 22 Jun/ })).toBeVisible();
    await expect(getLine(page).getByRole('button', { name: 'Days: 22 Jun' })).toBeVisible();
  });
});

test('shows the commands of chosen files without the key if the browser cannot copy', async ({ page, stack }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('denied')) } });
    document.execCommand = () => false;
  });
  await page.goto(downloadsPath('dataset=rating&at=2026-06-28'));
  await page.getByRole('button', { name: 'For scripts' }).click();
  await page.getByRole('menuitem', { name: 'Copy as curl' }).click();
  const commands = page.getByRole('dialog').getByRole('textbox', { name: 'Text to copy' });
  await expect(commands).toHaveValue(/curl .*--header "X-Api-Key: \$API_KEY".*\/bulk\/rating\?date=2026-06-/s);
  expect(await page.content()).not.toContain(stack.key);
  expect(await commands.inputValue()).not.toContain(stack.key);
});

test('has no accessibility violations', async ({ page, expectAccessible }) => {
  await page.goto(downloadsPath('dataset=rating&at=2026-06-23&hour=5'));
  await expect(page.getByText('Files available').first()).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Show the first rows: 1 request' }).click();
  await page.getByRole('button', { name: /^Show \d+ rows/ }).click();
  await expect(page.getByText('all different').first()).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Dictionary' }).click();
  await expect(page.getByText('Meaning').first()).toBeVisible();
  await expectAccessible();
});
