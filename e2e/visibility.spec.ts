import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import type { Listing } from '@/lib/contract/visibility-listings';
import type { VisibilityScore } from '@/lib/contract/visibility-scores';
import { expect, requestsSeen, test } from './fixture';
import { STACK } from './stack/places';

const DAY = STACK.asOf;
const PAGE = `/visibility?date=${DAY}`;
/** The lost keyword of the sample: from 25 June on a competitor buys all paid places of it. */
const LOST = {
  keyword: 'waschmittel',
  retailer: 'Korbina DE',
  brand: 'Brumella',
  rival: 'Mirabrook',
  before: '2026-06-24',
};

interface Stack {
  service: string;
  key: string;
}

async function ask<Answer>({ service, key }: Stack, target: string): Promise<Answer> {
  const answer = await fetch(`${service}${target}`, { headers: { 'x-api-key': key } });
  return answer.json();
}

/** The whole set as the service itself gives it: what the page must agree with. */
async function scoresOf(stack: Stack, query: string): Promise<VisibilityScore[]> {
  const { items } = await ask<{ items: VisibilityScore[] }>(stack, `/visibility/scores?page_size=1000&${query}`);
  return items;
}

const searchOf = (stack: Stack, date: string, more = '') =>
  scoresOf(stack, `visibility_type=SEARCH&date=${date}&first_n_products=20${more}`);

function scoreAt(items: readonly VisibilityScore[], keyword: string, brand: string, retailer: string) {
  const item = items.find((one) => one.visibility_source_name === keyword && one.searched_brand === brand);
  return item?.retailer_scores.find(({ retailer_name }) => retailer_name === retailer);
}

const ownOf = (items: readonly VisibilityScore[]) =>
  items.filter(({ is_own_brand }) => is_own_brand).flatMap(({ retailer_scores }) => retailer_scores);
const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0);
const whole = (value: number) => value.toLocaleString('en-US');
const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const tile = (page: Page, name: string) => page.getByRole('term').filter({ hasText: name }).locator('..');
const grid = (page: Page) => page.getByRole('grid');
const drawer = (page: Page) => page.getByRole('dialog');
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const callsAbout = async (text: string) =>
  (await requestsSeen(STACK.proxyPort)).filter(
    ({ target }) => target.includes('/visibility/scores') && target.includes(text),
  ).length;

/** The cell of a row of the matrix under a retailer's header. */
async function cellOf(page: Page, keyword: string, retailer: string) {
  const header = grid(page).getByRole('columnheader', { name: retailer });
  const column = await header.evaluate((cell) => [...(cell.parentElement?.children ?? [])].indexOf(cell));
  return grid(page).getByRole('row').filter({ hasText: keyword }).first().getByRole('gridcell').nth(column);
}

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
    const own = ownOf(await searchOf(stack, DAY, `&position_type=${type}`));
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

test('missing days cost what is said, are collected once, and make the trend', async ({ page, stack }) => {
  const query = 'first_n_products=5';
  const address = `/visibility?date=2026-06-20&${query}&view=trend&days=14`;
  await page.goto(address);
  await expect(page.getByText(/^1 of 14 days are collected\. The other 13 cost about 13 requests/)).toBeVisible();
  expect(await callsAbout(query)).toBe(1);
  await page.getByRole('button', { name: 'Collect 13 days' }).click();
  await expect(page.getByText('14 of 14 days are collected.')).toBeVisible();
  expect(await callsAbout(query)).toBe(14);

  await page.getByRole('button', { name: 'Table' }).first().click();
  const own = ownOf(await scoresOf(stack, `visibility_type=SEARCH&date=2026-06-10&${query}`));
  const met = own.filter(({ is_target_met }) => is_target_met).length / own.length;
  const row = page.getByRole('row').filter({ hasText: '10 Jun 2026' });
  expect(Number(await row.getByRole('cell').nth(1).textContent())).toBeCloseTo(met, 2);
  await page.reload();
  await expect(page.getByText('14 of 14 days are collected.')).toBeVisible();
  expect(await callsAbout(query)).toBe(14);
});

test('filters narrow every number and live in the address; what cannot be followed is said', async ({
  page,
  stack,
}) => {
  const own = ownOf(await searchOf(stack, DAY)).filter(({ retailer_name }) => retailer_name === LOST.retailer);
  await page.goto(`${PAGE}&retailer=${encodeURIComponent(LOST.retailer)}&position_type=PAID&tag=range`);
  await expect(tile(page, 'Targets met')).toContainText(
    `${own.filter(({ is_target_met }) => is_target_met).length} of ${own.length}`,
  );
  await expect(page.getByText('position_type in the address: "PAID" is not allowed.')).toBeVisible();
  await expect(page.getByText('Not applied here, kept for other pages: tag.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Target' }).click();
  await page.getByRole('option', { name: /missed/ }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/target=missed/);
  await expect(tile(page, 'Targets met')).toContainText('0 of');
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(page).not.toHaveURL(/retailer=/);
});

