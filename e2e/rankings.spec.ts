import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import type { ProductKeyword, SearchProduct } from '@/lib/contract/visibility-search-by-product';
import { expect, requestsSeen, test } from './fixture';
import { STACK } from './stack/places';

const DAY = 'start_date=2026-06-30&end_date=2026-06-30';
const SHOP = 'Korbina DE';
/** The sample's lost keyword: from #3 to page 3 on 25 June, organic. */
const LOST = { keyword: 'waschmittel', product: 'Brumella Liquid Detergent Colour 20 washes', before: '2026-06-24' };

interface Stack {
  service: string;
  key: string;
}

async function rowsOf({ service, key }: Stack, query: string): Promise<SearchProduct[]> {
  const rows: SearchProduct[] = [];
  for (let at = 1, pages = 1; at <= pages; at += 1) {
    const target = `/visibility/search-by-product?${query}&page_size=1000&current_page=${at}`;
    const answer = await fetch(`${service}${target}`, { headers: { 'x-api-key': key } });
    const set: { items: SearchProduct[]; page_count: number } = await answer.json();
    rows.push(...set.items);
    pages = set.page_count;
  }
  return rows;
}

const whole = (value: number) => value.toLocaleString('en-US');
const grid = (page: Page) => page.getByRole('grid');
const tile = (page: Page, name: string) => page.getByRole('term').filter({ hasText: name }).locator('..');
const rowOf = (page: Page, text: string) => grid(page).getByRole('row').filter({ hasText: text });
const placesOf = (rows: readonly SearchProduct[]) => rows.flatMap(({ product_keywords }) => product_keywords);
const atShop = (rows: readonly SearchProduct[]) => rows.filter(({ retailer_name }) => retailer_name === SHOP);
const keywordOf = (row: SearchProduct | undefined, name: string): ProductKeyword | undefined =>
  row?.product_keywords.find(({ search_keyword_name }) => search_keyword_name === name);

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
});

test('a row opens its product: keywords, targets and the call behind them', async ({ page }) => {
  await page.goto(`/rankings?${DAY}&retailer=${encodeURIComponent(SHOP)}&own=own`);
  await rowOf(page, LOST.product).click();
  const drawer = page.getByRole('dialog');
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
  await expect(page.getByText('Not applied here, kept for other pages: country.')).toBeVisible();
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
    `/rankings?start_date=2026-06-20&end_date=2026-06-20&view=rivals&retailer=${encodeURIComponent(SHOP)}&days=7`,
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

test('nothing published and nothing compared are two things', async ({ page }) => {
  await page.goto('/rankings?start_date=2020-01-01&end_date=2020-01-01');
  await expect(page.getByText('Nothing was published')).toBeVisible();
  await page.goto(`/rankings?${DAY}&view=movers`);
  await page.getByRole('button', { name: 'Compare with a week before' }).click();
  await expect(page).toHaveURL(/against=2026-06-23/);
  await expect(grid(page)).toBeVisible();
});

test('the page is used by keyboard alone', async ({ page }) => {
  await page.goto(`/rankings?${DAY}&own=own`);
  await grid(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/ranks_sort=missed\.desc/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the page leaves as one workbook, with every keyword', async ({ page, stack }) => {
  const rows = atShop(await rowsOf(stack, DAY));
  await page.goto(`/rankings?${DAY}&retailer=${encodeURIComponent(SHOP)}`);
  await expect(grid(page)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export page' }).click(),
  ]);
  const files = unzipSync(await readFile(await download.path()));
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet.match(/<row>/g)).toHaveLength(rows.length + 1);
  for (const { search_keyword_name } of rows[0]?.product_keywords ?? [])
    expect(sheet).toContain(search_keyword_name ?? '');
});

test('what was asked once is not asked again', async ({ page }) => {
  const target = 'start_date=2026-06-11&end_date=2026-06-11';
  const asked = async () => (await requestsSeen(STACK.proxyPort)).filter((seen) => seen.target.includes(target)).length;
  await page.goto(`/rankings?${target}`);
  await expect(grid(page)).toBeVisible();
  const first = await asked();
  await page.reload();
  await expect(grid(page)).toBeVisible();
  expect(await asked()).toBe(first);
});

test.describe('when the service fails', () => {
  test.use({ expectedErrors: [/502/] });

  test('the panel says so and comes back', async ({ page, fault, lift }) => {
    const match = 'start_date=2026-06-12&end_date=2026-06-12';
    await fault({ match, fault: 'server-error' });
    await page.goto(`/rankings?${match}`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('status 500');
    await lift(match);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(grid(page)).toBeVisible();
  });
});

test('nulls, no data, unknown states and script in names are shown as what they are', async ({ page }) => {
  const none = { position: null, combined_position: null, page_no: null, target: null, is_on_target: null };
  const keyword = { search_keyword_id: 7, search_keyword_name: 'صابون' };
  const product = {
    search_product_id: null,
    barcode: null,
    brand_name: null,
    retailer_name: null,
    retailer_code: null,
    is_psku: null,
  };
  const odd = [
    { ...product, product_id: null, csku_title: null, is_customer_brand: null, product_keywords: [] },
    {
      ...product,
      product_id: 'A',
      csku_title: '<script>alert(1)</script>',
      is_customer_brand: true,
      product_keywords: [{ ...keyword, ...none, target: 3, is_no_data: true }],
    },
    {
      ...product,
      product_id: 'B',
      csku_title: '=2+2',
      is_customer_brand: true,
      product_keywords: [{ ...keyword, ...none, is_no_data: null }],
    },
  ];
  const meta = { fetchedAt: '2026-06-30T10:00:00Z', crawledAt: null, total: 3, missing: 0, source: 'upstream' };
  const events = [
    { type: 'meta', ...meta, revised: false, envelope: {} },
    { type: 'rows', rows: odd },
    { type: 'end' },
  ];
  await page.route('**/api/visibility/search-by-product?*', (route) =>
    route.fulfill({
      contentType: 'application/x-ndjson',
      body: events.map((event) => `${JSON.stringify(event)}\n`).join(''),
    }),
  );
  await page.goto(`/rankings?${DAY}`);
  await expect(rowOf(page, '<script>alert(1)</script>')).toContainText('·');
  await expect(rowOf(page, '=2+2')).toContainText('?');
  await expect(grid(page)).toContainText('product not stated');
  await expect(tile(page, 'Targets met')).toContainText('1 more without data');
  for (const view of ['rivals', 'course']) {
    await page.goto(`/rankings?${DAY}&view=${view}`);
    await expect(page.getByRole('tabpanel')).toBeVisible();
  }
});

for (const scheme of ['light', 'dark'] as const)
  test(`nothing bars the way to anybody (${scheme})`, async ({ page, expectAccessible }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: scheme });
    for (const view of ['matrix', 'movers', 'rivals', 'course']) {
      await page.goto(`/rankings?${DAY}&against=2026-06-24&retailer=${encodeURIComponent(SHOP)}&view=${view}`);
      await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Export' }).first()).toBeVisible();
      await expectAccessible();
    }
    await page.getByRole('tab', { name: 'Product × keyword' }).click();
    await grid(page).locator('tbody tr').first().click();
    await expect(page.getByRole('dialog').getByLabel('Keywords of the product')).toBeVisible();
    await expectAccessible();
  });

test('on a phone nothing but the table scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/rankings?${DAY}`);
  await expect(grid(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
