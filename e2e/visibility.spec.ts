import type { Locator, Page } from '@playwright/test';
import type { Listing } from '@/lib/contract/visibility-listings';
import { ask } from './ask';
import { expect, test } from './fixture';
import { expectNamesToStay, expectToFit, retryFailedDay, tile, whole } from './parts';
import { STACK } from './stack/places';
import { DAY, LOST, ownOf, PAGE, percent, scoreAt, scoresOf, searchOf, shareOf, sum } from './visibility-page';

// Uses the dashboard with all days collected, whose service no other file disturbs.
test.use({ baseURL: `http://127.0.0.1:${STACK.collected.port}`, proxyPort: STACK.collected.proxyPort });
test.describe.configure({ mode: 'default' });

const drawer = (page: Page) => page.getByRole('dialog');
const heatRow = (page: Page, keyword: string) => page.getByRole('button', { name: new RegExp(`^${keyword}, `) });

test('shows the tiles, the chart and the tabs of the service', async ({ page, stack, expectAccessible }) => {
  const items = await searchOf(stack, DAY);
  const judged = ownOf(items).filter(({ is_target_met }) => is_target_met !== null);
  const missed = judged.filter(({ is_target_met }) => !is_target_met);
  const { own, all } = shareOf(items);
  /** The smallest number of further listings that reach the target. */
  const needed = ({ own_product_count, total_product_count, target }: (typeof judged)[number]) =>
    Math.ceil(((target ?? 0) / 100) * (total_product_count ?? 0) - (own_product_count ?? 0) - 1e-9);
  const short = (is: (count: number) => boolean) => missed.filter((score) => is(needed(score))).length;
  await page.goto(PAGE);
  await expect(tile(page, 'Share of search')).toContainText(percent(own / all));
  await expect(tile(page, 'Share of search')).toContainText(`${whole(own)} of ${whole(all)} listings`);
  const organic = shareOf(await searchOf(stack, DAY, '&position_type=ORGANIC'));
  await expect(tile(page, 'Organic')).toContainText(percent(organic.own / organic.all));
  await expect(tile(page, 'Targets met')).toContainText(`${judged.length - missed.length} of ${judged.length}`);
  await expect(tile(page, 'One listing short')).toContainText(`of ${missed.length} below target`);
  await expect(page.getByRole('tab', { name: `1 listing short ${short((count) => count === 1)}` })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('tab', { name: `2 short ${short((count) => count === 2)}` })).toBeVisible();
  await expect(page.getByRole('tab', { name: `3+ short ${short((count) => count > 2)}` })).toBeVisible();
  const scores = items.flatMap(({ retailer_scores }) => retailer_scores);
  await expect(page.getByRole('tab', { name: `All ${whole(scores.length)}` })).toBeVisible();
  const brands = new Set(items.map(({ searched_brand }) => searched_brand));
  await expect(page.getByRole('tab', { name: `Brands ${brands.size}` })).toBeVisible();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText(`${short((count) => count === 1)} scores`, { exact: true })).toBeVisible();
  const picture = page.getByRole('region', { name: 'Keywords by distance from target' });
  await expect(picture).toContainText(`own listings short · ${short((count) => count > 0)}`);
  await expect(page.getByRole('region', { name: 'Share of search' })).toContainText('28 of 28 days collected');
  const shop = items.map((item) => ({
    ...item,
    retailer_scores: item.retailer_scores.filter(({ retailer_name }) => retailer_name === LOST.retailer),
  }));
  const shopShare = shareOf(shop);
  const small = page
    .getByRole('region', { name: 'Share by retailer' })
    .getByRole('listitem')
    .filter({ hasText: LOST.retailer });
  await expect(small).toContainText(percent(shopShare.own / shopShare.all));
  await expectAccessible();

  await tile(page, 'Targets met')
    .getByRole('button', { name: /Show the scores that miss/ })
    .click();
  await expect(page).toHaveURL(/target=missed/);
  await expect(panel.getByText(`${missed.length} scores`, { exact: true })).toBeVisible();
});