test('the page leaves as one workbook, a sheet a panel', async ({ page, stack }) => {
  const items = await searchOf(stack, DAY);
  await page.goto(PAGE);
  await expect(grid(page)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export page' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('visibility-2026-06-30-first-20-products-search-overall.xlsx');
  const files = unzipSync(await readFile(await download.path()));
  const rowsIn = (sheet: number) =>
    strFromU8(files[`xl/worksheets/sheet${sheet}.xml`] ?? new Uint8Array()).match(/<row>/g);
  expect(rowsIn(1)).toHaveLength(items.filter(({ is_own_brand }) => is_own_brand).length + 1);
  expect(rowsIn(4)).toHaveLength(items.flatMap(({ retailer_scores }) => retailer_scores).length + 1);
});

test('the matrix is used by keyboard alone', async ({ page }) => {
  await page.goto(PAGE);
  await expect(grid(page)).toBeVisible();
  await grid(page).focus();
  await page.keyboard.press('ArrowUp');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/matrix_sort=/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(grid(page)).toBeFocused();
});

test('nothing published and nothing left by the filters are two things', async ({ page }) => {
  await page.goto('/visibility?date=2020-01-01');
  await expect(page.getByText('Nothing was published')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show 31 Dec 2019' })).toBeVisible();
  await page.goto(`${PAGE}&q=no+such+source`);
  await expect(page.getByText('The filters leave nothing')).toBeVisible();
});

test.describe('when the service fails', () => {
  test.use({ expectedErrors: [/502/] });

  test('the panel says so and comes back', async ({ page, fault, lift }) => {
    const match = 'date=2026-06-11';
    await fault({ match, fault: 'server-error' });
    await page.goto(`/visibility?${match}`);
    await expect(alert(page)).toContainText('status 500');
    await lift(match);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(grid(page)).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
  });
});

test('nulls, foreign words and script in names are shown as what they are', async ({ page }) => {
  const retailer = {
    retailer_name: null,
    retailer_code: null,
    retailer_country: null,
    own_product_count: null,
    total_product_count: null,
    score: null,
    target: null,
    is_target_met: null,
  };
  const script = '<script>document.title = "owned"</script>';
  const item = {
    visibility_source_name: null,
    visibility_source_id: null,
    representative_name: null,
    is_power_visibility_source: null,
    searched_brand: null,
    searched_brand_group: null,
    is_own_brand: null,
    retailer_scores: [retailer],
  };
  const known = {
    ...retailer,
    retailer_name: 'متجر',
    score: 35,
    own_product_count: 4,
    total_product_count: 20,
    target: 15,
  };
  const rows = [
    item,
    { ...item, visibility_source_id: 2, visibility_source_name: script, is_own_brand: true, retailer_scores: [known] },
    { ...item, visibility_source_id: 3, is_own_brand: true, retailer_scores: [] },
    ...[4, 5].map((visibility_source_id) => ({
      ...item,
      visibility_source_id,
      is_own_brand: true,
      retailer_scores: [{ ...known, score: 20, is_target_met: true }],
    })),
  ];
  const meta = { fetchedAt: '2026-06-30T10:00:00Z', crawledAt: null, total: 5, missing: 0, source: 'upstream' };
  const events = [{ type: 'meta', ...meta, revised: false, envelope: {} }, { type: 'rows', rows }, { type: 'end' }];
  await page.route('**/api/visibility/scores?*', (route) =>
    route.fulfill({
      contentType: 'application/x-ndjson',
      body: events.map((event) => `${JSON.stringify(event)}\n`).join(''),
    }),
  );
  await page.goto(PAGE);
  await expect(grid(page).getByText(script)).toBeVisible();
  await expect(page).toHaveTitle(/Visibility/);
  await expect(tile(page, 'Targets met')).toContainText('2 of 2');
  await expect(tile(page, 'Targets met')).toContainText('1 without data or target left out');
  await expect(page.getByRole('button', { name: '2 of 3 scores add up' })).toBeVisible();
  await page.getByRole('button', { name: '2 of 3 scores add up' }).click();
  await expect(grid(page)).toContainText('does not add up');
  await expect(page.getByText('NaN')).toHaveCount(0);
});

for (const scheme of ['light', 'dark'] as const)
  test(`nothing bars the way to anybody (${scheme})`, async ({ page, expectAccessible }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: scheme });
    for (const view of ['matrix', 'positions', 'brands', 'trend', 'scores']) {
      await page.goto(`${PAGE}&view=${view}&against=${LOST.before}`);
      await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Export' }).first()).toBeVisible();
      await expectAccessible();
    }
    await page.goto(PAGE);
    await grid(page).getByRole('gridcell').getByRole('button').first().click();
    await expect(drawer(page).getByText('Who stands on this shelf')).toBeVisible();
    await expectAccessible();
  });

test('on a phone the sources stay and the retailers scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGE);
  await expect(grid(page)).toBeVisible();
  const first = grid(page).getByRole('columnheader', { name: 'Keyword' });
  const before = await first.boundingBox();
  await grid(page).evaluate((element) => element.scrollTo({ left: 400 }));
  expect((await first.boundingBox())?.x).toBe(before?.x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
