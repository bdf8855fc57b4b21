import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { at, content, day, direct, dragOver, queue, row } from './downloads-page';
import { expect, test } from './fixture';

test('a file of a day is saved byte for byte, its hash checked, and another page learns of it', async ({
  page,
  stack,
}) => {
  const other = await page.context().newPage();
  await other.goto(at());
  await expect(day(other, 'Ratings', '23 Jun')).toBeVisible();
  await page.goto(at('dataset=rating'));
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
}) => {
  await page.goto(at('dataset=content_detail'));
  const thursday = day(page, 'Content', '18 Jun');
  await dragOver(page, thursday, day(page, 'Content', '19 Jun'));
  await dragOver(page, day(page, 'Ratings', '18 Jun'), day(page, 'Ratings', '19 Jun'));
  const basket = page.getByRole('region', { name: /^Basket/ });
  await expect(basket).toContainText(/A zip will hold at least \d+ of 50: .*nobody has asked for/);
  await expect(basket.getByRole('row', { name: /^Content 18 Jun – 19 Jun 48/ })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'One zip (csv)' }).click();
  const files = unzipSync(await content(await saved));
  await expect(row(page, '.zip')).toContainText('saved · 3 of 50, 47 have no file');
  const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array()));
  expect(manifest).toMatchObject({ files: 3, notIncluded: 47 });
  for (const { file, bytes, sha256, included } of manifest.entries.filter(
    (one: { included: boolean }) => one.included,
  )) {
    const body = files[file] ?? new Uint8Array();
    expect([included, body.length]).toEqual([true, bytes]);
    expect(createHash('sha256').update(body).digest('hex')).toBe(sha256);
  }
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['datapackage.json', 'dictionary.csv']));
  // What the zip learned of hours that nobody had asked for stands in the days at once.
  await expect(thursday).toHaveAccessibleName(/1 file: 1 (collected|light)$/);
});

test('the hours of a dataset without a list are asked for without downloading', async ({ page }) => {
  await page.goto('/downloads?dataset=price&until=2026-05-13&at=2026-05-13');
  await page.getByRole('button', { name: 'Check these hours (24 requests)' }).click();
  await expect(page.getByText('24 of 24 asked, 1 with a file.')).toBeVisible();
  await expect(day(page, 'Prices', '13 May')).toHaveAccessibleName(/1 file: 1 there, not collected$/);
  await expect(queue(page)).toContainText('Nothing is asked for');
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
  await page.getByRole('group', { name: 'Names of reviewers' }).getByRole('button', { name: 'included' }).click();
  expect(await save()).toContain('reviewer_name');
  await page.getByRole('button', { name: 'csv', exact: true }).click();
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
