import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { test } from './fixture';
import { STACK } from './stack/places';

const at = (query: string) => `/downloads?until=${STACK.asOf}&${query}`;
const queue = (page: Page) => page.getByRole('region', { name: 'Queue' });
const cell = (page: Page, name: RegExp) => page.getByRole('gridcell', { name }).first();

async function content(download: Download) {
  return readFile(await download.path());
}

function direct(stack: { service: string; key: string }, target: string) {
  return fetch(`${stack.service}${target}`, { headers: { 'x-api-key': stack.key } });
}

test('a file chosen in the calendar is saved byte for byte as the service sends it', async ({ page, stack }) => {
  await page.goto(at('dataset=rating'));
  const hour = cell(page, /Available/);
  const [, day = '', time = ''] = /^(\d+ \w+ \d+), (\d\d):00/.exec((await hour.getAttribute('aria-label')) ?? '') ?? [];
  await hour.click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download 1 file' }).click();
  const download = await saved;
  const date = new Date(`${day} UTC`).toISOString().slice(0, 10);
  expect(download.suggestedFilename()).toBe(`rating_${date}_${time}_sample-data.csv`);

  const original = await direct(stack, `/bulk/rating?date=${date}&time=${Number(time)}&encoding=csv`);
  expect(await content(download)).toEqual(Buffer.from(await original.arrayBuffer()));
  await expect(queue(page).getByText(/^Saved, /)).toBeVisible();
  await expect(page.getByRole('gridcell', { name: new RegExp(`${day}, ${time}:00 · (Fetched|Light)`) })).toBeVisible();
});

test('several files of two datasets come as one zip with a manifest and the dictionary', async ({ page }) => {
  await page.goto(at('dataset=rating'));
  await cell(page, /Available|Fetched/).click();
  await page.getByText('Reviews', { exact: true }).click();
  await expect(page.getByRole('radio', { name: /^Reviews/ })).toBeChecked();
  // Until its own calendar is there, the hours are still those of the ratings.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await cell(page, /Available|Fetched/).click();
  await expect(page.getByText('2 files of 2 datasets')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /One zip/ }).click();
  const files = unzipSync(await content(await saved));

  const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array()));
  expect(manifest).toMatchObject({ files: 2, notIncluded: 0 });
  for (const { file, bytes, sha256 } of manifest.entries) {
    const body = files[file] ?? new Uint8Array();
    expect(body.length).toBe(bytes);
    expect(createHash('sha256').update(body).digest('hex')).toBe(sha256);
  }
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['datapackage.json', 'dictionary.csv']));
});

test('the Excel workbook keeps barcodes as text', async ({ page }) => {
  await page.goto(at('dataset=rating&format=xlsx'));
  await cell(page, /Available|Fetched/).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download 1 file' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  const files = unzipSync(await content(download));
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toMatch(/t="inlineStr"[^>]*><is><t[^>]*>\d{13}<\/t>/);
});

test('a download goes on while another page is open', async ({ page, fault }) => {
  const params = { date: '2026-06-28' };
  const lift = await fault({ path: '/bulk/price-hourly', params, fault: 'hold' });
  await page.goto(at(`dataset=price_hourly&at=${params.date}&hour=5`));
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download csv/ }).click();
  await page.getByRole('link', { name: 'Prices' }).click();
  await expect(page.getByRole('heading', { name: 'Prices', level: 1 })).toBeVisible();
  await lift();
  expect((await saved).suggestedFilename()).toContain('price_hourly_2026-06-28_05');
});

