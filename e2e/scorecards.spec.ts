import type { ScorecardRow } from '@/lib/contract/scorecard';
import { ask, type Stack } from './ask';
import { expect, test } from './fixture';
import { checkViews, expectToFit, exportedLines, grid, retryFailedDay, tile, whole } from './parts';
import { STACK } from './stack/places';

// Uses the dashboard with all days collected, whose service no other file disturbs.
test.use({ baseURL: `http://127.0.0.1:${STACK.collected.port}`, proxyPort: STACK.collected.proxyPort });
test.describe.configure({ mode: 'default' });

const DAY = STACK.collected.to;
/** Both ranges of new reviews are collected. */
const WEEK = 'against=week&days=28';
/** The bad batch of the sample, from 16 to 29 June, at its end and before. */
const BATCH = { now: '2026-06-29', before: '2026-06-15', sku: 'Shampoo Aloe & Rice 250 ml' };
const TARGET = 4;

const rowsOf = (stack: Stack, day: string, title = '') =>
  ask<ScorecardRow[]>(stack, `/scorecard?start_date=${day}&end_date=${day}${title && `&scorecard_title=${title}`}`);
const ratedOf = (rows: readonly ScorecardRow[]) =>
  rows.flatMap(({ average_rating }) => (average_rating === null ? [] : [average_rating]));

test('shows figures of the service and of the rating file, each with its base', async ({
  page,
  stack,
  expectAccessible,
}) => {
  const ratings = ratedOf(await rowsOf(stack, DAY));
  const below = ratings.filter((rating) => rating < TARGET);
  await page.goto(`/scorecards?${WEEK}`);
  const average = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  await expect(tile(page, 'Average rating')).toContainText(average.toFixed(2));
  await expect(tile(page, 'Below target')).toContainText(whole(below.length));
  await expect(tile(page, 'Below target')).toContainText(`of ${whole(ratings.length)} SKUs at retailers`);
  await expect(page.getByRole('tab', { name: `Below target ${whole(below.length)}` })).toBeVisible();
  await expect(tile(page, 'Five-star reviews needed')).toContainText(
    /for [\d,]+ of [\d,]+ SKUs|to bring all [\d,]+ to 4\.0/,
  );
  await expectAccessible();
});

test('shows the bad batch among the largest falls, and its new reviews', async ({ page, stack, expectAccessible }) => {
  const nameOf = ({ retailer, service_sku_id }: ScorecardRow) => `${retailer} ${service_sku_id}`;
  const before = new Map((await rowsOf(stack, BATCH.before)).map((row) => [nameOf(row), row.average_rating ?? 0]));
  const falls = (await rowsOf(stack, BATCH.now))
    .map((row) => ({ row, change: (row.average_rating ?? 9) - (before.get(nameOf(row)) ?? 0) }))
    .toSorted((a, b) => a.change - b.change);
  const batch = falls.filter(({ row }) => row.service_sku_name?.endsWith(BATCH.sku));
  await page.goto(`/scorecards?date=${BATCH.now}&against=${BATCH.before}&days=27`);
  const panel = page.getByRole('region', { name: 'Largest falls' });
  await expect(panel.getByRole('listitem').first()).toContainText((falls[0]?.change ?? 0).toFixed(2));
  const line = panel
    .getByRole('listitem')
    .filter({ hasText: BATCH.sku })
    .filter({ hasText: batch[0]?.row.retailer ?? '' });
  await line.getByRole('button').click();
  const reviews = page.getByRole('region', { name: `New reviews of ${BATCH.sku} at ${batch[0]?.row.retailer}` });
  await expect(reviews.locator('.recharts-surface')).toBeVisible();
  await page.getByRole('button', { name: 'At every retailer' }).click();
  await expect(page.getByText(new RegExp(`^${batch.length} ratings?$`))).toBeVisible();
  await expectAccessible();
});

test('exports the listed SKUs, and shows another scorecard by its title', async ({ page, stack }) => {
  const rows = await rowsOf(stack, DAY);
  await page.goto(`/scorecards?${WEEK}&view=all`);
  await expect(page.getByText(`${whole(rows.length)} ratings`, { exact: true })).toBeVisible();
  const [, ...lines] = await exportedLines(page);
  expect(lines).toHaveLength(rows.length);
  const title = 'Power SKUs and rivals';
  await page.getByRole('button', { name: 'Scorecard Default scorecard' }).click();
  await page.getByRole('textbox', { name: 'Title of another scorecard' }).fill(title);
  await page.keyboard.press('Enter');
  const others = await rowsOf(stack, DAY, encodeURIComponent(title));
  await expect(page.getByText(`${whole(others.length)} ratings`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Scorecard ${title}` }).click();
  await page.getByRole('button', { name: /^Default scorecard/ }).click();
  await expect(page.getByText(`${whole(rows.length)} ratings`, { exact: true })).toBeVisible();
});

test('selects an SKU by keyboard, on a phone as well', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/scorecards?${WEEK}&view=all`);
  await grid(page).and(page.locator('[data-rows]')).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]row=/);
  await expect(page.getByRole('region', { name: /^New reviews of/ })).toBeInViewport();
  await checkViews(
    page,
    ['below', 'falling', 'few', 'all'].map((view) => `/scorecards?${WEEK}&view=${view}`),
    () => expectToFit(page),
  );
  await expectAccessible();
});

test.describe('when the service fails', () => {
  test.use({ expectedErrors: [/502/] });

  test('names the problem, and loads the day again', async ({ page, fault }) => {
    // A day that is not collected.
    const day = '2026-05-20';
    const lift = await fault({ path: '/scorecard', params: { start_date: day, end_date: day }, fault: 'server-error' });
    await page.goto(`/scorecards?date=${day}&days=1`);
    await retryFailedDay(page, lift);
    await expect(tile(page, 'Average rating')).toContainText(/\d\.\d\d/);
  });
});
