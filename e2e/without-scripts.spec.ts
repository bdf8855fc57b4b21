import type { Locator, Page } from '@playwright/test';
import type { ResponseOf } from '@/lib/contract/endpoint';
import type { ScorecardRow } from '@/lib/contract/scorecard';
import type { visibilityListings } from '@/lib/contract/visibility-listings';
import { ask } from './ask';
import { bannersOf, isHome, percent } from './banners';
import { competitionsOf, RANGE, rowOn } from './competitions';
import { day } from './downloads-page';
import { expect, test } from './fixture';
import { grid, tile, whole } from './parts';
import { averageDiscount, offersOf, ownOf as ownOffersOf } from './prices-page';
import { ownRanks, pageOneOf, ranksOf } from './rankings-page';
import { STACK } from './stack/places';
import { ownOf, searchOf, shareOf } from './visibility-page';

// Uses the dashboard with all days collected.
test.use({
  baseURL: `http://127.0.0.1:${STACK.collected.port}`,
  proxyPort: STACK.collected.proxyPort,
  javaScriptEnabled: false,
});

const LAST = STACK.collected.to;

test('Banners has its first numbers, chart and gallery in the HTML', async ({ page, stack }) => {
  const rows = await bannersOf(stack, `date=${LAST}`);
  const homes = rows.filter(isHome);
  const map = page.getByRole('region', { name: 'Who has each position' });
  const trend = page.getByRole('region', { name: 'Share by brand' });
  await openUntil(page, '/banners', async () => {
    await expect(tile(page, 'Banner share')).toContainText(percent(rows), { timeout: 2_000 });
    await expect(page.getByText(`${homes.length} banners on`)).toBeVisible({ timeout: 500 });
    await expect(trend).toContainText('28 of 28 days', { timeout: 500 });
    await expect(page.getByText(`${rows.length} positions at`)).toBeVisible({ timeout: 500 });
  });
  const ours = rows.filter((row) => row.own_labels.length > 0 || (row.own_label_count ?? 0) > 0);
  await expect(tile(page, 'On home pages')).toContainText(`of ${homes.length} positions`);
  await expect(tile(page, 'Own positions')).toContainText(String(ours.length));
  await expect(trend.getByRole('table')).toContainText('Velquin');
  await expect(map).toContainText(`${rows.length} positions`);
  await expectInSight(page, map.locator('[data-chart]'));
});

test('Price competition has its first numbers, strips and the sentence of the worst competition in the HTML', async ({
  page,
  stack,
}) => {
  const pages = await Promise.all([101, 102].map((number) => competitionsOf(stack, RANGE, number)));
  const judged = pages
    .flat()
    .flatMap((competition) => rowOn(competition, LAST) ?? [])
    .filter((row) => row.index !== null);
  const on = judged.filter((row) => row.positivity === 'POSITIVE').length;
  await openUntil(page, '/price-competition', async () => {
    await expect(tile(page, 'Price indices on target')).toContainText(`${on} of ${judged.length}`, { timeout: 2_000 });
    await expect(page.locator('[data-line]').first()).toBeVisible({ timeout: 2_000 });
    await expect(page.getByText(/^Index [\d.]+, target/)).toBeVisible({ timeout: 500 });
  });
  await expectInSight(page, page.locator('[data-chart]').first());
});

test('Overview has its first numbers, summary and problems in the HTML', async ({ page }) => {
  await openUntil(page, '/overview', async () => {
    await expect(tile(page, 'In stock')).toContainText('%', { timeout: 2_000 });
    await expect(page.getByText(/^(Since|Nothing new since) (yesterday|\d+ \w+)/)).toBeVisible({ timeout: 500 });
    await expect(
      page
        .getByRole('tabpanel')
        .getByRole('link', { name: /^Show \d+/ })
        .first(),
    ).toBeVisible({ timeout: 500 });
  });
  await expectInSight(page, page.getByRole('complementary').getByRole('table'));
});

test('Prices has its first numbers and the prices by SKU and retailer in the HTML', async ({ page, stack }) => {
  const { known } = averageDiscount(ownOffersOf(await offersOf(stack, LAST)));
  await openUntil(page, '/prices', async () => {
    await expect(tile(page, 'Average discount')).toContainText(`${whole(known)} own offers`, { timeout: 2_000 });
    await expect(firstRow(page, /: out of stock at \d+/)).toContainText(/\d/, { timeout: 500 });
  });
});

