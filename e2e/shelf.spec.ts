import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import type { ResponseOf } from '@/lib/contract/endpoint';
import type { PriceItem } from '@/lib/contract/price';
import type { visibilityListings } from '@/lib/contract/visibility-listings';
import type { visibilityScores } from '@/lib/contract/visibility-scores';
import { expect, requestsSeen, test } from './fixture';
import { STACK } from './stack/places';

type Answer = ResponseOf<typeof visibilityListings>;
type Scores = ResponseOf<typeof visibilityScores>;

/** "waschmittel": its own product falls from #3 of the organic places to page 3 on 25 June. */
const SOURCE = 'visibility_type=SEARCH&visibility_source_id=2021';
const SHELF = `${SOURCE}&retailer_code=korbina_de&date=2026-06-30`;
const LOST = 'Brumella Flüssigwaschmittel Color 20 WL';

interface Stack {
  service: string;
  key: string;
}

async function ask<Body>({ service, key }: Stack, target: string): Promise<Body> {
  const answer = await fetch(`${service}${target}`, { headers: { 'x-api-key': key } });
  return answer.json();
}

const shelfOf = (stack: Stack, query: string) => ask<Answer>(stack, `/visibility/listings?${query}`);
const number = (page: Page, name: string) => page.getByRole('term').filter({ hasText: name }).locator('..');
const tiles = (page: Page) => page.locator('[data-tile]');
const grid = (page: Page) => page.getByRole('grid');

test('the shelf stands in the order, on the pages and with the counts of the service', async ({ page, stack }) => {
  const query = `${SHELF}&first_n_products=60`;
  const { listings } = await shelfOf(stack, query);
  await page.goto(`/shelf?${query}`);
  await expect(tiles(page)).toHaveCount(listings.length);
  const shown = await tiles(page).evaluateAll((all) => all.map((tile) => tile.getAttribute('aria-label') ?? ''));
  const sorted = listings.toSorted((a, b) => (a.combined_position ?? 0) - (b.combined_position ?? 0));
  for (const [index, { combined_position, product_title, is_sponsored }] of sorted.entries()) {
    expect(shown[index]).toContain(`#${combined_position}, ${product_title}`);
    expect(shown[index]?.includes('sponsored')).toBe(is_sponsored === true);
  }
  const pages = new Set(listings.map(({ page_no }) => page_no));
  for (const no of pages) await expect(page.getByRole('heading', { name: `Page ${no}`, exact: false })).toBeVisible();

  const searched = listings.filter(({ is_searched_brand }) => is_searched_brand).length;
  await expect(number(page, 'Own among the first 60')).toContainText(`${searched}of ${listings.length} places`);
  const paid = listings.filter(({ is_sponsored }) => is_sponsored).length;
  await expect(number(page, 'Organic / sponsored')).toContainText(`${listings.length - paid} / ${paid}`);
  const share = ((searched / listings.length) * 100).toFixed(1);
  await expect(number(page, 'Share of Brumella')).toContainText(`${share}%`);
  await expect(number(page, 'Score of the service')).toContainText('agrees with the share counted here');
});

test('the lost keyword is seen: our product fell, and a rival bought the paid places', async ({ page, stack }) => {
  const query = (date: string) => `${SOURCE}&retailer_code=korbina_de&date=${date}&first_n_products=60`;
  const [now, before] = await Promise.all([shelfOf(stack, query('2026-06-30')), shelfOf(stack, query('2026-06-24'))]);
  const organic = ({ listings }: Answer) =>
    listings.find((one) => one.product_title === LOST && one.is_sponsored === false)?.combined_position ?? 0;
  const fell = organic(now) - organic(before);
  expect(fell).toBeGreaterThan(20);
  await page.goto(`/shelf?${query('2026-06-30')}&against=2026-06-24`);
  await expect(tiles(page)).toHaveCount(now.listings.length + before.listings.length);
  await expect(page.getByRole('button', { name: `#${organic(now)}, ${LOST}` })).toContainText(`▼ ${fell}`);

  const paid = now.listings.filter(({ is_sponsored }) => is_sponsored);
  expect(paid.every(({ brand_name }) => brand_name === 'Mirabrook')).toBe(true);

  await page.getByRole('tab', { name: 'What moved' }).click();
  await page.getByRole('textbox', { name: 'Search products' }).fill(LOST);
  await expect(grid(page)).toContainText(`${fell} lower`);
  const key = (one: Answer['listings'][number]) => `${one.product_id} ${one.is_sponsored}`;
  const earlier = new Set(before.listings.map(key));
  const entered = new Set(now.listings.map(key).filter((one) => !earlier.has(one)));
  await page.getByRole('textbox', { name: 'Search products' }).fill('new:');
  await expect(page.getByText(`${entered.size} of`, { exact: false }).first()).toBeVisible();
});

test('both shelves scroll as one', async ({ page }) => {
  await page.goto(`/shelf?${SHELF}&first_n_products=60&against=2026-06-24`);
  const panes = page.locator('[data-synced]');
  await expect(panes).toHaveCount(2);
  await panes.first().evaluate((pane) => {
    pane.scrollTop = 400;
  });
  await expect.poll(() => panes.last().evaluate((pane) => pane.scrollTop)).toBe(400);
});

