import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { addDays } from '@/lib/queries/shared/dates';
import {
  content,
  countListedFiles,
  day,
  direct,
  downloadsPath,
  formatShortDay,
  getLine,
  hasFile,
  hoursWithFile,
  queue,
  row,
  unaskedFriday,
} from './downloads-page';
import { expect, test } from './fixture';
import { expectToFit } from './parts';

test('a single raw csv is a plain link to the bytes of the service', async ({ page, stack }) => {
  await page.goto(downloadsPath('format=csv'));
  await day(page, 'Ratings', '23 Jun').click();
  const saved = page.waitForEvent('download');
  await getLine(page).getByRole('link', { name: 'Download' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('rating_2026-06-23_05_sample-data.csv');
  const original = await direct(stack, '/bulk/rating?date=2026-06-23&time=5&encoding=csv');
  expect(await content(download)).toEqual(Buffer.from(await original.arrayBuffer()));
  await expect(queue(page)).toContainText('No downloads yet.');
});

test('a zip of raw files counts its files as they arrive', async ({ page, stack, unasked }) => {
  const friday = unaskedFriday(await unasked());
  const thursday = addDays(friday, -1);
  const contentHours = await Promise.all(
    [thursday, friday].map((date) => hoursWithFile(stack, 'content-detail', date)),
  );
  expect(contentHours.flat()).toHaveLength(1);
  expect(await countListedFiles(stack, 'rating', [thursday, friday])).toBe(2);
  await page.goto(
    `/downloads?until=${friday}&get=content_detail,rating&from=${thursday}&to=${friday}&hours=all&format=csv`,
  );
  await expect(getLine(page)).toContainText(/96 files · .*96 requests/);
  const saved = page.waitForEvent('download');
  await getLine(page).getByRole('button', { name: 'Download' }).click();
  const files = unzipSync(await content(await saved));
  await queue(page).getByRole('tab', { name: 'Done 1' }).click();
  await expect(row(page, '.zip')).toContainText('saved · 3 of 96, 93 have no file');
  const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array()));
  expect(manifest).toMatchObject({ files: 3, notIncluded: 93 });
  const included = manifest.entries.filter(({ included }: { included: boolean }) => included);
  for (const { file, bytes, sha256 } of included) {
    const body = files[file] ?? new Uint8Array();
    expect(body.length).toBe(bytes);
    expect(createHash('sha256').update(body).digest('hex')).toBe(sha256);
  }
  expect(Object.keys(files)).toContain('dictionary.csv');
  await expect(
    day(page, 'Content', formatShortDay(thursday))
      .or(day(page, 'Content', formatShortDay(friday)))
      .and(page.getByLabel(/1 file: 1 (collected|light)$/)),
  ).toHaveCount(1);
});

test('the hours of a dataset without a list are found without a download', async ({ page, stack, unasked }) => {
  const date = unaskedFriday(await unasked());
  // Every day has a file of the morning.
  expect(await hasFile(stack, 'price', { date, hour: 5 })).toBe(true);
  await page.goto(`/downloads?dataset=price&until=${date}&at=${date}`);
  await page.getByRole('button', { name: /^Check (this day|all hours of this day): / }).click();
  await expect(page.getByText(/^Checked (\d+) of \1 hours?: \d+ files? found/)).toBeVisible();
  await expect(day(page, 'Prices', formatShortDay(date))).toHaveAccessibleName(/: \d+ files?: /);
  await expect(queue(page)).toContainText('No downloads yet.');
});

test('a day of which nothing is known fits on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/downloads?dataset=review_sentiment&until=2026-04-10&at=2026-04-10');
  await expect(page.getByRole('button', { name: /^Find the hours of Review sentiment: 168 requests/ })).toBeVisible();
  await expect(page.getByText('No list')).toHaveCount(0);
  await expectToFit(page);
});