test('Search rankings has its first numbers and changes of page one in the HTML', async ({ page, stack }) => {
  const ranks = await ranksOf(stack, LAST);
  const collected = [...ownRanks(ranks).values()].filter(({ isPageOne }) => isPageOne !== null);
  const { own, all } = pageOneOf(ranks);
  await openUntil(page, '/rankings', async () => {
    await expect(tile(page, 'Ranks on page one')).toContainText(`of ${whole(collected.length)}`, { timeout: 2_000 });
    await expect(firstRow(page, /: (#\d+|not ranked) on \d+ Jun, /)).toBeVisible({ timeout: 500 });
  });
  await expect(tile(page, 'Share of page one')).toContainText(`${whole(own)} of ${whole(all)}`);
});

test('Visibility has its first numbers, trend and scores in the HTML', async ({ page, stack }) => {
  const items = await searchOf(stack, LAST);
  const judged = ownOf(items).filter(({ is_target_met }) => is_target_met !== null);
  const { own, all } = shareOf(items);
  const trend = page.getByRole('region', { name: 'Share of search' });
  await openUntil(page, '/visibility', async () => {
    await expect(tile(page, 'Share of search')).toContainText(`${((own / all) * 100).toFixed(1)}%`, { timeout: 2_000 });
    await expect(trend).toContainText('28 of 28 days', { timeout: 500 });
    await expect(grid(page).locator('[data-row="0"]')).toContainText(/\d/, { timeout: 500 });
  });
  await expect(tile(page, 'Targets met')).toContainText(`of ${judged.length}`);
  await expectInSight(page, trend.locator('[data-chart]'));
});

test('Scorecards has its first numbers, retailers, SKUs and falls in the HTML', async ({ page, stack }) => {
  const rows = await ask<ScorecardRow[]>(stack, `/scorecard?start_date=${LAST}&end_date=${LAST}`);
  const below = rows.filter(({ average_rating }) => average_rating !== null && average_rating < 4);
  const retailers = page.getByRole('region', { name: 'Average rating by retailer' });
  await openUntil(page, '/scorecards?against=week&days=28', async () => {
    await expect(tile(page, 'Below target')).toContainText(String(below.length), { timeout: 2_000 });
    await expect(retailers.getByRole('listitem')).not.toHaveCount(0, { timeout: 500 });
    await expect(grid(page).locator('[data-row="0"]')).toContainText(/\d/, { timeout: 500 });
    await expect(page.getByRole('region', { name: 'Largest falls' }).getByRole('listitem').first()).toBeVisible({
      timeout: 500,
    });
  });
  await expectInSight(page, retailers.getByRole('img').first());
});

test('Shelf has its first numbers, the first places by day and the listings in the HTML', async ({ page, stack }) => {
  const shelf = 'visibility_type=SEARCH&visibility_source_id=2021&retailer_code=korbina_de';
  const target = `/visibility/listings?${shelf}&date=${LAST}&first_n_products=20&position_type=OVERALL`;
  const { listings } = await ask<ResponseOf<typeof visibilityListings>>(stack, target);
  // No plan collects this shelf.
  await page.request.get(`/api${target}`);
  const days = page.getByRole('group', { name: 'Days of this shelf' });
  await openUntil(page, `/shelf?${shelf}`, async () => {
    await expect(tile(page, 'Own in the first 10')).toContainText(/of \d+/, { timeout: 2_000 });
    await expect(days.getByRole('button')).toHaveCount(28, { timeout: 500 });
    await expect(page.getByRole('group', { name: 'Listings' }).getByRole('button')).toHaveCount(listings.length, {
      timeout: 500,
    });
  });
  await expectInSight(page, days);
});

test('Downloads has its first numbers and the files by day in the HTML', async ({ page }) => {
  await openUntil(page, `/downloads?until=${LAST}`, async () => {
    await expect(tile(page, 'Files available')).toContainText(/of \d+ expected/, { timeout: 2_000 });
    await expect(day(page, 'Ratings', '24 Jun')).toHaveAccessibleName(/1 missing$/, { timeout: 500 });
  });
  await expectInSight(page, grid(page));
});

test('Collection has its first numbers and the coverage by day in the HTML', async ({ page }) => {
  const coverage = page.getByRole('region', { name: 'Coverage by day' });
  await openUntil(page, `/collection?until=${LAST}`, async () => {
    await expect(tile(page, 'Coverage')).toContainText(/\d of \d+ days/, { timeout: 2_000 });
    await expect(coverage.getByRole('button', { name: /^Banners: 28 of \d+ days$/ })).toBeVisible({ timeout: 500 });
  });
});

/** Locates the first row of a table in a tab by the words of its cells. */
const firstRow = (page: Page, words: RegExp) => page.getByRole('tabpanel').getByRole('button', { name: words }).first();

/** Opens a page until a check passes. On a busy machine, answers may take longer than the page waits for them. */
async function openUntil(page: Page, path: string, check: () => Promise<void>) {
  await expect(async () => {
    // Without scripts, the page is never hydrated.
    await page.goto(path, { waitUntil: 'commit' });
    await check();
  }).toPass();
  // Styles may load after the text.
  await page.waitForLoadState();
}

async function expectInSight(page: Page, picture: Locator) {
  const first = await page.getByRole('definition').first().boundingBox();
  expect(first?.y).toBeLessThan(100);
  expect((await picture.boundingBox())?.y).toBeLessThan(230);
}
