import type { Listing } from '@/lib/contract/visibility-listings';
import { ask } from './ask';
import { expect, requestCount, test } from './fixture';
import { grid, tile, whole } from './parts';
import { cellOf, DAY, drawer, LOST, ownOf, PAGE, percent, scoreAt, scoresOf, searchOf, sum } from './visibility-page';

test('the numbers are those of the service, each with what it is of', async ({ page, stack }) => {
  const items = await searchOf(stack, DAY);
  const own = ownOf(items);
  const judged = own.filter(({ is_target_met }) => is_target_met !== null);
  await page.goto(PAGE);
  const met = `${judged.filter(({ is_target_met }) => is_target_met).length} of ${judged.length}`;
  await expect(tile(page, 'Targets met')).toContainText(met);
  await expect(page.getByText(`targets met: ${met}`)).toBeVisible();
  const key = ownOf(items.filter(({ is_power_visibility_source }) => is_power_visibility_source));
  await expect(tile(page, 'Key sources')).toContainText(
    `${key.filter(({ is_target_met }) => is_target_met).length} of ${key.length}`,
  );

  const shelves = new Map(
    items
      .filter(({ is_own_brand }) => is_own_brand)
      .flatMap(({ visibility_source_id, retailer_scores }) =>
        retailer_scores.map((at) => [`${visibility_source_id} ${at.retailer_code}`, at.total_product_count ?? 0]),
      ),
  );
  const [ours, all] = [sum(own.map(({ own_product_count }) => own_product_count)), sum([...shelves.values()])];
  await expect(tile(page, 'Own share')).toContainText(percent(ours / all));
  await expect(tile(page, 'Own share')).toContainText(`${whole(ours)} of ${whole(all)} products`);

  const missed = judged.filter(({ is_target_met }) => !is_target_met);
  const near = missed.filter(
    ({ own_product_count, total_product_count, target }) =>
      (((own_product_count ?? 0) + 1) / (total_product_count ?? 1)) * 100 >= (target ?? 0),
  );
  await expect(tile(page, 'One listing away')).toContainText(`${near.length}of ${missed.length} missed`);
  await expect(page.getByText('First 20 products · search · overall · 30 Jun 2026.')).toBeVisible();
});

test('the lost keyword is found, and what is behind it is what the shelf holds', async ({ page, stack }) => {
  const { keyword, retailer, brand, rival, before } = LOST;
  const [now, then] = [await searchOf(stack, DAY), await searchOf(stack, before)];
  const score = scoreAt(now, keyword, brand, retailer);
  const change = (score?.score ?? 0) - (scoreAt(then, keyword, brand, retailer)?.score ?? 0);
  expect(change).toBeLessThan(0);
  await page.goto(`${PAGE}&against=${before}&q=${keyword}`);
  const cell = await cellOf(page, keyword, retailer);
  await expect(cell).toContainText(((score?.score ?? 0) - (score?.target ?? 0)).toFixed(1));
  await expect(cell).toContainText('target missed');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(cell).toContainText(change.toFixed(1));

  await cell.getByRole('button').click();
  await expect(drawer(page).getByText(`${score?.own_product_count} of ${score?.total_product_count}`)).toBeVisible();
  await expect(drawer(page).getByText(/^adds 5\.0 pp; \d more reach the target$/)).toBeVisible();
  const rivalScore = scoreAt(now, keyword, rival, retailer);
  await expect(drawer(page).getByRole('row').filter({ hasText: rival })).toContainText(
    String(rivalScore?.own_product_count),
  );

  const id = now.find(({ visibility_source_name }) => visibility_source_name === keyword)?.visibility_source_id;
  const shelf = await ask<{ listings: Listing[] }>(
    stack,
    `/visibility/listings?visibility_type=SEARCH&visibility_source_id=${id}&retailer_code=${score?.retailer_code}&date=${DAY}&first_n_products=20`,
  );
  const first = shelf.listings.filter(({ combined_position }) => (combined_position ?? 99) <= 20);
  await expect(drawer(page).getByRole('link', { name: 'See the shelf' })).toHaveAttribute(
    'href',
    `/shelf?visibility_type=SEARCH&visibility_source_id=${id}&retailer_code=${score?.retailer_code}&date=${DAY}&first_n_products=20&position_type=OVERALL`,
  );
  expect(first).toHaveLength(score?.total_product_count ?? -1);
  expect(first.filter(({ brand_name }) => brand_name === brand)).toHaveLength(score?.own_product_count ?? -1);

  await drawer(page)
    .getByRole('button', { name: /^Evidence/ })
    .click();
  const evidence = page.getByRole('textbox', { name: 'Rows as the service sent them' });
  expect(JSON.parse(await evidence.inputValue())).toEqual(
    now.find(
      ({ visibility_source_name, searched_brand }) => visibility_source_name === keyword && searched_brand === brand,
    ),
  );
});