test.describe('when the service fails', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('a file whose connection breaks is not saved, and comes whole on retry', async ({ page, fault }) => {
    await page.goto(at('dataset=review'));
    const hour = cell(page, /Available|Fetched/);
    await hour.click();
    const [, day = '', time = ''] =
      /^(\d+ \w+ \d+), (\d\d):00/.exec((await hour.getAttribute('aria-label')) ?? '') ?? [];
    const params = { date: new Date(`${day} UTC`).toISOString().slice(0, 10), time: String(Number(time)) };
    const lift = await fault({ path: '/bulk/review', params, fault: 'reset-mid-body' });
    await page.getByRole('button', { name: 'Download 1 file' }).click();
    await expect(queue(page).getByText(/nothing was saved|broke/)).toBeVisible();
    await lift();
    const saved = page.waitForEvent('download');
    await queue(page)
      .getByRole('button', { name: /^Retry/ })
      .click();
    expect((await content(await saved)).toString()).toMatch(/^"?product_id/);
  });

  test('a long file whose connection breaks goes on where it stopped', async ({ page, fault, stack }) => {
    const params = { date: '2026-06-29', time: '5', encoding: 'csv' };
    const lift = await fault({ path: '/bulk/price-hourly', params, fault: 'reset-on-lift' });
    await page.goto(at('dataset=price_hourly&at=2026-06-29&hour=5'));
    await page.getByRole('button', { name: /^Download csv/ }).click();
    await expect(queue(page).getByText(/ of 649 KB/)).toBeVisible();
    await lift();
    await expect(queue(page).getByText(/Retry goes on from there/)).toBeVisible();
    const saved = page.waitForEvent('download');
    const asked = page.waitForRequest((request) => request.url().includes('/api/bulk/'));
    await queue(page)
      .getByRole('button', { name: /^Retry/ })
      .click();
    expect((await asked).headers().range).toMatch(/^bytes=\d+-$/);
    const original = await direct(stack, `/bulk/price-hourly?${new URLSearchParams(params)}`);
    expect(await content(await saved)).toEqual(Buffer.from(await original.arrayBuffer()));
  });

  test('several that failed are retried together', async ({ page, fault }) => {
    const lift = await fault({ path: '/bulk/review-text', params: { time: '7' }, fault: 'server-error' });
    await page.goto(at('dataset=review_text'));
    await cell(page, /^2[0-9] Jun 2026, 07:00 · (Available|Fetched)/).click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.getByRole('button', { name: 'Download 2 files' }).click();
    await expect(queue(page).getByText(/status 500/)).toHaveCount(2);
    await lift();
    await queue(page).getByRole('button', { name: 'Retry all' }).click();
    await expect(queue(page).getByText(/^Saved, /)).toHaveCount(2);
  });

  test('a login page in place of a file is a problem, never a file', async ({ page, fault }) => {
    await fault({ path: '/bulk/price-hourly', params: { date: '2026-06-30', time: '3' }, fault: 'html-200' });
    await page.goto(at('dataset=price_hourly&at=2026-06-30&hour=3'));
    await page.getByRole('button', { name: /^Download csv/ }).click();
    await expect(queue(page).getByRole('button', { name: /^Retry/ })).toBeVisible();
    await expect(queue(page).getByText(/Saved/)).toHaveCount(0);
  });
});

test('the calendar is used by keyboard alone', async ({ page }) => {
  await page.goto(at(`dataset=rating&at=${STACK.asOf}&hour=4`));
  const start = page.locator('[role=gridcell][tabindex="0"]');
  await start.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[role=gridcell]:focus')).toHaveAttribute('aria-label', /29 Jun 2026, 05:00/);
  await page.keyboard.press('Space');
  await expect(page.locator('[role=gridcell]:focus')).toHaveAttribute('aria-selected', 'true');
});

test('an hour that usually has a file and has none is said to be missing, and counts as due', async ({
  page,
  stack,
}) => {
  const { files } = await (await direct(stack, '/bulk/rating/files')).json();
  const first = '2026-06-17';
  const days = new Set(files.map(({ date }: { date: string }) => date).filter((date: string) => date >= first));
  await page.goto(at('dataset=rating&days=14'));
  await expect(cell(page, /^24 Jun 2026, 05:00 · Missing/)).toBeVisible();
  const share = `${((100 * days.size) / 14).toFixed(1)}%`;
  expect(days.size).toBe(13);
  await expect(page.getByText(`${days.size} of 14 expected hours have a file by now`)).toBeVisible();
  await expect(page.getByText(share, { exact: true })).toBeVisible();
  await expect(page.getByText('every day at 05:00')).toBeVisible();
});

test('a preview counts what its columns hold over the whole file, by keys alone', async ({ page, stack }) => {
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
  await head('retailer_name').getByRole('button').press('Enter');
  const shops = new Map<unknown, number>();
  for (const { retailer_name } of rows) shops.set(retailer_name, (shops.get(retailer_name) ?? 0) + 1);
  const [top] = [...shops].sort(([, a], [, b]) => b - a);
  const told = page.getByRole('dialog', { name: 'retailer_name' });
  await expect(told).toContainText(`Different${shops.size}`);
  await expect(told.getByRole('listitem').first()).toContainText(`${top?.[0]}${top?.[1]}`);
  await page.keyboard.press('Escape');
  await expect(head('retailer_name').getByRole('button')).toBeFocused();
});

test('nothing bars the way to anybody', async ({ page, expectAccessible }) => {
  for (const [tab, told] of [
    ['files', 'Rhythm'],
    ['preview', 'all different'],
    ['columns', 'Meaning'],
  ]) {
    await page.goto(at(`dataset=rating&tab=${tab}&at=2026-06-23&hour=5`));
    await expect(page.getByText(told ?? '').first()).toBeVisible();
    await expectAccessible();
  }
});