test('finds the lost keyword and shows the listings of its shelf', async ({ page, stack, expectAccessible }) => {
  const { keyword, retailer, brand, rival, before } = LOST;
  const [now, then] = [await searchOf(stack, DAY), await searchOf(stack, before)];
  const score = scoreAt(now, keyword, brand, retailer);
  const change = (score?.score ?? 0) - (scoreAt(then, keyword, brand, retailer)?.score ?? 0);
  expect(change).toBeLessThan(0);
  await page.goto(`${PAGE}&against=${before}&q=${keyword}&retailer=${encodeURIComponent(retailer)}&view=matrix`);
  const row = heatRow(page, keyword);
  await expect(row).toContainText(((score?.score ?? 0) - (score?.target ?? 0)).toFixed(1));
  await row.focus();
  await expect(row).toHaveAccessibleDescription(
    new RegExp(
      `^${retailer}: .* target missed, ${score?.own_product_count} of ${score?.total_product_count} listings, ${change.toFixed(1)} pp`,
    ),
  );
  await expectAccessible();
  await page.keyboard.press('Enter');
  await expect(drawer(page).getByText(`${score?.own_product_count} of ${score?.total_product_count}`)).toBeVisible();
  await expect(drawer(page).getByText(/^adds 5\.0 pp; \d more would reach the target$/)).toBeVisible();
  const rivalScore = scoreAt(now, keyword, rival, retailer);
  await expect(drawer(page).getByRole('row').filter({ hasText: rival }).first()).toContainText(
    String(rivalScore?.own_product_count),
  );
  const id = now.find(({ visibility_source_name }) => visibility_source_name === keyword)?.visibility_source_id;
  const { listings } = await ask<{ listings: Listing[] }>(
    stack,
    `/visibility/listings?visibility_type=SEARCH&visibility_source_id=${id}&retailer_code=${score?.retailer_code}&date=${DAY}&first_n_products=20`,
  );
  const first = listings.filter(({ combined_position }) => (combined_position ?? 99) <= 20);
  expect(first.filter(({ brand_name }) => brand_name === brand)).toHaveLength(score?.own_product_count ?? -1);
  await expect(drawer(page).getByRole('link', { name: 'See the shelf' })).toHaveAttribute(
    'href',
    new RegExp(
      `^/shelf\\?.*visibility_type=SEARCH&visibility_source_id=${id}&retailer_code=${score?.retailer_code}&date=${DAY}&first_n_products=20&position_type=OVERALL$`,
    ),
  );
  await expect(drawer(page).getByRole('link', { name: 'See the ranks' })).toHaveAttribute(
    'href',
    new RegExp(`^/rankings\\?.*date=${DAY}&.*keyword=${keyword}`),
  );
  await expectAccessible();
  await drawer(page)
    .getByRole('button', { name: /^Evidence/ })
    .click();
  const evidence = page.getByRole('textbox', { name: 'Rows as the service sent them' });
  const serviceItem = now.find((item) => item.visibility_source_name === keyword && item.searched_brand === brand);
  expect(JSON.parse(await evidence.inputValue())).toEqual({ ...serviceItem, retailer_scores: [score] });
});

test('compares organic and sponsored positions, and links to their targets', async ({
  page,
  stack,
  expectAccessible,
}) => {
  const missedOf = async (type: string) =>
    (await searchOf(stack, DAY, `&position_type=${type}`)).find(
      (item) => item.visibility_source_name === LOST.keyword && item.searched_brand === LOST.brand,
    )?.retailer_scores ?? [];
  await page.goto(`${PAGE}&view=positions&q=${LOST.keyword}`);
  const missedWords = async (type: string) => {
    const judged = (await missedOf(type)).filter(({ is_target_met }) => is_target_met !== null);
    return [judged.filter(({ is_target_met }) => !is_target_met).length, judged.length].join(' of ');
  };
  const row = heatRow(page, LOST.keyword).first();
  await expect(row).toHaveAccessibleName(
    `${LOST.keyword}, ${LOST.brand}: ${await missedWords('ORGANIC')} organic targets missed, ${await missedWords('SPONSORED')} sponsored ones`,
  );
  await expectAccessible();
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/position_type=ORGANIC/);
  await expect(page).toHaveURL(/view=matrix/);
});

