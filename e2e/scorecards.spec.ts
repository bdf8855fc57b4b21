import type { Page } from '@playwright/test';
import type { PriceItem } from '@/lib/contract/price';
import type { ScorecardRow } from '@/lib/contract/scorecard';
import { ask } from './ask';
import { expect, test } from './fixture';
import { grid, tile, whole } from './parts';
import { meanByReviews, QUESTION, RIVALS, rowsOf, sum } from './scorecard-rows';

/** The bad batch of the sample, 16 to 29 June: its ratings fall at every retailer. */
const BATCH = { range: 'start_date=2026-06-16&end_date=2026-06-29', sku: 'Velquin Shampoo Aloe & Rice 250 ml' };

/** The text of a cell of a row, the columns counted from the left. */
async function cellOf(page: Page, row: string, column: number): Promise<string | null> {
  return grid(page).getByRole('row').filter({ hasText: row }).getByRole('gridcell').nth(column).textContent();
}

test('the grid and its totals are those of the service', async ({ page, stack }) => {
  const rows = await rowsOf(stack, QUESTION);
  await page.goto(`/scorecards?weights=reviews&${QUESTION}`);
  await expect(tile(page, 'Average rating')).toContainText(meanByReviews(rows).toFixed(2));
  const weighed = rows.filter(({ average_rating, review_count }) => average_rating !== null && (review_count ?? 0) > 0);
  await expect(tile(page, 'Average rating')).toContainText(`${whole(weighed.length)} of ${whole(rows.length)} rows`);
  await expect(tile(page, 'Reviews in the range')).toContainText(
    whole(sum(rows.map(({ review_count }) => review_count ?? 0))),
  );
  const rated = rows.filter(({ average_rating }) => average_rating !== null);
  const below = rated.filter(({ average_rating }) => (average_rating ?? 5) < 4);
  await expect(tile(page, 'Below 4.0')).toContainText(`${whole(below.length)}of ${whole(rated.length)} rows`);

  const retailers = [...new Set(rows.map(({ retailer }) => retailer ?? ''))].sort((a, b) => a.localeCompare(b));
  for (const [index, retailer] of retailers.entries()) {
    const cell = rows.filter((row) => row.brand === 'Fenwarra' && row.retailer === retailer);
    const expected = Number.isNaN(meanByReviews(cell)) ? '—' : meanByReviews(cell).toFixed(2);
    const reviews = whole(sum(cell.map(({ review_count }) => review_count ?? 0)));
    expect(await cellOf(page, 'Fenwarra', 4 + index)).toBe(`${expected}${reviews} reviews`);
  }
});

test('own and competitor come from the newest prices, and the share found is said', async ({ page, stack }) => {
  const rows = await rowsOf(stack, QUESTION);
  const prices: PriceItem[] = [];
  for (let at = 1, pages = 1; at <= pages; at += 1) {
    const set = await ask<{ items: PriceItem[]; page_count: number }>(
      stack,
      `/price?date=9999-12-31&calculation_type=LAST&page_size=1000&current_page=${at}`,
    );
    prices.push(...set.items);
    pages = set.page_count;
  }
  const own = new Map(prices.map(({ csku_id, is_own_brand }) => [csku_id, is_own_brand]));
  const found = rows.filter(({ service_sku_id }) => own.has(service_sku_id));
  await page.goto(`/scorecards?weights=reviews&${QUESTION}&own=own&view=skus`);
  const wanted = rows.filter(({ service_sku_id }) => own.get(service_sku_id) === true);
  await expect(
    page.getByText(`${whole(wanted.length)} of ${whole(wanted.length)} found in the newest prices`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(
    page.getByText(`${whole(found.length)} of ${whole(rows.length)} found in the newest prices`),
  ).toBeVisible();
});

test('a cell opens its SKUs, a SKU its row and the call behind it', async ({ page, stack }) => {
  const rows = (await rowsOf(stack, QUESTION)).filter(({ brand }) => brand === 'Velquin');
  await page.goto(`/scorecards?weights=reviews&${QUESTION}`);
  await grid(page).getByRole('row').filter({ hasText: 'Velquin' }).getByRole('gridcell').first().click();
  await expect(page).toHaveURL(/view=skus/);
  await expect(page.getByText(`${whole(rows.length)} rows`, { exact: true })).toBeVisible();

  const best = rows.toSorted((a, b) => (b.average_rating ?? 0) - (a.average_rating ?? 0))[0];
  await grid(page).locator('tbody tr').first().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { level: 2 })).toHaveText(best?.service_sku_name ?? '');
  await drawer.getByRole('button', { name: 'Evidence 3 Jun to 30 Jun' }).click();
  const evidence = page.getByRole('dialog').last();
  await expect(evidence.getByText(`scorecard_title = ${RIVALS}`)).toBeVisible();
  await expect(evidence.getByText(`"service_sku_id": "${best?.service_sku_id}"`)).toBeVisible();
  await expect(evidence.getByText(`"average_rating": ${best?.average_rating}`)).toBeVisible();
});

