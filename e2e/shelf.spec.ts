import type { PriceItem } from '@/lib/contract/price';
import { ask, type Stack } from './ask';
import { expect, test } from './fixture';
import { grid, tile } from './parts';
import { type Answer, LOST, type Scores, SHELF, SOURCE, shelfOf, tiles } from './shelf-page';

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
  await expect(tile(page, 'Own among the first 60')).toContainText(`${searched}of ${listings.length} places`);
  const paid = listings.filter(({ is_sponsored }) => is_sponsored).length;
  await expect(tile(page, 'Organic / sponsored')).toContainText(`${listings.length - paid} / ${paid}`);
  const share = ((searched / listings.length) * 100).toFixed(1);
  await expect(tile(page, 'Share of Brumella')).toContainText(`${share}%`);
  await expect(tile(page, 'Score of the service')).toContainText('agrees with the share counted here');
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
  const prices = await ask<{ items: PriceItem[] }>(
    stack,
    '/price?date=9999-12-31&calculation_type=LAST&page_size=1000&current_page=1',
  );
  const more = await ask<{ items: PriceItem[] }>(
    stack,
    '/price?date=9999-12-31&calculation_type=LAST&page_size=1000&current_page=2',
  );
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
  const { items } = await ask<{ items: PriceItem[] }>(
    stack,
    '/price?date=9999-12-31&calculation_type=LAST&page_size=1000',
  );
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