test('a missing file is listed, opens on click, and counts as not on time', async ({ page, stack }) => {
  const { files } = await (await direct(stack, '/bulk/rating/files')).json();
  const days = new Set(files.map(({ date }: { date: string }) => date).filter((date: string) => date >= '2026-06-03'));
  expect(days.size).toBe(27);
  await page.goto(downloadsPath());
  await expect(day(page, 'Ratings', '24 Jun')).toHaveAccessibleName(/1 missing$/);
  await expect(page.getByRole('row', { name: /^Ratings / }).first()).toContainText('96%');
  const faults = page.getByRole('table', { name: 'Missing and light files' });
  await faults.getByRole('button', { name: /missing Ratings, 24 Jun/ }).click();
  await expect(page.getByRole('heading', { name: /^Ratings, Wed 24 Jun/ })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page
    .getByRole('region', { name: /^Missing and light files/ })
    .getByRole('button', { name: 'Excel' })
    .click();
  expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/);
});

test('Back undoes the choice of a day, an hour and a dataset', async ({ page }) => {
  await page.goto(downloadsPath('dataset=rating&at=2026-06-28'));
  const days = (name: string) => getLine(page).getByRole('button', { name: `Days: ${name}` });
  const dataset = getLine(page).getByRole('combobox', { name: 'Dataset' });
  const hours = (name: RegExp) => page.getByRole('heading', { name });
  await day(page, 'Ratings', '26 Jun').click();
  await expect(days('26 Jun')).toBeVisible();
  await page.getByRole('button', { name: /missing Ratings, 24 Jun/ }).click();
  await expect(hours(/^Ratings, Wed 24 Jun/)).toBeVisible();
  await dataset.click();
  await page.getByRole('option', { name: 'Reviews', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(dataset).toContainText('2');

  await page.goBack();
  await expect(dataset).toContainText('Ratings');
  await page.goBack();
  await expect(hours(/^Ratings, Fri 26 Jun/)).toBeVisible();
  await page.goBack();
  await expect(days('28 Jun')).toBeVisible();
  await page.goForward();
  await expect(days('26 Jun')).toBeVisible();
});

test('names of reviewers are left out of files unless they are included', async ({ page }) => {
  await page.goto(downloadsPath('dataset=review&at=2026-06-26&hour=7&format=excel-csv'));
  const save = async () => {
    const saved = page.waitForEvent('download');
    await getLine(page).getByRole('button', { name: 'Download' }).click();
    return (await content(await saved)).toString('utf8');
  };
  expect(await save()).not.toContain('reviewer_name');
  const names = getLine(page).getByRole('combobox', { name: 'Names of reviewers' });
  await names.click();
  await page.getByRole('option', { name: /^included/ }).click();
  await expect(names).toContainText('included');
  expect(await save()).toContain('reviewer_name');
  await getLine(page).getByRole('combobox', { name: 'Format' }).click();
  await page.getByRole('option', { name: /^raw csv/ }).click();
  await expect(page.getByText(/A raw csv contains names of reviewers, which are personal data/)).toBeVisible();
});

test('the Excel workbook keeps barcodes as text', async ({ page }) => {
  await page.goto(downloadsPath('dataset=rating&at=2026-06-22&hour=5'));
  const saved = page.waitForEvent('download');
  await getLine(page).getByRole('button', { name: 'Download' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  const files = unzipSync(await content(download));
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toMatch(/t="inlineStr"[^>]*><is><t[^>]*>\d{13}<\/t>/);
});

test('the preview of the chosen file describes its columns by all of its rows', async ({ page, stack }) => {
  const file = await direct(stack, '/bulk/rating?date=2026-06-23&time=5&encoding=ndjson');
  const rows: Record<string, string | number | null>[] = (await file.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const counts = rows.map(({ rating_count }) => rating_count).filter((count) => typeof count === 'number');
  await page.goto(downloadsPath('dataset=rating&at=2026-06-23&hour=5'));
  await page.getByRole('button', { name: 'Show the first rows: 1 request' }).click();
  await expect(page.getByRole('heading', { name: /^Preview: Ratings, 23 Jun 05:00/ })).toContainText(
    `first 5 of ${rows.length.toLocaleString('en-US')} rows`,
  );
  await page.getByRole('button', { name: /^Show \d+ rows/ }).click();
  const head = (name: string) => page.getByRole('columnheader', { name: new RegExp(`^${name} `) });
  const nulls = rows.length - counts.length;
  await expect(head('rating_count')).toContainText(`${((100 * nulls) / rows.length).toFixed(1)}% null`);
  await expect(head('rating_count')).toContainText(
    `${Math.min(...counts)} to ${Math.max(...counts).toLocaleString('en-US')}`,
  );
});