test('organic, sponsored and overall stand side by side; a click asks for the kind it shows', async ({
  page,
  stack,
}) => {
  await page.goto(`${PAGE}&view=positions`);
  for (const [name, type] of [
    ['Organic', 'ORGANIC'],
    ['Sponsored', 'SPONSORED'],
    ['Overall', 'OVERALL'],
  ] as const) {
    const all = ownOf(await searchOf(stack, DAY, `&position_type=${type}`));
    const own = all.filter(({ is_target_met }) => is_target_met !== null);
    const met = own.filter(({ is_target_met }) => is_target_met).length;
    await expect(tile(page, name).filter({ hasText: 'met' }).last()).toContainText(`${met} of ${own.length} met`);
  }
  await grid(page).getByRole('gridcell').getByRole('button').first().click();
  await expect(drawer(page)).toContainText('· organic ·');
  await expect(page).toHaveURL(/position_type=ORGANIC/);
});

test('shares by brand are parts of one whole, the same in chart, table and csv', async ({ page, stack }) => {
  const items = await scoresOf(stack, `visibility_type=CATEGORY&date=${DAY}&first_n_products=10`);
  await page.goto(`${PAGE}&view=brands&visibility_type=CATEGORY&first_n_products=10&shares=retailer`);
  await expect(page.getByText('of all products counted')).toBeVisible();
  await page.getByRole('button', { name: 'Table' }).click();
  const at = items.flatMap((item) =>
    item.retailer_scores
      .filter(({ retailer_name }) => retailer_name === LOST.retailer)
      .map((score) => ({ item, score })),
  );
  const shelves = new Map(at.map(({ item, score }) => [item.visibility_source_id, score.total_product_count]));
  const products = sum([...shelves.values()]);
  const row = page.getByRole('row').filter({ hasText: LOST.retailer });
  const headers = await page.getByRole('columnheader').allTextContents();
  for (const brand of ['Velquin', 'Brumella', 'Fenwarra']) {
    const its = sum(at.filter(({ item }) => item.searched_brand === brand).map(({ score }) => score.own_product_count));
    const cell = row.getByRole('cell').nth(headers.indexOf(`${brand} (%)`));
    expect(Number(await cell.textContent())).toBeCloseTo((its / products) * 100, 2);
  }
});

