import type { SearchProduct } from '@/lib/contract/visibility-search-by-product';
import { expect, test } from './fixture';
import { grid, tile, whole } from './parts';
import { atShop, DAY, keywordOf, LOST, placesOf, rowOf, rowsOf, SHOP } from './rankings-page';

test('targets, distance and places are those of the service', async ({ page, stack }) => {
  const rows = await rowsOf(stack, DAY);
  const judged = placesOf(rows).filter(({ is_on_target, is_no_data }) => is_on_target !== null && !is_no_data);
  const met = judged.filter(({ is_on_target }) => is_on_target);
  const missed = judged.filter(({ is_on_target }) => !is_on_target);
  const ranked = missed.filter(({ combined_position }) => combined_position !== null);
  const distance = ranked.reduce((sum, one) => sum + (one.combined_position ?? 0) - (one.target ?? 0), 0);
  const own = placesOf(rows.filter(({ is_customer_brand }) => is_customer_brand));
  await page.goto(`/rankings?${DAY}`);
  await expect(tile(page, 'Targets met')).toContainText(`${whole(met.length)} of ${whole(judged.length)}`);
  await expect(tile(page, 'Distance to target')).toContainText(whole(distance));
  await expect(tile(page, 'Distance to target')).toContainText(
    `${whole(missed.length - ranked.length)} more not ranked`,
  );
  await expect(tile(page, 'Own places on page one')).toContainText(
    whole(own.filter(({ page_no }) => page_no === 1).length),
  );
  await expect(page.getByText(`${whole(rows.length)} products`, { exact: true })).toBeVisible();

  const shelves = new Map<string, number>();
  for (const { retailer_code, is_customer_brand, product_keywords } of rows)
    for (const { search_keyword_id, combined_position } of product_keywords) {
      const shelf = `${retailer_code} ${search_keyword_id}`;
      if (is_customer_brand && combined_position !== null) shelves.set(shelf, (shelves.get(shelf) ?? 0) + 1);
    }
  const rivals = [...shelves.values()].filter((count) => count > 1);
  await expect(tile(page, 'Own against own')).toContainText(`${rivals.length}of ${shelves.size} shelves`);
});

test('a cell says rank, page, target and verdict as the service gives them', async ({ page, stack }) => {
  const rows = atShop(await rowsOf(stack, `${DAY}&position_type=ORGANIC`));
  const row = rows.find(({ csku_title }) => csku_title === LOST.product);
  const place = keywordOf(row, LOST.keyword);
  await page.goto(`/rankings?${DAY}&position_type=ORGANIC&retailer=${encodeURIComponent(SHOP)}&own=own`);
  await page.getByRole('textbox', { name: 'Search products' }).fill(LOST.product);
  const cell = rowOf(page, LOST.product)
    .getByRole('gridcell')
    .filter({ hasText: `p${place?.page_no}` });
  await expect(cell.first()).toContainText(`#${place?.position}`);
  await expect(cell.first()).toContainText(`≤${place?.target}`);
  await expect(cell.first()).toContainText(place?.is_on_target ? 'target met' : 'target missed');
  await page.getByRole('combobox', { name: 'Rank' }).click();
  await page.getByRole('option', { name: 'On the page' }).click();
  await expect(cell.first()).toContainText(`#${place?.combined_position}`);
  await expect(page.getByText('targets are held against the rank within its kind')).toBeVisible();
});

test('the lost keyword is the farthest fall, off page one, and like for like', async ({ page, stack }) => {
  const query = (day: string) => `start_date=${day}&end_date=${day}&position_type=ORGANIC`;
  const now = atShop(await rowsOf(stack, query('2026-06-30')));
  const before = atShop(await rowsOf(stack, query(LOST.before)));
  const find = (rows: SearchProduct[]) => rows.find(({ csku_title }) => csku_title === LOST.product);
  const [today, then] = [keywordOf(find(now), LOST.keyword), keywordOf(find(before), LOST.keyword)];
  expect(then?.page_no).toBe(1);
  expect(today?.page_no).toBe(3);

  await page.goto(
    `/rankings?${query('2026-06-30')}&view=movers&against=${LOST.before}&retailer=${encodeURIComponent(SHOP)}&own=own`,
  );
  const first = grid(page).locator('tbody tr').first();
  await expect(first).toContainText(LOST.product);
  await expect(first).toContainText(LOST.keyword);
  await expect(first).toContainText(`#${then?.position}`);
  await expect(first).toContainText(`#${today?.position}`);

  const key = ({ product_id }: SearchProduct) => product_id;
  const earlier = new Map(before.map((row) => [key(row), row]));
  const later = new Map(now.map((row) => [key(row), row]));
  const ids = [...new Set([...earlier.keys(), ...later.keys()])].filter(
    (id) => (later.get(id) ?? earlier.get(id))?.is_customer_brand,
  );
  const pairs = ids.flatMap((id) =>
    [
      ...new Set(
        placesOf([earlier.get(id), later.get(id)].flatMap((row) => row ?? [])).map((one) => one.search_keyword_name),
      ),
    ].map((name) => ({
      now: keywordOf(later.get(id), name ?? '')?.position ?? null,
      before: keywordOf(earlier.get(id), name ?? '')?.position ?? null,
    })),
  );
  const count = (test: (pair: (typeof pairs)[number]) => boolean) => pairs.filter(test).length;
  const both = pairs.filter((pair) => pair.now !== null && pair.before !== null);
  const counts = {
    Up: both.filter((pair) => (pair.now ?? 0) < (pair.before ?? 0)).length,
    Down: both.filter((pair) => (pair.now ?? 0) > (pair.before ?? 0)).length,
    Entered: count((pair) => pair.now !== null && pair.before === null),
    Left: count((pair) => pair.now === null && pair.before !== null),
  };
  for (const [move, number] of Object.entries(counts))
    await expect(page.getByRole('button', { name: `${move} ${number}`, exact: true })).toBeVisible();
  await page.getByRole('button', { name: /Fell off page one/ }).click();
  await expect(first).toContainText(LOST.product);

  const judged = [...earlier.keys()].flatMap((id) =>
    placesOf([earlier.get(id)].flatMap((row) => (row?.is_customer_brand ? row : []))).flatMap((one) => {
      const other = keywordOf(later.get(id), one.search_keyword_name ?? '');
      return one.is_on_target === null || !other || other.is_on_target === null ? [] : [{ before: one, now: other }];
    }),
  );
  const met = {
    before: judged.filter((pair) => pair.before.is_on_target),
    now: judged.filter((pair) => pair.now.is_on_target),
  };
  await expect(tile(page, 'Targets met')).toContainText(
    `${whole(met.before.length)} → ${whole(met.now.length)} like for like`,
  );
});

