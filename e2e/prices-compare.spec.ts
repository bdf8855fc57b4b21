import { strFromU8, unzipSync } from 'fflate';
import type { PriceItem } from '@/lib/contract/price';
import { expect, test } from './fixture';
import { grid, tile, whole } from './parts';
import { front, offersOf, save } from './prices-page';

const ADDRESS = '/prices?date=2026-06-25&against=2026-06-18&calculation_type=LAST';
/** Out of stock at Seifenhof DE from 23 to 28 June. */
const SOLD_OUT = 'Velquin Toothpaste Whitening 75 ml';

/** The offer that a shopper meets first, by SKU and shop. */
function listings(offers: readonly PriceItem[]): Map<string, PriceItem> {
  const keyOf = (one: PriceItem) => [one.csku_id, one.retailer, one.retailer_country, one.currency].join('|');
  const keys = [...new Set(offers.map(keyOf))];
  return new Map(
    keys.flatMap((key) => front(offers.filter((one) => keyOf(one) === key)) ?? []).map((one) => [keyOf(one), one]),
  );
}

test('a day stands beside another, like for like, and each count is a filter', async ({ page, stack }) => {
  const [now, before] = await Promise.all(
    ['2026-06-25', '2026-06-18'].map((day) => offersOf(stack, `date=${day}&calculation_type=LAST`)),
  );
  const earlier = listings(before ?? []);
  const both = [...listings(now ?? [])].flatMap(([key, one]) => {
    const then = earlier.get(key);
    return then ? [{ one, then }] : [];
  });
  const rose = both.filter(
    ({ one, then }) => one.price !== null && then.price !== null && one.price - then.price > 0.005,
  );
  const soldOut = both.filter(({ one, then }) => one.availability === 0 && then.availability === 1);
  await page.goto(`${ADDRESS}&view=changes`);
  await expect(page.getByRole('button', { name: `Rose ${rose.length}`, exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Sold out ${soldOut.length}`, exact: true }).click();
  await expect(page.getByText(`${soldOut.length} changes`, { exact: true })).toBeVisible();
  await expect(page.getByText(`${whole(both.length)} are on both days`)).toBeVisible();
  const row = grid(page).getByRole('row').filter({ hasText: SOLD_OUT });
  await expect(row).toContainText('Seifenhof DE');

  const then = soldOut.find(({ one }) => one.product_title === SOLD_OUT && one.retailer === 'Seifenhof DE')?.then;
  await row
    .getByRole('button', { name: then?.price?.toFixed(2) })
    .first()
    .click();
  const rows = page.getByRole('textbox', { name: 'Rows as the service sent them' });
  expect(JSON.parse(await rows.inputValue())).toEqual(then);
  await expect(page.getByRole('dialog').getByText('date = 2026-06-18')).toBeVisible();
});

test('shares change by what both days have, and lead to what they leave out', async ({ page, stack }) => {
  const offers = await offersOf(stack, 'date=2026-06-25&calculation_type=LAST');
  const out = offers.filter(({ availability }) => availability === 0);
  await page.goto(ADDRESS);
  await expect(tile(page, 'Offers in stock')).toContainText('like for like');
  await tile(page, 'Offers in stock').getByRole('button').click();
  await expect(page).toHaveURL(/stock=out.*view=offers|view=offers.*stock=out/);
  await expect(page.getByText(`${out.length} offers`, { exact: true })).toBeVisible();
});

test('the only offer above its list price is one click away', async ({ page }) => {
  await page.goto('/prices?date=2026-06-08&calculation_type=LAST');
  await expect(tile(page, 'Above price 2')).toContainText(/^Above price 21of/);
  await tile(page, 'Above price 2').getByRole('button').click();
  await expect(grid(page).getByRole('row')).toHaveCount(2);
  await expect(grid(page)).toContainText('Velquin Toothpaste Herbal 125 ml');
  await expect(grid(page)).toContainText('Halvéo FR');
});

test('short prices are found for the whole day at once', async ({ page, stack }) => {
  const [averages, lowests] = await Promise.all(
    ['AVG', 'MIN_PRICE'].map((kind) => offersOf(stack, `date=2026-06-19&calculation_type=${kind}`)),
  );
  const keyOf = (one: PriceItem) => [one.retailer, one.retailer_country, one.product_id, one.merchant_name].join('|');
  const lowest = new Map((lowests ?? []).map((one) => [keyOf(one), one.price]));
  const deep = (averages ?? []).filter((one) => {
    const low = lowest.get(keyOf(one));
    return one.price !== null && low != null && (one.price - low) / one.price >= 0.05;
  });
  await page.goto('/prices?date=2026-06-19&view=flash');
  await page.getByRole('button', { name: 'Compare average and lowest' }).click();
  await expect(page.getByRole('button', { name: `5% or more below ${deep.length}`, exact: true })).toBeVisible();
  await page.getByRole('button', { name: `All ${whole(averages?.length ?? 0)}`, exact: true }).click();
  await expect(grid(page)).toBeVisible();
});

test('an SKU tells its stock day by day, and what is not collected is not out of stock', async ({ page, stack }) => {
  const offers = await offersOf(stack, 'date=2026-06-25&calculation_type=LAST');
  const sku = offers.find(({ product_title }) => product_title === SOLD_OUT)?.csku_id;
  await page.goto(`/prices?date=2026-06-25&calculation_type=LAST&sku=${sku}`);
  const calendar = page.getByRole('dialog').getByRole('table', { name: 'Stock, buybox and price by shop and day' });
  const days = calendar.getByRole('row').filter({ hasText: 'Seifenhof DE' }).getByRole('cell');
  await expect(days.nth(27)).toHaveText('out of stock');
  await expect(days.first()).toHaveText(/not collected|in stock/);
  await expect(page.getByRole('dialog').getByText(/of 28 days are collected/)).toBeVisible();
});

test('the page leaves as one workbook, the matrix as a picture', async ({ page, stack }) => {
  const offers = await offersOf(stack, 'date=2026-06-25&calculation_type=LAST');
  await page.goto(`${ADDRESS}&brand=Velquin`);
  await expect(tile(page, 'Offers in stock')).toContainText('like for like');
  const book = await save(page, () => page.getByRole('button', { name: 'Export page' }).click());
  const files = unzipSync(book.bytes);
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(text('xl/workbook.xml')).toMatch(/name="SKU by retailer".*"Offers".*"Changes".*"Spread EUR".*"Discounts"/);
  const velquin = offers.filter(({ brand_name }) => brand_name === 'Velquin');
  expect(text('xl/worksheets/sheet2.xml').match(/<row /g)).toHaveLength(velquin.length + 1);

  const menu = page.getByRole('tabpanel').getByRole('button', { name: 'Export', exact: true });
  await menu.click();
  const drawing = await save(page, () => page.getByRole('menuitem', { name: 'Drawing (SVG)' }).click());
  const svg = drawing.bytes.toString();
  expect(drawing.download.suggestedFilename()).toBe('prices-2026-06-25-last-sku-by-retailer.svg');
  expect(svg).toContain('selling price · Brand: Velquin');
  expect(svg).toContain(SOLD_OUT);
  await menu.click();
  const picture = await save(page, () => page.getByRole('menuitem', { name: 'Picture (PNG)' }).click());
  expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG');
});
