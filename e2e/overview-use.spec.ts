import { readFile } from 'node:fs/promises';
import { expect, test } from './fixture';
import { collected, lineOf, lines, withoutRankings } from './overview-page';
import { tile } from './parts';

const PAGE = '/overview?date=2026-06-30';

test('lines answer to keys: from one to the next, open, evidence, and back', async ({ page }) => {
  await withoutRankings(page);
  await page.goto(PAGE);
  await collected(page);
  const line = (at: number) => lines(page).nth(at).getByRole('button').first();
  await line(0).focus();
  await page.keyboard.press('ArrowDown');
  await expect(line(1)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(line(0)).toHaveAttribute('aria-expanded', 'true');
  await lines(page).first().getByRole('button', { name: 'Rows of 30 Jun 2026' }).click();
  const evidence = page.getByRole('dialog');
  await expect(evidence).toContainText('date = 2026-06-30');
  await expect(evidence.getByLabel('Rows as the service sent them')).toHaveValue(/"csku_id"/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(evidence).toBeHidden();
});

test('a note and what is set aside stay in this browser, until the next collection', async ({ page }) => {
  await withoutRankings(page);
  await page.goto(PAGE);
  await collected(page);
  const first = lines(page).first();
  const said = await first.getByRole('button').first().textContent();
  await first.getByRole('button').first().click();
  await first.getByRole('textbox', { name: 'Note to yourself' }).fill('Call Anna');
  await expect(first).toContainText('Note: Call Anna');
  await first.getByRole('button', { name: 'Set aside until the next collection' }).click();
  await expect(page.getByText('1 line set aside until the next collection.')).toBeVisible();
  await page.reload();
  await collected(page);
  expect(await first.getByRole('button').first().textContent()).not.toBe(said);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(first).toContainText('Note: Call Anna');
});

test('weights are the reader’s: a kind without weight is left out, another counts more', async ({ page }) => {
  await withoutRankings(page);
  await page.goto('/overview?date=2026-06-23');
  await collected(page);
  await page.getByRole('button', { name: 'How this is ranked' }).click();
  await page.getByRole('spinbutton', { name: 'Buybox' }).fill('0');
  await page.getByRole('spinbutton', { name: 'Out of stock' }).fill('10');
  await page.keyboard.press('Escape');
  await expect(lines(page).filter({ hasText: 'buybox' })).toHaveCount(0);
  await expect(lines(page).first()).toContainText(/Damage 40.*Seifenhof DE.*2 SKUs went out of stock/s);
});

test('filters narrow list and numbers, say what they cannot, and go along', async ({ page }) => {
  await withoutRankings(page);
  await page.goto('/overview?date=2026-06-23&power=yes');
  await collected(page);
  await expect(tile(page, 'Banner share')).toContainText('not filtered by power sku');
  await expect(page.getByText(/Left out under these filters: banner places, which know no power sku/)).toBeVisible();
  await page.getByRole('button', { name: /^Seifenhof DE/ }).click();
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page)).toContainText('Velquin Toothpaste Whitening 75 ml went out of stock, a power SKU');
  await lines(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/power=yes/);
  await expect(page).toHaveURL(/retailer=Seifenhof/);
});

test('the list leaves as csv, a row for each thing that changed', async ({ page }) => {
  await withoutRankings(page);
  await page.goto('/overview?date=2026-06-23&retailer=Seifenhof%20DE');
  await collected(page);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV for Excel' }).click(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  const said = await page.getByText(/lines · \d+ changes/).textContent();
  expect(csv.trim().split('\r\n')).toHaveLength(Number(/(\d+) changes/.exec(said ?? '')?.[1]) + 1);
  expect(csv).toContain('Velquin Toothpaste Whitening 75 ml,Velquin,yes,in stock,out of stock');
});

test.describe('a part that fails', () => {
  test.use({ expectedErrors: [/status of 502/] });
  test('has its own problem and its own retry; the others stay', async ({ page, fault }) => {
    await withoutRankings(page);
    const params = { date: '2026-05-18' };
    const lift = await fault({ path: '/e-retail-media', params, fault: 'malformed-json' });
    await page.goto(`/overview?date=${params.date}`);
    await collected(page);
    await expect(tile(page, 'Banner share')).toContainText('—');
    await expect(tile(page, 'Prices in band')).toContainText('%');
    await expect(page.getByText('Nothing is said of banner places')).toBeVisible();
    await expect(lineOf(page, '', /SKU/).first()).toBeVisible();
    await lift();
    await tile(page, 'Banner share').getByRole('button', { name: 'Retry' }).click();
    await expect(tile(page, 'Banner share')).toContainText('%');
    await expect(page.getByText('Nothing is said of banner places')).toHaveCount(0);
  });
});

test('the first day of all has numbers, and says that there is none before it', async ({ page }) => {
  await withoutRankings(page);
  await page.goto('/overview?date=2026-05-02');
  await collected(page);
  await expect(tile(page, 'Banner share')).toContainText('%');
  await expect(tile(page, 'Banner share')).toContainText('nothing is in both');
  await expect(
    page.getByText(/The service has no prices for 1 May 2026: there is no earlier collection/),
  ).toBeVisible();
});

test('nothing bars the way to anybody', async ({ page, expectAccessible }) => {
  test.slow();
  await withoutRankings(page);
  await page.goto(PAGE);
  await collected(page);
  await lines(page).first().getByRole('button').first().click();
  await page.getByText(/^Got better/).click();
  await page.getByText('The days in numbers').click();
  await expect(page.getByRole('region', { name: 'Days' }).getByRole('row').nth(1)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'How this is ranked' }).click();
  await expectAccessible();
});

test('on a phone nothing is cut off, on paper it is one page', async ({ page }) => {
  await withoutRankings(page);
  await page.goto(PAGE);
  await expect(page.getByText(/^Collecting/)).toHaveCount(0);
  await expect(lines(page).first()).toBeVisible();
  const pages = (await page.pdf({ format: 'A4', landscape: true })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(pages).toHaveLength(1);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
