import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { addDays } from '@/lib/client/period';
import { at, content, day, direct, dragOver, filesOf, named, queue, row, unaskedFriday } from './downloads-page';
import { expect, test } from './fixture';

test('a file of a day is saved byte for byte, its hash checked, and another page learns of it', async ({
  page,
  stack,
}) => {
  const other = await page.context().newPage();
  await other.goto(at());
  await expect(day(other, 'Ratings', '23 Jun')).toBeVisible();
  await page.goto(at('dataset=rating&format=csv'));
  await day(page, 'Ratings', '23 Jun').click();
  await page.getByRole('button', { name: /^05:00/ }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download csv' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('rating_2026-06-23_05_sample-data.csv');
  const original = await direct(stack, '/bulk/rating?date=2026-06-23&time=5&encoding=csv');
  expect(await content(download)).toEqual(Buffer.from(await original.arrayBuffer()));

  const line = row(page, 'rating_2026-06-23_05');
  await expect(line).toContainText(/saved · [\d,]+ rows/);
  await line.getByRole('button', { name: /^Check/ }).click();
  await expect(line).toContainText('✓ checked');
  await expect(day(page, 'Ratings', '23 Jun')).toHaveAccessibleName(/1 file: 1 (collected|light)$/);
  await expect(day(other, 'Ratings', '23 Jun')).toHaveAccessibleName(/1 file: 1 (collected|light)$/);
});

test('a zip says what it will hold, counts its files as they pass, and says what it holds in the end', async ({
  page,
  stack,
  unasked,
}) => {
  const friday = unaskedFriday(await unasked());
  const dates = [addDays(friday, -1), friday];
  const [first = '', last = ''] = dates.map(named);
  const there = async (dataset: string) =>
    (await Promise.all(dates.map((date) => filesOf(stack, dataset, date)))).reduce((sum, count) => sum + count, 0);
  const [contents, ratings] = [await there('content-detail'), await there('rating')];
  expect([contents, ratings]).toEqual([1, 2]);
  await page.goto(`/downloads?until=${friday}&dataset=content_detail&format=csv`);
  // Which hours of it there are is known once its list has come.
  await expect(day(page, 'Ratings', last)).toHaveAccessibleName(/1 file/);
  await dragOver(page, day(page, 'Content', first), day(page, 'Content', last));
  await dragOver(page, day(page, 'Ratings', first), day(page, 'Ratings', last));
  const basket = page.getByRole('region', { name: /^Basket/ });
  await expect(basket).toContainText(/The download will hold at least 2 of 50: .*nobody has asked for/);
  await expect(basket.getByRole('row', { name: `Content ${first} – ${last} 48` })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'One zip (csv)' }).click();
  const files = unzipSync(await content(await saved));
  await expect(row(page, '.zip')).toContainText('saved · 3 of 50, 47 have no file');
  const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array()));
  expect(manifest).toMatchObject({ files: 3, notIncluded: 47 });
  const held = manifest.entries.filter(({ included }: { included: boolean }) => included);
  for (const { file, bytes, sha256 } of held) {
    const body = files[file] ?? new Uint8Array();
    expect(body.length).toBe(bytes);
    expect(createHash('sha256').update(body).digest('hex')).toBe(sha256);
  }
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['datapackage.json', 'dictionary.csv']));
  // What the zip learned of hours that nobody had asked for stands in the days at once.
  await expect(
    day(page, 'Content', first)
      .or(day(page, 'Content', last))
      .and(page.getByLabel(/1 file: 1 (collected|light)$/)),
  ).toHaveCount(1);
});

test('the hours of a dataset without a list are asked for without downloading', async ({ page, stack, unasked }) => {
  const date = unaskedFriday(await unasked());
  const there = await filesOf(stack, 'price', date);
  expect(there).toBeGreaterThan(0);
  await page.goto(`/downloads?dataset=price&until=${date}&at=${date}`);
  await page.getByRole('button', { name: 'Check these hours (24 requests)' }).click();
  await expect(page.getByText(`24 of 24 asked, ${there} with a file.`)).toBeVisible();
  await expect(day(page, 'Prices', named(date))).toHaveAccessibleName(
    new RegExp(`: ${there} files?: ${there} collected$`),
  );
  await expect(queue(page)).toContainText('Nothing is asked for');
});