test('a tile says what it was like for like, and leads to its rows', async ({ page, stack }) => {
  const [now, before] = [await searchOf(stack, DAY), await searchOf(stack, LOST.before)].map((items) =>
    items
      .filter(({ is_own_brand }) => is_own_brand)
      .flatMap(({ visibility_source_id, searched_brand, retailer_scores }) =>
        retailer_scores.map((at) => ({ id: `${visibility_source_id} ${searched_brand} ${at.retailer_code}`, at })),
      ),
  );
  const then = new Map(before?.map(({ id, at }) => [id, at]));
  const both = (now ?? []).flatMap(({ id, at }) => ({ now: at, before: then.get(id) }));
  const judged = both.filter(
    (pair) => pair.now.is_target_met !== null && (pair.before?.is_target_met ?? null) !== null,
  );
  const met = (day: 'now' | 'before') => judged.filter((pair) => pair[day]?.is_target_met).length;
  await page.goto(`${PAGE}&against=${LOST.before}`);
  await expect(tile(page, 'Targets met')).toContainText(
    `${met('before')} → ${met('now')} of ${judged.length} like for like`,
  );
  await tile(page, 'Targets met').getByRole('button').click();
  const missed = (now ?? []).filter(({ at }) => at.is_target_met === false);
  await expect(page.getByRole('tabpanel').getByText(`${missed.length} scores`, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/target=missed/);
});

test('the first ten places are those that the service counts, whatever number the page counts', async ({
  page,
  stack,
}) => {
  const items = await scoresOf(stack, `visibility_type=SEARCH&date=${DAY}&first_n_products=10`);
  const shelves = new Map(
    items.flatMap(({ visibility_source_id, retailer_scores }) =>
      retailer_scores.map((at) => [`${visibility_source_id} ${at.retailer_code}`, at.total_product_count]),
    ),
  );
  await page.goto(`${PAGE}&view=brands`);
  const top = page.getByRole('grid', { name: /first 10 products/ });
  for (const brand of [LOST.brand, LOST.rival]) {
    const its = items.filter(({ searched_brand }) => searched_brand === brand).flatMap((item) => item.retailer_scores);
    const row = top.getByRole('row').filter({ hasText: brand });
    const held = sum(its.map(({ own_product_count }) => own_product_count));
    await expect(row.getByRole('gridcell').nth(1)).toHaveText(`${held} of ${whole(sum([...shelves.values()]))}`);
    const there = its.filter(({ own_product_count }) => (own_product_count ?? 0) > 0);
    await expect(row.getByRole('gridcell').nth(3)).toHaveText(`${there.length} of ${shelves.size}`);
  }
  await top.getByRole('row').filter({ hasText: LOST.rival }).click();
  await expect(page).toHaveURL(/first_n_products=10/);
  await expect(page).toHaveURL(/view=scores/);
});

test('missing days cost what is said, are collected once, and make the trend', async ({ page, stack, unasked }) => {
  const params = { first_n_products: String(await unasked()) };
  const query = String(new URLSearchParams(params));
  const asked = () => requestCount({ path: '/visibility/scores', params });
  const address = `/visibility?date=2026-06-20&${query}&view=trend&days=14`;
  await page.goto(address);
  await expect(page.getByText(/^1 of 14 days are collected\. The other 13 cost about 13 requests/)).toBeVisible();
  expect(await asked()).toBe(1);
  await page.getByRole('button', { name: 'Collect 13 days' }).click();
  await expect(page.getByText('14 of 14 days are collected.')).toBeVisible();
  expect(await asked()).toBe(14);

  await page.getByRole('button', { name: 'Table' }).first().click();
  const own = ownOf(await scoresOf(stack, `visibility_type=SEARCH&date=2026-06-10&${query}`));
  const met = own.filter(({ is_target_met }) => is_target_met).length / own.length;
  const row = page.getByRole('row').filter({ hasText: '10 Jun 2026' });
  expect(Number(await row.getByRole('cell').nth(1).textContent())).toBeCloseTo(met, 2);
  await expect(row.getByRole('link', { name: '10 Jun 2026' })).toHaveAttribute('href', /date=2026-06-10/);
  await page.reload();
  await expect(page.getByText('14 of 14 days are collected.')).toBeVisible();

  // The second day of the chart opens by keyboard, on the page's first view, with what was set.
  await page.getByRole('application').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/date=2026-06-08/);
  await expect(page).toHaveURL(new RegExp(query));
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await asked()).toBe(14);
});