test('a product that left is looked at as it was', async ({ page }) => {
  await page.goto(
    `/rankings?${DAY}&against=${LOST.before}&view=movers&moved=left&retailer=${encodeURIComponent(SHOP)}`,
  );
  const places = page.getByRole('dialog').getByRole('table', { name: 'Keywords of the product' });
  await grid(page).locator('tbody tr').first().click();
  await expect(places.getByRole('rowheader').first()).toBeVisible();
  await expect(places.getByRole('row').nth(1)).toContainText('#');
});

test('a row opens its product: keywords, who is above, and the call behind them', async ({ page, stack }) => {
  await page.goto(
    `/rankings?${DAY}&retailer=${encodeURIComponent(SHOP)}&own=own&ranks_q=${encodeURIComponent(LOST.product)}`,
  );
  await rowOf(page, LOST.product).click();
  const drawer = page.getByRole('dialog');
  const rows = atShop(await rowsOf(stack, DAY));
  const rankIn = (row: SearchProduct | undefined) => keywordOf(row, LOST.keyword)?.combined_position ?? null;
  const own = rankIn(rows.find(({ csku_title }) => csku_title === LOST.product));
  const above = rows.filter((row) => (rankIn(row) ?? Number.POSITIVE_INFINITY) < (own ?? 0));
  const first = above.find((row) => rankIn(row) === 1);
  const list = drawer
    .getByRole('rowgroup')
    .filter({ has: page.getByRole('rowheader', { name: LOST.keyword, exact: true }) });
  await expect(list).toContainText(`#1${first?.csku_title}`);
  await expect(list).toContainText(`${above.length - 3} more products above it`);
  await expect(drawer.getByRole('rowheader', { name: LOST.keyword, exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: 'Evidence' }).click();
  const evidence = page.getByRole('dialog').last();
  await expect(evidence.getByText('start_date = 2026-06-30')).toBeVisible();
  await expect(evidence.getByLabel('Rows as the service sent them')).toHaveValue(
    new RegExp(`"csku_title": "${LOST.product}"`),
  );
});

test('filters narrow products and keywords, and go along', async ({ page, stack }) => {
  const rows = atShop(await rowsOf(stack, DAY)).filter(({ is_customer_brand }) => is_customer_brand);
  const judged = rows.flatMap((row) => keywordOf(row, LOST.keyword) ?? []).filter((one) => one.is_on_target !== null);
  await page.goto(`/rankings?${DAY}&retailer=${encodeURIComponent(SHOP)}&own=own&keyword=${LOST.keyword}&country=DE`);
  const met = judged.filter(({ is_on_target }) => is_on_target).length;
  await expect(tile(page, 'Targets met')).toContainText(`${met} of ${judged.length}`);
  await expect(page.getByText('Applies to other pages only: country.')).toBeVisible();
  await page.getByRole('switch', { name: 'Missed targets only' }).click();
  await expect(page.getByText(`${judged.length - met} products`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(page.getByRole('switch', { name: 'Missed targets only' })).not.toBeChecked();
});

test('own products against each other lead to their course, whose days are collected at a stated cost', async ({
  page,
}) => {
  test.slow();
  await page.goto(
    // Earlier than the days that the Overview reads.
    `/rankings?start_date=2026-05-05&end_date=2026-05-05&view=rivals&retailer=${encodeURIComponent(SHOP)}&days=7`,
  );
  await grid(page).locator('tbody tr').first().click();
  await expect(page).toHaveURL(/view=course/);
  await expect(page.getByText(/of 7 days are collected\. The other \d cost about \d+ requests/)).toBeVisible();
  await page.getByRole('button', { name: /Collect \d days/ }).click();
  await expect(page.getByText('7 of 7 days are collected.')).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.recharts-wrapper')).toBeVisible();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(page.getByRole('tabpanel').getByRole('row')).toHaveCount(8);
});