test('two retailers are paired by barcode, and it is said how far', async ({ page, stack }) => {
  const here = await shelfOf(stack, SHELF);
  const prices = await ask<{ items: PriceItem[] }>(stack, '/price?date=9999-12-31&page_size=1000&current_page=1');
  const more = await ask<{ items: PriceItem[] }>(stack, '/price?date=9999-12-31&page_size=1000&current_page=2');
  const known = new Set(
    [...prices.items, ...more.items].flatMap(({ retailer, product_id, barcode }) =>
      retailer === 'Korbina DE' && barcode ? [product_id] : [],
    ),
  );
  const found = here.listings.filter(({ product_id }) => known.has(product_id)).length;
  await page.goto(`/shelf?${SHELF}&beside=seifenhof_de&view=moves`);
  await expect(page.getByText(`barcode, known for ${found} of ${here.listings.length} and`)).toBeVisible();
});

test('a place that was not seen stays empty', async ({ page, stack }) => {
  const gap = await findGap(stack);
  await page.goto(`/shelf?${gap.query}`);
  await expect(page.getByText(`#${gap.place} not seen`, { exact: true })).toBeVisible();
});

async function findGap(stack: Stack): Promise<{ query: string; place: number }> {
  const day = 'visibility_type=SEARCH&date=2026-06-30';
  const { items } = await ask<Scores>(stack, `/visibility/scores?${day}&page_size=1000`);
  for (const { visibility_source_id: id, retailer_scores } of items)
    for (const { retailer_code, total_product_count } of retailer_scores) {
      if (total_product_count !== 19) continue;
      const query = `${day}&visibility_source_id=${id}&retailer_code=${retailer_code}`;
      const places = (await shelfOf(stack, query)).listings.map(({ combined_position }) => combined_position);
      const place = Array.from({ length: 20 }, (_, index) => index + 1).find((one) => !places.includes(one));
      if (place !== undefined && place < 20) return { query, place };
    }
  throw new Error('The sample has no shelf with a gap.');
}

test('a product opens with its price by number, others by barcode, and its evidence', async ({ page, stack }) => {
  const { listings } = await shelfOf(stack, SHELF);
  const own = listings.find(({ is_searched_brand }) => is_searched_brand);
  const { items } = await ask<{ items: PriceItem[] }>(stack, '/price?date=9999-12-31&page_size=1000');
  const offer = items.find((item) => item.retailer === 'Korbina DE' && item.product_id === own?.product_id);
  await page.goto(`/shelf?${SHELF}`);
  await page.getByRole('button', { name: `, ${own?.product_title}, ${own?.brand_name}` }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('row', { name: 'Korbina DE' })).toContainText(String(offer?.price));
  await expect(drawer.getByText('are found in the newest prices')).toBeVisible();
  await expect(drawer.getByText('joined by SKU')).toBeVisible();
  await drawer.getByRole('button', { name: 'Evidence of the place' }).click();
  const rows = page.getByRole('textbox', { name: 'Rows as the service sent them' });
  await expect(rows).toHaveValue(new RegExp(`"product_id": "${own?.product_id}"`));
});

