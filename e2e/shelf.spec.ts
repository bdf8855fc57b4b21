import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { ResponseOf } from '@/lib/contract/endpoint';
import { POSITION_TYPES } from '@/lib/contract/params';
import type { visibilityListings } from '@/lib/contract/visibility-listings';
import { ask, type Stack } from './ask';
import { expect, requestsSeen, test } from './fixture';
import { expectToFit, exportedLines, grid, tile } from './parts';
import { DAY, isOwn, LOST, onPage, ranksOf } from './rankings-page';
import { STACK } from './stack/places';

// Uses the dashboard with all days collected, whose service no other file disturbs.
test.use({ baseURL: `http://127.0.0.1:${STACK.collected.port}`, proxyPort: STACK.collected.proxyPort });
test.describe.configure({ mode: 'default' });

type Answer = ResponseOf<typeof visibilityListings>;

/** "waschmittel", whose own product falls from #3 of the organic ranks to page 3 on 25 June. */
const SOURCE = 'visibility_type=SEARCH&visibility_source_id=2021';
const SHELF = `${SOURCE}&retailer_code=korbina_de`;

const shelfOf = (stack: Stack, query: string) => ask<Answer>(stack, `/visibility/listings?${query}`);
const tiles = (page: Page) => page.locator('[data-listing]');
const collectButton = (page: Page) => page.getByRole('button', { name: /Collect \(about \d+ calls?\)$/ });

/** Opens a shelf, and collects what is missing. */
async function openCollected(page: Page, query: string) {
  await page.goto(`/shelf?${query}`);
  await expect(collectButton(page).or(tiles(page).first()).first()).toBeVisible();
  if (await collectButton(page).isVisible()) await collectButton(page).click();
  await expect(tiles(page).first()).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

test('collects two shelves at the stated cost, and shows their listings in the order of the service', async ({
  page,
  stack,
  unasked,
}) => {
  const count = await unasked();
  const query = `${SHELF}&date=${DAY}&first_n_products=${count}`;
  const { listings } = await shelfOf(stack, query);
  await page.goto(`/shelf?${query}&against=${LOST.before}`);
  await page.getByRole('button', { name: 'Collect (about 2 calls)' }).click();
  await expect(tiles(page)).toHaveCount(listings.length);
  const requests = (await requestsSeen(STACK.collected.proxyPort)).filter(
    ({ target }) => target.startsWith('/visibility/listings') && target.includes(`first_n_products=${count}`),
  );
  expect(requests).toHaveLength(2);
  const labels = await tiles(page).evaluateAll((all) => all.map((element) => element.getAttribute('aria-label') ?? ''));
  const sorted = listings.toSorted((a, b) => (a.combined_position ?? 0) - (b.combined_position ?? 0));
  for (const [index, { combined_position, is_sponsored }] of sorted.entries()) {
    expect(labels[index]).toMatch(new RegExp(`^#${combined_position}, `));
    expect(labels[index]?.includes(', sponsored')).toBe(is_sponsored === true);
  }
});

test('shows how far the product of the lost keyword fell, with the name that other pages have', async ({
  page,
  stack,
}) => {
  const query = (date: string) => `${SHELF}&date=${date}&first_n_products=60`;
  const rankOn = async (date: string) => {
    const own = (await ranksOf(stack, date)).find(
      ({ item, keyword }) =>
        item.csku_title === LOST.product &&
        item.retailer_name === LOST.retailer &&
        keyword.search_keyword_name === LOST.keyword,
    );
    const { listings } = await shelfOf(stack, query(date));
    const listing = listings.find(
      ({ product_id, is_sponsored }) => product_id === own?.item.product_id && !is_sponsored,
    );
    return listing?.combined_position ?? 0;
  };
  const [now, before] = [await rankOn(DAY), await rankOn(LOST.before)];
  expect(now - before).toBeGreaterThan(20);
  await openCollected(page, `${query(DAY)}&against=${LOST.before}`);
  const name = `#${now}, ${LOST.product}, own, ${now - before} positions down from #${before}`;
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText(`#${now}, ${now - before} positions down from #${before}`);
  await expect(drawer.getByRole('link', { name: 'See its ranks' })).toHaveAttribute('href', /^\/rankings\?.*product=/);
});

test('counts own products among the first ten by ranks on days without listings, and opens a day', async ({
  page,
  stack,
}) => {
  const day = '2026-06-20';
  const ranks = await Promise.all(POSITION_TYPES.map((type) => ranksOf(stack, day, type)));
  const first = new Map(
    ranks
      .flat()
      .filter(
        ({ item, keyword }) => item.retailer_name === LOST.retailer && keyword.search_keyword_name === LOST.keyword,
      )
      .flatMap((rank) => ((onPage(rank) ?? 99) <= 10 ? [[onPage(rank), isOwn(rank)] as const] : [])),
  );
  const own = [...first.values()].filter(Boolean).length;
  await page.goto(`/shelf?${SHELF}&date=${DAY}`);
  const column = page.getByRole('group', { name: 'Days of this shelf' }).getByRole('button', { name: /^Sat 20 Jun/ });
  await expect(column).toHaveAccessibleName(
    first.size >= 8 ? new RegExp(`: ${own} of ${first.size} own\\..*By ranks of tracked products`) : /: not known$/,
  );
  await column.click();
  await expect(page).toHaveURL(new RegExp(`date=${day}`));
  await expect(column).toHaveAttribute('aria-current', 'date');
  await expect(tile(page, 'Own in the first 10')).toContainText(first.size >= 8 ? `of ${first.size}` : '—');
});

test('puts two retailers side by side', async ({ page, stack }) => {
  const [here, there] = await Promise.all(
    ['korbina_de', 'seifenhof_de'].map((code) =>
      shelfOf(stack, `${SOURCE}&retailer_code=${code}&date=${DAY}&first_n_products=20`),
    ),
  );
  await openCollected(page, `${SHELF}&date=${DAY}&beside=seifenhof_de`);
  await expect(tiles(page)).toHaveCount((here?.listings.length ?? 0) + (there?.listings.length ?? 0));
});

test('exports the shelf as a picture without foreign images, and its listings as a table', async ({ page, stack }) => {
  const { listings } = await shelfOf(stack, `${SHELF}&date=${DAY}&first_n_products=20`);
  await openCollected(page, `${SHELF}&date=${DAY}`);
  const save = async (item: string) => {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: item }).click(),
    ]);
    return readFile(await file.path());
  };
  const svg = (await save('Drawing (SVG)')).toString();
  expect(svg.match(/>Sponsored</g)).toHaveLength(listings.filter(({ is_sponsored }) => is_sponsored).length);
  expect(svg).not.toContain('href=');
  const png = await save('Picture (PNG)');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  await page.goto(`/shelf?${SHELF}&date=${DAY}&view=table`);
  await expect(grid(page)).toBeVisible();
  expect(await exportedLines(page, page.getByRole('region', { name: 'Listings' }))).toHaveLength(listings.length + 1);
});

