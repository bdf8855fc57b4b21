import type { Page } from '@playwright/test';
import { daysFrom } from '@/lib/queries/shared/dates';
import { expect, test } from './fixture';
import { checkViews, expectNamesToStay, expectToFit, exportedLines, grid, retryFailedDay, tile, whole } from './parts';
import {
  changesOf,
  DAY,
  idOf,
  isLost,
  isOwn,
  LOST,
  onPage,
  ownRanks,
  pageOneOf,
  ranksOf,
  WEEK_BEFORE,
} from './rankings-page';
import { STACK } from './stack/places';

// Uses the dashboard with all days collected, whose service no other file disturbs.
test.use({ baseURL: `http://127.0.0.1:${STACK.collected.port}`, proxyPort: STACK.collected.proxyPort });
test.describe.configure({ mode: 'default' });

const retailerParam = encodeURIComponent(LOST.retailer);
/** Organic ranks are collected from 17 June. */
const ORGANIC = `position_type=ORGANIC&days=14&retailer=${retailerParam}`;
const ALL = `/rankings?date=${DAY}&view=all`;

const drawer = (page: Page) => page.getByRole('dialog');
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const heatName = (keyword: string, name = '.*') => new RegExp(`^${keyword}( ★)? at ${LOST.retailer}, ${name}: `);
const product = (page: Page) => page.getByRole('button', { name: new RegExp(`^${LOST.product}( ★)? at `) });

test('shows figures of the service, each with its base', async ({ page, stack, expectAccessible }) => {
  const [now, before] = [await ranksOf(stack, DAY), await ranksOf(stack, WEEK_BEFORE)];
  const ranks = [...ownRanks(now).values()];
  const count = (is: (rank: (typeof ranks)[number]) => boolean | null) => ranks.filter(is).length;
  const { lost, gained } = changesOf(before, now);
  const { own, all } = pageOneOf(now);
  await page.goto('/rankings');
  const onPageOne = tile(page, 'Ranks on page one');
  await expect(onPageOne).toContainText(whole(count(({ isPageOne }) => isPageOne)));
  await expect(onPageOne).toContainText(`of ${whole(count(({ isPageOne }) => isPageOne !== null))}`);
  const onTarget = tile(page, 'Ranks on target');
  await expect(onTarget).toContainText(whole(count(({ isOnTarget }) => isOnTarget)));
  await expect(onTarget).toContainText(`of ${whole(count(({ isOnTarget }) => isOnTarget !== null))}`);
  await expect(tile(page, 'Share of page one')).toContainText(`${((own / all) * 100).toFixed(1)}%`);
  await expect(tile(page, 'Share of page one')).toContainText(`${whole(own)} of ${whole(all)}`);
  await expect(tile(page, 'Lost page one')).toContainText(whole(lost));
  await expect(tile(page, 'Lost page one')).toContainText(`${whole(gained)} gained`);
  const stake = count(({ isAtStake }) => isAtStake);
  await expect(tile(page, 'Page one at stake')).toContainText(whole(stake));
  await expect(page.getByRole('tab', { name: `Changes ${whole(lost + gained + stake)}` })).toBeVisible();
  await expectAccessible();
});

test('shows the day on which the keyword of the story was lost, and its history', async ({
  page,
  stack,
  expectAccessible,
}) => {
  const { keyword, retailer, before } = LOST;
  const days = daysFrom(before, DAY);
  const ranks = await Promise.all(days.map(async (day) => (await ranksOf(stack, day, 'ORGANIC')).find(isLost)));
  // The first day on which the SKU is not on page one.
  const lost = ranks.findIndex((rank) => rank?.keyword.page_no !== 1);
  expect(lost).toBeGreaterThan(0);
  const words = (index: number) =>
    ranks[index]?.keyword.position ? `#${ranks[index].keyword.position}` : 'not ranked';
  async function openOn(day: string | undefined) {
    await page.goto(`/rankings?${ORGANIC}&date=${day}&against=previous&of=lost`);
    await expect(tile(page, 'Ranks on page one')).toContainText(/of \d+/);
    return group(page, 'Lost page one').getByRole('button', { name: heatName(keyword, LOST.product) });
  }
  const line = await openOn(days[lost]);
  await expect(line).toHaveAccessibleName(
    new RegExp(`${LOST.product}: ${words(lost - 1)} on \\d+ Jun, ${words(lost)} on \\d+ Jun, `),
  );
  await line.click();
  const history = page.getByRole('region', { name: new RegExp(`^“${keyword}”( ★)? at ${retailer}`) });
  await expect(history).toContainText(/SKU and .*brands/);
  await expect(page.getByRole('link', { name: /^See the shelf of/ })).toBeVisible();
  await expectAccessible();
  // Lost once: the next day has the same state.
  await expect(await openOn(days[lost + 1])).toHaveCount(0);
});