test('a day of which nothing is known fits on a phone with all that can be asked of it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/downloads?dataset=review_sentiment&until=2026-04-10&at=2026-04-10');
  await expect(page.getByRole('button', { name: 'Find the newest (1 request)' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check these hours (24 requests)' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('what should have come and did not is said, and counts as due', async ({ page, stack }) => {
  const { files } = await (await direct(stack, '/bulk/rating/files')).json();
  const days = new Set(files.map(({ date }: { date: string }) => date).filter((date: string) => date >= '2026-06-03'));
  await page.goto(at('only=rating'));
  await expect(day(page, 'Ratings', '24 Jun')).toHaveAccessibleName(/1 missing$/);
  expect(days.size).toBe(27);
  await expect(page.getByText(/missing:.*Ratings has no file for 24 Jun/)).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'On time' }).locator('..')).toContainText('96.4%');
  await expect(page.getByRole('term').filter({ hasText: 'On time' }).locator('..')).toContainText(
    '1 missing, of 28 due',
  );
});

test('names of reviewers are left out of what is for people until somebody asks for them', async ({ page }) => {
  await page.goto(at('dataset=review&at=2026-06-26&hour=7&format=excel-csv'));
  const save = async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download csv' }).click();
    return (await content(await saved)).toString('utf8');
  };
  expect(await save()).not.toContain('reviewer_name');
  const included = page.getByRole('group', { name: 'Names of reviewers' }).getByRole('button', { name: 'included' });
  await included.click();
  await expect(included).toHaveAttribute('aria-pressed', 'true');
  expect(await save()).toContain('reviewer_name');
  await page.getByRole('button', { name: 'raw csv', exact: true }).click();
  await expect(page.getByText(/raw file holds names of reviewers, which are personal data/)).toBeVisible();
});

test('the Excel workbook keeps barcodes as text', async ({ page }) => {
  await page.goto(at('dataset=rating&at=2026-06-22&hour=5&format=xlsx'));
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download xlsx' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  const files = unzipSync(await content(download));
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toMatch(/t="inlineStr"[^>]*><is><t[^>]*>\d{13}<\/t>/);
});

test('a preview counts what its columns hold over the whole file, and says it beside the page', async ({
  page,
  stack,
}) => {
  const file = await direct(stack, '/bulk/rating?date=2026-06-23&time=5&encoding=ndjson');
  const rows: Record<string, string | number | null>[] = (await file.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const counts = rows.map(({ rating_count }) => rating_count).filter((count) => typeof count === 'number');
  await page.goto(at('dataset=rating&tab=preview&at=2026-06-23&hour=5'));
  await expect(page.getByText(`counted over all ${rows.length.toLocaleString('en-US')} rows`)).toBeVisible();
  const head = (name: string) => page.getByRole('columnheader', { name: new RegExp(`^${name} `) });
  const nulls = rows.length - counts.length;
  await expect(head('rating_count')).toContainText(`${((100 * nulls) / rows.length).toFixed(1)}% null`);
  await expect(head('rating_count')).toContainText(
    `${Math.min(...counts)} to ${Math.max(...counts).toLocaleString('en-US')}`,
  );
  await page.keyboard.press('Escape');
  const columns = page.getByRole('region', { name: /^Ratings, columns/ });
  await expect(columns.getByRole('row', { name: /^rating_count integer/ })).toContainText(
    `${((100 * nulls) / rows.length).toFixed(1)}%`,
  );
});

test('a preview of a dataset of which nothing is known opens on its newest file', async ({ page }) => {
  await page.goto('/downloads?dataset=content_detail&tab=preview');
  await expect(page.getByText('First rows of content_detail_2026-06-29_04.csv')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /^product_id/ })).toBeVisible();
});