test('counts the first positions of the page by brand', async ({ page, stack, expectAccessible }) => {
  const items = await scoresOf(stack, `visibility_type=SEARCH&date=${DAY}&first_n_products=20`);
  const shelves = new Map(
    items.flatMap(({ visibility_source_id, retailer_scores }) =>
      retailer_scores.map((score) => [`${visibility_source_id} ${score.retailer_code}`, score.total_product_count]),
    ),
  );
  await page.goto(`${PAGE}&view=brands`);
  const top = page.getByRole('table', { name: 'Who has the first 20 positions' });
  for (const brand of [LOST.brand, LOST.rival]) {
    const brandScores = items
      .filter(({ searched_brand }) => searched_brand === brand)
      .flatMap((item) => item.retailer_scores);
    const row = top.getByRole('row').filter({ hasText: brand });
    const listings = sum(brandScores.map(({ own_product_count }) => own_product_count));
    await expect(row.getByRole('cell').first()).toHaveText(
      `${whole(listings)} of ${whole(sum([...shelves.values()]))}`,
    );
  }
  await expectAccessible();
  await top.getByRole('button', { name: LOST.rival }).click();
  await expect(page).toHaveURL(/view=scores/);
});

test('opens a day of the trend by keyboard, and reports a day without scores', async ({ page }) => {
  await page.goto(`/visibility?date=${DAY}`);
  const trend = page.getByRole('region', { name: 'Share of search' });
  await trend.getByRole('application').focus();
  await expect(trend.getByText('Wed 3 Jun', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`date=${STACK.collected.from}`));
  await page.goto('/visibility?date=2020-01-01');
  await expect(page.getByText(/published nothing for these days/).first()).toBeVisible();
  await page.goto(`${PAGE}&q=no+such+keyword`);
  await expect(page.getByText('There is data, but none of it passes the filters in use.').first()).toBeVisible();
});

test('applies filters to all numbers but that of the verdict, and reports invalid parameters', async ({
  page,
  stack,
}) => {
  const own = ownOf(await searchOf(stack, DAY)).filter(({ retailer_name }) => retailer_name === LOST.retailer);
  await page.goto(`${PAGE}&retailer=${encodeURIComponent(LOST.retailer)}&position_type=PAID&tag=range`);
  const targetsMet = `${own.filter(({ is_target_met }) => is_target_met).length} of ${own.length}`;
  await expect(tile(page, 'Targets met')).toContainText(targetsMet);
  await expect(page.getByText('"PAID" is not one of ORGANIC, SPONSORED, OVERALL.')).toBeVisible();
  await expect(page.getByText('Applies to other pages only: tag.')).toBeVisible();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Target/ })
    .click();
  await page.getByRole('checkbox', { name: /^missed/ }).click();
  await expect(page).toHaveURL(/target=missed/);
  // A verdict selects rows, and leaves the share of verdicts alone.
  await expect(tile(page, 'Targets met')).toContainText(targetsMet);
});

test.describe('when the service fails', () => {
  test('still shows collected data, and loads the failed day in all panels by one Retry', async ({ page, fault }) => {
    const params = { date: '2026-05-27' };
    const lift = await fault({ path: '/visibility/scores', params, fault: 'server-error' });
    await page.goto('/visibility?date=2026-05-27&days=7');
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(3);
    // The last panel needs fewer days than the tiles, but its Retry loads theirs, too.
    await retryFailedDay(page, lift);
    await expect(tile(page, 'Targets met')).toContainText(/\d+ of \d+/);
  });
});

test('keeps the keywords visible while the retailers scroll on a phone', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${PAGE}&view=matrix`);
  await expectNamesToStay(page);
  await expectToFit(page);
  await expectAccessible();
});

/** Width of an element's content that does not fit, in pixels. It may be more until the fonts have loaded. */
const cutPixels = (element: Locator) => element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

test('shows how many days are collected, even if the rest of the caption does not fit', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${PAGE}&days=60`);
    for (const title of ['Share of search', 'Share by retailer']) {
      const words = page.getByRole('region', { name: title }).getByText(/\d+ of 60 days collected/);
      await expect(words).toBeVisible();
      await expect.poll(() => cutPixels(words)).toBeLessThanOrEqual(0);
    }
  }
});

test('shows all tabs at 1280 pixels, and the titles of tiles in full on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(PAGE);
  await expect(page.getByRole('tab', { name: 'Brands' })).toBeVisible();
  await expect.poll(() => cutPixels(page.getByRole('tablist', { name: 'Views of the scores' }))).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  const cutTitles = () =>
    page
      .locator('dt button')
      .evaluateAll((titles) =>
        titles
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map((title) => title.parentElement?.textContent),
      );
  await expect.poll(cutTitles).toEqual([]);
});