test('keeps the positions of listings that a filter leaves out', async ({ page, stack }) => {
  const { listings } = await shelfOf(stack, `${SHELF}&date=${DAY}&first_n_products=20`);
  const brand = listings.find(({ brand_name }) => brand_name)?.brand_name ?? '';
  const others = listings.filter(({ brand_name }) => brand_name !== brand).length;
  await openCollected(page, `${SHELF}&date=${DAY}&brand=${encodeURIComponent(brand)}`);
  await expect(tiles(page)).toHaveCount(listings.length);
  await expect(page.locator('[data-faded]')).toHaveCount(others);
});

test('opens the shelf of a keyword from the command palette', async ({ page }) => {
  await page.goto(`/visibility?date=${DAY}`);
  await expect(page.getByRole('tablist')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Page, SKU, retailer, keyword or action' }).fill(LOST.keyword);
  const shelves = page.getByRole('group', { name: 'Shelves' });
  await shelves
    .getByRole('option', { name: new RegExp(`^${LOST.keyword}\\b`) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/shelf\?.*keyword=/);
  await expect(page.getByRole('button', { name: new RegExp(`^Keyword ${LOST.keyword}`) })).toBeVisible();
});

test('reports a failed collection, and an invalid address', async ({ page, fault, unasked }) => {
  const params = { first_n_products: String(await unasked()) };
  const lift = await fault({ path: '/visibility/listings', params, fault: 'server-error' });
  await page.goto(`/shelf?${SHELF}&date=${DAY}&${new URLSearchParams(params)}`);
  await page.getByRole('button', { name: 'Collect (about 2 calls)' }).click();
  const alert = page.getByRole('main').getByRole('alert').first();
  await expect(alert).toContainText('status 500');
  await lift();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(tiles(page).first()).toBeVisible();
  await page.goto('/shelf?position_type=PAID');
  await expect(page.getByText('"PAID" is not one of ORGANIC, SPONSORED, OVERALL.')).toBeVisible();
});

test('has accessible views, and fits a phone', async ({ page, expectAccessible }) => {
  test.slow();
  for (const view of ['shelf', 'pair', 'table']) {
    await page.goto(`/shelf?${SHELF}&date=${DAY}&view=${view}`);
    await expect(page.getByRole('group', { name: 'Days of this shelf' })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await openCollected(page, `${SHELF}&date=${DAY}`);
  await expectToFit(page);
});