test('five-star reviews to the target rest on the rating file, mean and count alike', async ({ page, stack }) => {
  const rows = await rowsOf(stack, QUESTION);
  const file = await fetch(`${stack.service}/bulk/rating?date=2026-06-30&time=5&encoding=ndjson`, {
    headers: { 'x-api-key': stack.key },
  });
  const ratings = (await file.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const row = rows.find(({ average_rating, review_count }) => (average_rating ?? 5) < 4.3 && (review_count ?? 0) > 2);
  const own = ratings.find((one) => one.retailer_name === row?.retailer && one.service_sku_id === row?.service_sku_id);
  const needed = (rating: number, count: number) => Math.ceil((count * (4.5 - rating)) / 0.5 - 1e-9);
  const id = `${encodeURIComponent(row?.retailer ?? '')}|${row?.service_sku_id}`;
  const address = `/scorecards?weights=reviews&${QUESTION}&view=skus&row=${encodeURIComponent(id)}`;

  await page.goto(address);
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText(
    `at least ${whole(needed(row?.average_rating ?? 0, row?.review_count ?? 0))} five-star reviews`,
  );
  await page.goto(`${address}&counts=file`);
  await expect(drawer).toContainText(`${whole(needed(own.product_rating, own.rating_count))} five-star reviews`);
  await expect(drawer).toContainText(`${own.product_rating.toFixed(2)} of ${whole(own.rating_count)} ratings`);
});

test('the bad batch is the largest fall, and the change is like for like', async ({ page, stack }) => {
  const now = await rowsOf(stack, BATCH.range);
  const before = await rowsOf(stack, 'start_date=2026-06-02&end_date=2026-06-15');
  const nameOf = ({ retailer, service_sku_id }: ScorecardRow) => `${retailer} ${service_sku_id}`;
  const earlier = new Map(before.map((row) => [nameOf(row), row]));
  const pairs = now.flatMap((row) => {
    const match = earlier.get(nameOf(row));
    return match && row.average_rating !== null && match.average_rating !== null ? [{ row, match }] : [];
  });
  const weight = sum(pairs.map(({ row }) => row.review_count ?? 0));
  const meanOf = (pick: (pair: (typeof pairs)[number]) => number | null) =>
    sum(pairs.map((pair) => (pick(pair) ?? 0) * (pair.row.review_count ?? 0))) / weight;

  await page.goto(`/scorecards?weights=reviews&${BATCH.range}&view=changes`);
  await expect(grid(page).locator('tbody tr').first()).toContainText(BATCH.sku);
  const sentence = page.getByText('Like for like, ratings went from');
  await expect(sentence).toContainText(meanOf(({ match }) => match.average_rating).toFixed(2));
  await expect(sentence).toContainText(meanOf(({ row }) => row.average_rating).toFixed(2));
  await expect(sentence).toContainText(`of ${whole(pairs.length)} rows rated in both`);

  const own = pairs.filter(({ row }) => row.brand === 'Velquin');
  const side = (pick: (pair: (typeof pairs)[number]) => number | null) =>
    sum(own.map((pair) => (pick(pair) ?? 0) * (pair.row.review_count ?? 0))) /
    sum(own.map(({ row }) => row.review_count ?? 0));
  const fall = side(({ row }) => row.average_rating) - side(({ match }) => match.average_rating);
  await page.getByRole('combobox', { name: 'Rows' }).click();
  const fallen = pairs.filter(({ row, match }) => (row.average_rating ?? 0) < (match.average_rating ?? 0));
  await page.getByRole('option', { name: `fell (${whole(fallen.length)})` }).click();
  await expect(page.getByText(`${whole(fallen.length)} rows`, { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Retailer × brand' }).click();
  expect(fall).toBeLessThan(0);
  expect(await cellOf(page, 'Velquin', 2)).toBe(`-${Math.abs(fall).toFixed(2)}`);
  await page.getByRole('tab', { name: 'Changes' }).click();
  const entered = now.filter((row) => !earlier.has(nameOf(row)));
  await expect(page.getByText(`${whole(entered.length)} entered`)).toBeVisible();
});

test('small samples are left out, or shrunk, on request', async ({ page, stack }) => {
  const rows = await rowsOf(stack, QUESTION);
  await page.goto(`/scorecards?weights=reviews&${QUESTION}&view=skus`);
  await page.getByRole('spinbutton', { name: 'Min. reviews' }).fill('5');
  const enough = rows.filter(({ review_count }) => (review_count ?? -1) >= 5);
  await expect(page.getByText(`${whole(enough.length)} rows`, { exact: true })).toBeVisible();
  await expect(page.getByText(`${whole(rows.length - enough.length)} more with under 5 reviews`)).toBeVisible();

  await page.getByRole('switch', { name: 'Shrink small samples' }).click();
  const prior = meanByReviews(rows);
  const shrunk = ({ average_rating, review_count }: ScorecardRow) =>
    (10 * prior + (review_count ?? 0) * (average_rating ?? 0)) / (10 + (review_count ?? 0));
  const best = Math.max(...enough.filter(({ average_rating }) => average_rating !== null).map(shrunk));
  await expect(grid(page).locator('tbody tr').first()).toContainText(best.toFixed(2));
  await expect(page.getByText(`(10 × ${prior.toFixed(2)} + reviews × rating) ÷ (10 + reviews)`).first()).toBeVisible();
});

test('a trend shows the ranges that are kept, and collects the others for a price said before', async ({
  page,
  stack,
}) => {
  const range = 'start_date=2026-06-24&end_date=2026-06-30';
  const brand = (await rowsOf(stack, range)).filter((row) => row.brand === 'Velquin');
  await page.goto(`/scorecards?weights=reviews&${range}&view=trend&compare=none`);
  await expect(page.getByText('1 of 12 ranges of 7 days are collected. The others cost 11 requests')).toBeVisible();
  await page.getByRole('button', { name: 'Collect 11 ranges' }).click();
  await expect(page.getByText('12 of 12 ranges of 7 days are collected.')).toBeVisible();
  await page.getByRole('button', { name: 'Rows of a range' }).click();
  await expect(page.getByRole('menuitem')).toHaveCount(12);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  const table = page.getByRole('tabpanel').getByRole('table');
  const column = (await table.getByRole('columnheader').allTextContents()).indexOf('Velquin');
  const newest = table.getByRole('row').last().getByRole('cell').nth(column);
  expect(Number(await newest.textContent())).toBeCloseTo(meanByReviews(brand), 2);
  await expect(table.getByRole('row').nth(1).getByRole('cell').nth(column)).toHaveText('—');
  const weekBefore = await rowsOf(stack, 'start_date=2026-06-17&end_date=2026-06-23');
  await page.getByRole('button', { name: 'Rows of a range' }).click();
  await page.getByRole('menuitem', { name: '17 Jun 2026 to 23 Jun 2026' }).click();
  await expect(page).toHaveURL(/start_date=2026-06-17.*view=skus/);
  await expect(page.getByText(`${whole(weekBefore.length)} rows`, { exact: true })).toBeVisible();
});