test('opens a product with its ranks over the days, and the shelf of the day', async ({
  page,
  stack,
  expectAccessible,
}) => {
  const ranks = await ranksOf(stack, DAY, 'ORGANIC');
  const lost = ranks.find(isLost);
  const rank = lost?.keyword.position ?? 0;
  const above = ranks.filter(
    ({ item, keyword }) =>
      item.retailer_name === LOST.retailer &&
      keyword.search_keyword_id === lost?.keyword.search_keyword_id &&
      keyword.position !== null &&
      keyword.position < rank,
  );
  const nearest = above.toSorted((a, b) => (b.keyword.position ?? 0) - (a.keyword.position ?? 0))[0];
  expect(lost?.keyword.page_no).toBe(3);
  await page.goto(`${ALL}&${ORGANIC}&ranks_search=${encodeURIComponent(LOST.product)}`);
  await grid(page).getByRole('row').filter({ hasText: LOST.keyword }).first().click();
  await expect(drawer(page).getByRole('heading', { level: 2 }).first()).toContainText(LOST.product);
  const line = drawer(page)
    .getByRole('table', { name: 'Keywords of the product' })
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^${LOST.keyword}( ★)?$`) }) });
  await expect(line).toContainText(`#${rank} p3`);
  await line.getByRole('button').click();
  const list = drawer(page).getByRole('region', { name: /^Above it on/ });
  await expect(list).toContainText(`#${nearest?.keyword.position}${nearest?.item.csku_title}`);
  if (above.length > 3) await expect(list).toContainText(`${whole(above.length - 3)} more tracked product`);
  await expect(list.getByRole('link', { name: 'See the shelf' })).toHaveAttribute(
    'href',
    new RegExp(
      `^/shelf\\?.*visibility_source_id=${lost?.keyword.search_keyword_id}&retailer_code=${lost?.item.retailer_code}&date=${DAY}`,
    ),
  );
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
});

test('shows a rank with target and verdict in the matrix, and opens its SKU', async ({ page, stack }) => {
  const lost = (await ranksOf(stack, DAY)).find(isLost);
  const { keyword, retailer } = LOST;
  await page.goto(`/rankings?date=${DAY}&view=matrix&keyword=${keyword}&retailer=${retailerParam}`);
  const cells = product(page);
  await expect(cells).toHaveAccessibleName(new RegExp(`at ${retailer}: ranked for \\d of 1 keyword`));
  await cells.focus();
  const rank = lost && onPage(lost);
  const words = rank === null ? 'not ranked' : `#${rank}, ${lost?.keyword.page_no === 1 ? '' : 'not '}on page one`;
  const verdict = lost?.keyword.is_on_target ? 'met' : 'missed';
  await expect(cells).toHaveAccessibleDescription(
    new RegExp(`^${keyword}( ★)?: ${words}, target #${lost?.keyword.target} ${verdict}`),
  );
  await page.keyboard.press('Enter');
  await expect(drawer(page).getByRole('heading', { level: 2 }).first()).toContainText(LOST.product);
});

test('has the keywords of one country at a time', async ({ page, stack }) => {
  const ranks = await ranksOf(stack, DAY);
  const keywordsIn = (country: string) =>
    new Set(
      ranks
        .filter(({ item }) => item.retailer_name?.endsWith(` ${country}`))
        .map(({ keyword }) => keyword.search_keyword_id),
    ).size;
  await page.goto(`/rankings?date=${DAY}&view=matrix&of_country=DE`);
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText(`${keywordsIn('DE')} keywords in DE`);
  await panel.getByRole('button', { name: 'Country of the keywords: DE' }).click();
  await page.getByRole('menuitem', { name: `FR · ${keywordsIn('FR')} keywords` }).click();
  await expect(page).toHaveURL(/of_country=FR/);
  await expect(panel).toContainText(`${keywordsIn('FR')} keywords in FR`);
  await expect(panel.getByRole('button', { name: / at Halvéo FR: ranked for/ }).first()).toBeVisible();
});

test('counts ranks on the page or within their type, and leaves verdicts as they are', async ({ page, stack }) => {
  const lost = (await ranksOf(stack, DAY, 'ORGANIC')).find(isLost);
  await page.goto(`${ALL}&${ORGANIC}&ranks_search=${encodeURIComponent(`${LOST.product} ${LOST.keyword}`)}`);
  const row = grid(page)
    .getByRole('row', { name: new RegExp(`^${LOST.keyword} `) })
    .first();
  await expect(row).toContainText(`#${lost?.keyword.position}`);
  await page.getByRole('button', { name: 'Organic', exact: true }).click();
  await page.getByRole('group', { name: 'Ranks' }).getByRole('button', { name: 'On the page' }).click();
  await expect(page).toHaveURL(/rank=page/);
  await expect(row).toContainText(`#${lost?.keyword.combined_position}`);
  await expect(row).toContainText(lost?.keyword.is_on_target ? '● met' : '▼ missed');
});