test('arrow keys move over the tiles, Enter opens one, Escape returns to it', async ({ page }) => {
  await page.goto(`/shelf?${SHELF}`);
  await tiles(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tiles(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const columns = await tiles(page).evaluateAll((all) => {
    const tops = all.map((tile) => tile.getBoundingClientRect().top);
    return tops.filter((top) => top === tops[0]).length;
  });
  await expect(tiles(page).nth(columns + 1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(tiles(page).last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(tiles(page).first()).toBeFocused();
});

test('without a shelf in the address the first own source of the day is shown', async ({ page }) => {
  await page.goto('/shelf?date=2026-06-30');
  await expect(tiles(page).first()).toBeVisible();
  await expect(page.getByText('own brand', { exact: false }).first()).toBeVisible();
});

test('nothing collected, nothing left and nothing compared are three things', async ({ page }) => {
  await page.goto(`/shelf?${SOURCE}&retailer_code=korbina_de&date=2020-01-02`);
  await expect(page.getByText('Nothing was published')).toBeVisible();
  await page.goto(`/shelf?${SHELF}&brand=Nobody`);
  await expect(page.getByText('The filters leave nothing')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).first().click();
  await expect(tiles(page).first()).toBeVisible();
  await page.getByRole('tab', { name: 'What moved' }).click();
  await expect(page.getByText('Nothing is compared')).toBeVisible();
  await page.getByRole('button', { name: 'Compare with the day before' }).click();
  await expect(grid(page)).toBeVisible();
});

test('a filter keeps the place of what it leaves out', async ({ page, stack }) => {
  const { listings } = await shelfOf(stack, SHELF);
  const rivals = listings.filter(({ brand_name }) => brand_name === 'Mirabrook').length;
  await page.goto(`/shelf?${SHELF}&brand=Mirabrook`);
  await expect(tiles(page)).toHaveCount(rivals);
  await expect(page.getByText('left out by the filters')).toHaveCount(listings.length - rivals);
  await expect(number(page, 'Organic / sponsored')).toContainText(`of ${listings.length} places`);
});

test('the page leaves as one workbook: counts, both shelves, what moved', async ({ page, stack }) => {
  const { listings } = await shelfOf(stack, SHELF);
  await page.goto(`/shelf?${SHELF}&against=2026-06-24`);
  await expect(page.locator('[data-synced]')).toHaveCount(2);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export page' }).click(),
  ]);
  const files = unzipSync(await readFile(await download.path()));
  const sheet = (no: number) => strFromU8(files[`xl/worksheets/sheet${no}.xml`] ?? new Uint8Array());
  expect(sheet(2).match(/<row>/g)).toHaveLength(listings.length + 1);
  expect(sheet(4)).toContain('lower');
});

test('what was asked once is not asked again', async ({ page }) => {
  const query = `${SOURCE}&retailer_code=korbina_de&date=2026-06-11`;
  const asked = async () =>
    (await requestsSeen(STACK.proxyPort)).filter(({ target }) => target.includes('date=2026-06-11')).length;
  await page.goto(`/shelf?${query}`);
  await expect(tiles(page).first()).toBeVisible();
  await expect(number(page, 'Score of the service')).toContainText('by its own counts');
  const first = await asked();
  expect(first).toBe(2);
  await page.reload();
  await expect(number(page, 'Score of the service')).toContainText('by its own counts');
  expect(await asked()).toBe(first);
});

test.describe('when the service fails', () => {
  test.use({ expectedErrors: [/502/] });

  test('the panel says so and comes back', async ({ page, fault, lift }) => {
    const match = 'retailer_code=korbina_de&date=2026-06-12';
    await fault({ match, fault: 'server-error' });
    await page.goto(`/shelf?${SOURCE}&${match}`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('status 500');
    await lift(match);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(tiles(page).first()).toBeVisible();
  });
});

test('nulls are unknown: no mark, no outline, no count; script and foreign letters are text', async ({ page }) => {
  const silent = Object.fromEntries(
    ['product_url', 'merchant_name', 'merchant_score', 'is_searched_brand', 'is_sponsored', 'position', 'page_no'].map(
      (name) => [name, null],
    ),
  );
  const page250 = { max_product_count_in_page: 250, product_count_in_page: 250, crawling_time: null };
  const listings = Array.from({ length: 250 }, (_, index) => ({
    ...silent,
    ...page250,
    product_id: index === 2 ? null : `${index}`,
    product_title: index === 0 ? '<script>alert(1)</script>' : index === 1 ? 'عطر طويل جدا '.repeat(30) : null,
    product_image_url: index === 1 ? 'https://images.invalid/x.png' : null,
    brand_name: null,
    combined_position: index + 1,
  }));
  const value = {
    visibility_source_name: '*',
    visibility_source_url: 'javascript:alert(1)',
    searched_brand: null,
    searched_brand_group: null,
    is_own_brand: null,
    listings,
  };
  const meta = { fetchedAt: '2026-06-30T10:00:00Z', crawledAt: null, total: null, missing: 0, source: 'upstream' };
  const events = [{ type: 'meta', ...meta, revised: false, envelope: {} }, { type: 'value', value }, { type: 'end' }];
  await page.route('**/api/visibility/listings?*', (route) =>
    route.fulfill({
      contentType: 'application/x-ndjson',
      body: events.map((event) => `${JSON.stringify(event)}\n`).join(''),
    }),
  );
  await page.route('https://images.invalid/**', (route) => route.fulfill({ contentType: 'image/png', body: '' }));
  await page.goto(`/shelf?${SHELF}&first_n_products=250`);
  await expect(tiles(page)).toHaveCount(250);
  await expect(tiles(page).first()).toContainText('<script>alert(1)</script>');
  await expect(number(page, 'Own among the first 250')).toContainText('—of 250 places, 250 unknown');
  await expect(number(page, 'Organic / sponsored')).toContainText('250 not stated');
  await expect(page.getByText('Sponsored', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Page 1' })).toContainText('the answer does not say it');
  await expect(page.locator('a[href^="javascript"]')).toHaveCount(0);
  await tiles(page).nth(2).click();
  await expect(page.getByRole('dialog').getByText('names join nothing')).toBeVisible();
});

for (const scheme of ['light', 'dark'] as const)
  test(`nothing bars the way to anybody (${scheme})`, async ({ page, expectAccessible }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: scheme });
    for (const view of ['shelf', 'moves', 'table']) {
      await page.goto(`/shelf?${SHELF}&against=2026-06-24&view=${view}`);
      await expect(view === 'shelf' ? tiles(page).first() : grid(page)).toBeVisible();
      await expectAccessible();
    }
    await page.goto(`/shelf?${SHELF}&brand=Brumella`);
    await tiles(page).first().click();
    await expect(page.getByRole('dialog').getByText('are found in the newest prices')).toBeVisible();
    await expectAccessible();
  });

test('on a phone two shelves stand side by side and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/shelf?${SHELF}&against=2026-06-24`);
  await expect(page.locator('[data-synced]')).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
