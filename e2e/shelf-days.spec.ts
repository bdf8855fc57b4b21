import { readFile } from 'node:fs/promises';
import type { SearchProduct } from '@/lib/contract/visibility-search-by-product';
import { ask } from './ask';
import { expect, requestCount, test } from './fixture';
import { grid, tile } from './parts';
import { SHELF, SOURCE, shelfOf, tiles } from './shelf-page';

const AT = 'retailer_code=korbina_de';

test('collected days are walked over by key; collecting the others costs what was said', async ({
  page,
  stack,
  unasked,
}) => {
  test.slow();
  const params = { first_n_products: String(await unasked()) };
  const firstN = String(new URLSearchParams(params));
  const listings = () => requestCount({ path: '/visibility/listings', params });
  await page.goto(`/shelf?${SOURCE}&${AT}&date=2026-06-30&${firstN}`);
  await expect(page.getByText('1 of 28 days are collected. The other 27 cost about 27 requests')).toBeVisible();
  await page.getByRole('button', { name: 'Collect 27 days' }).click();
  await expect(page.getByText('28 of 28 days are collected.')).toBeVisible({ timeout: 60_000 });
  expect(await listings()).toBe(28);

  const strip = page.getByRole('group', { name: 'Collected days of this shelf' });
  await strip.getByRole('radio', { name: '30 Jun 2026' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.waitForURL(/date=2026-06-29/);
  await expect(page.getByRole('heading', { name: 'Korbina DE, 29 Jun 2026' })).toBeVisible();
  await expect(strip.getByRole('radio', { name: '29 Jun 2026' })).toBeFocused();

  await page.getByRole('tab', { name: 'Brands' }).click();
  const course = page.getByRole('region', { name: 'Who held it, day by day' });
  await course.getByRole('button', { name: 'Table' }).click();
  const { listings: rows } = await shelfOf(stack, `${SOURCE}&${AT}&date=2026-06-24&${firstN}`);
  const own = rows.filter(({ brand_name }) => brand_name === 'Brumella').length;
  const headers = await course.getByRole('columnheader').allTextContents();
  const cells = course.getByRole('row', { name: '24 Jun 2026' }).getByRole('cell');
  await expect(cells.nth(headers.indexOf('Brumella'))).toHaveText(String(own));
  await expect(cells.last()).toHaveText(String(rows.length));
  expect(await listings()).toBe(28);
});

test('a number leads to the rows that it counts, and brands hold what the rows say', async ({ page, stack }) => {
  const { listings } = await shelfOf(stack, SHELF);
  const own = listings.filter(({ is_searched_brand }) => is_searched_brand).length;
  await page.goto(`/shelf?${SHELF}&view=brands`);
  const held = page.getByRole('region', { name: 'Who holds the shelf' });
  await held.getByRole('button', { name: 'Table' }).click();
  for (const brand of new Set(listings.map(({ brand_name }) => brand_name ?? ''))) {
    const its = listings.filter(({ brand_name }) => brand_name === brand);
    const paid = its.filter(({ is_sponsored }) => is_sponsored).length;
    const first = Math.min(...its.map(({ combined_position }) => combined_position ?? 0));
    const row = held.getByRole('row').filter({ has: page.getByRole('cell', { name: brand, exact: true }) });
    const numbers = [its.length, its.length - paid, paid, 0, first];
    await expect(row.getByRole('cell')).toHaveText([brand, ...numbers.map(String)]);
  }
  await tile(page, 'Own among the first 20').getByRole('button').click();
  await page.waitForURL(/own=own/);
  await expect(grid(page).getByRole('row')).toHaveCount(own + 1);
});

test('the shelf leaves as a picture: every place, its marks, nothing foreign', async ({ page, stack }) => {
  const { listings } = await shelfOf(stack, SHELF);
  await page.goto(`/shelf?${SHELF}`);
  await expect(tiles(page)).toHaveCount(listings.length);
  const panel = page.getByRole('region', { name: 'The shelf as the shopper saw it' });
  const save = async (item: string) => {
    await panel.getByRole('button', { name: 'Export' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: item }).click(),
    ]);
    return readFile(await file.path());
  };
  const svg = (await save('Drawing (SVG)')).toString();
  expect(svg.match(/>#\d+</g)).toHaveLength(listings.length);
  expect(svg.match(/>Sponsored</g)).toHaveLength(listings.filter(({ is_sponsored }) => is_sponsored).length);
  expect(svg.match(/stroke-width="2"/g)).toHaveLength(listings.filter((one) => one.is_searched_brand).length + 1);
  expect(svg).toContain('Korbina DE, 30 Jun 2026');
  expect(svg).not.toMatch(/href="(?!data:)/);
  const png = await save('Picture (PNG)');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBeGreaterThan(2000);
});

test('a product stands for other keywords where the search rankings of the day say', async ({ page, stack }) => {
  const { listings } = await shelfOf(stack, SHELF);
  const own = listings.find(({ is_searched_brand }) => is_searched_brand);
  const day = 'start_date=2026-06-30&end_date=2026-06-30';
  const pages = [1, 2, 3].map((no) =>
    ask<{ items: SearchProduct[] }>(stack, `/visibility/search-by-product?${day}&page_size=1000&current_page=${no}`),
  );
  const items = (await Promise.all(pages)).flatMap((one) => one.items);
  const item = items.find((one) => one.retailer_code === 'korbina_de' && one.product_id === own?.product_id);
  const ranked = item?.product_keywords.filter((one) => one.combined_position !== null) ?? [];
  expect(ranked.length).toBeGreaterThan(0);
  await page.goto(`/shelf?${SHELF}`);
  await page
    .getByRole('button', { name: `, ${own?.product_title}, ${own?.brand_name}` })
    .first()
    .click();
  const ranks = page.getByRole('dialog').getByRole('region', { name: 'Places for other keywords' });
  await expect(ranks.getByText('Ranks are loading.')).toHaveCount(0);
  const askFor = ranks.getByRole('button', { name: 'Ask for the ranks' });
  const summary = ranks.getByText(`Ranked for ${ranked.length} of`);
  await expect(askFor.or(summary)).toBeVisible();
  if (await askFor.isVisible()) await askFor.click();
  await expect(summary).toBeVisible({ timeout: 30_000 });
  for (const { search_keyword_name, combined_position } of ranked)
    await expect(
      ranks
        .getByRole('row')
        .filter({ hasText: search_keyword_name ?? '' })
        .filter({ hasText: `#${combined_position}` }),
    ).not.toHaveCount(0);
  await expect(ranks.getByRole('rowheader', { name: 'waschmittel, this shelf' })).toBeVisible();
});