test('selects the ranks of a link, and leaves the figures alone', async ({ page, stack }) => {
  const ranks = await ranksOf(stack, DAY);
  const collected = [...ownRanks(ranks).values()].filter(({ isPageOne }) => isPageOne !== null);
  const ids = ranks.filter(isOwn).slice(0, 2).map(idOf);
  await page.goto(`${ALL}&only=${ids.join(',')}`);
  await expect(page.getByText('Only 2 ranks of the link').filter({ visible: true })).toBeVisible();
  await expect(page.getByText('2 ranks', { exact: true })).toBeVisible();
  await expect(tile(page, 'Ranks on page one')).toContainText(`of ${whole(collected.length)}`);
  await page.getByRole('button', { name: 'Show all', exact: true }).click();
  await expect(page.getByText(`${whole(ranks.length)} ranks`, { exact: true })).toBeVisible();
});

test('keeps the base of the tiles under a filter by verdict', async ({ page, stack }) => {
  const ranks = await ranksOf(stack, DAY);
  const missed = ranks.filter((rank) => isOwn(rank) && rank.keyword.is_on_target === false);
  const judged = [...ownRanks(ranks).values()].filter(({ isOnTarget }) => isOnTarget !== null);
  await page.goto(`${ALL}&target=missed&own=own`);
  await expect(page.getByText(`${whole(missed.length)} ranks`, { exact: true })).toBeVisible();
  await expect(tile(page, 'Ranks on target')).toContainText(`of ${whole(judged.length)}`);
});

test('opens a keyword from the command palette', async ({ page }) => {
  await page.goto(`/visibility?date=${DAY}`);
  await expect(page.getByRole('tablist')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Page, SKU, retailer, keyword or action' }).fill(LOST.keyword);
  await page.getByRole('group', { name: 'Keywords' }).getByRole('option', { name: LOST.keyword }).first().click();
  await expect(page).toHaveURL(/\/rankings\?.*keyword=/);
  await expect(grid(page)).toContainText(LOST.keyword);
});

test('exports all ranks of the filters with the visible columns', async ({ page, stack }) => {
  const ofBrand = (await ranksOf(stack, DAY)).filter(({ item }) => item.brand_name === 'Brumella');
  await page.goto(`${ALL}&brand=Brumella`);
  await expect(page.getByText(`${whole(ofBrand.length)} ranks`, { exact: true })).toBeVisible();
  expect(await exportedLines(page)).toHaveLength(ofBrand.length + 1);
});

test('offers to collect a day outside the plan, and reports filters that leave none, and an invalid address', async ({
  page,
}) => {
  await page.goto('/rankings?date=2020-01-01');
  await expect(page.getByText('The collection plan does not include this selection.').first()).toBeVisible();
  await page.goto(`/rankings?date=${DAY}&q=no+such+keyword`);
  await expect(page.getByText('There is data, but none of it passes the filters in use.').first()).toBeVisible();
  await page.goto('/rankings?position_type=PAID');
  await expect(page.getByText('"PAID" is not one of ORGANIC, SPONSORED, OVERALL.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Day: Tue 30 Jun 2026' })).toBeVisible();
});

test('loads a failed day by Retry', async ({ page, fault }) => {
  const params = { start_date: '2026-05-27', end_date: '2026-05-27' };
  const lift = await fault({ path: '/visibility/search-by-product', params, fault: 'server-error' });
  await page.goto('/rankings?date=2026-05-27&days=7');
  await retryFailedDay(page, lift);
  await expect(tile(page, 'Ranks on page one')).toContainText(/of \d+/);
});

test('has accessible views', async ({ page, expectAccessible }) => {
  test.slow();
  const addresses = ['changes', 'all', 'matrix'].map(
    (view) => `/rankings?date=${DAY}&retailer=${retailerParam}&view=${view}`,
  );
  await checkViews(page, addresses, expectAccessible);
});

test('fits a phone, where a row brings its history into view and the names of SKUs stay while the keywords scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/rankings?date=${DAY}&retailer=${retailerParam}`);
  await expect(page.getByRole('button', { name: heatName('.*') }).first()).toBeVisible();
  await expectToFit(page);
  await page
    .getByRole('button', { name: heatName('.*') })
    .first()
    .click();
  const history = page.getByRole('region', { name: new RegExp(`^“.*”( ★)? at ${LOST.retailer}`) });
  await expect(history).toBeInViewport();
  await page.goto(`/rankings?date=${DAY}&retailer=${retailerParam}&view=matrix`);
  await expectNamesToStay(page);
  await expectToFit(page);
});
