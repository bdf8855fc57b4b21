import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { expect, requestCount, test } from './fixture';
import { grid, tile, whole } from './parts';
import { front, offersOf, save } from './prices-page';
import { STACK } from './stack/places';

const OWN_SKU = 'NF-00141';

const share = (part: number, all: number) => `${((part / all) * 100).toFixed(1)}%`;
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

test('the numbers are those of the service, each with what it is of', async ({ page, stack }) => {
  const offers = await offersOf(stack, 'date=9999-12-31&calculation_type=LAST');
  await page.goto('/prices');
  await expect(tile(page, /^Offers$/)).toContainText(whole(offers.length));
  const count = (field: 'csku_id' | 'retailer') => whole(new Set(offers.map((offer) => offer[field])).size);
  await expect(tile(page, /^Offers$/)).toContainText(`${count('csku_id')} SKUs at ${count('retailer')} retailers`);

  const known = offers.filter(({ availability }) => availability !== null);
  const inStock = known.filter(({ availability }) => availability === 1);
  await expect(tile(page, 'Offers in stock')).toContainText(share(inStock.length, known.length));
  await expect(tile(page, 'Offers in stock')).toContainText(`${whole(inStock.length)} of ${whole(known.length)} known`);

  const gaps = offers.flatMap(({ price, price_2 }) => (price === null || price_2 === null ? [] : [price_2 - price]));
  const below = gaps.filter((gap) => gap > 0);
  await expect(tile(page, 'Below price 2')).toContainText(`${whole(below.length)} of ${whole(gaps.length)} with both`);

  const above = gaps.filter((gap) => gap < 0);
  await expect(tile(page, 'Above price 2')).toContainText(`${above.length}of ${whole(gaps.length)} with both`);

  const holders = offers.filter((offer) => offer.buybox_position === 1 && offer.is_main_merchant !== null);
  const kept = holders.filter(({ is_main_merchant }) => is_main_merchant);
  await expect(tile(page, 'Buybox kept')).toContainText(`${whole(kept.length)} of ${whole(holders.length)} listings`);
  await expect(page.getByText('9999')).toHaveCount(0);
});

test('a cell is the price of the offer in the buybox; its row opens all offers', async ({ page, stack }) => {
  const question = 'date=2026-06-29&calculation_type=LAST';
  const offers = (await offersOf(stack, question)).filter(({ csku_id }) => csku_id === OWN_SKU);
  await page.goto(`/prices?${question}&q=${OWN_SKU}`);
  await expect(tile(page, /^Offers$/)).toContainText('1 SKU at');
  for (const retailer of new Set(offers.map((offer) => offer.retailer))) {
    const shown = front(offers.filter((offer) => offer.retailer === retailer));
    const header = grid(page).getByRole('columnheader', { name: retailer ?? '' });
    const column = await header.evaluate((cell) => [...(cell.parentElement?.children ?? [])].indexOf(cell));
    const cell = grid(page).locator('tbody tr').last().getByRole('gridcell').nth(column);
    await expect(cell).toContainText(shown?.price?.toFixed(2) ?? '—');
  }

  await grid(page).locator('tbody tr').last().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { level: 2 }).first()).toHaveText(offers[0]?.product_title ?? '');
  for (const { merchant_name } of offers) await expect(drawer.getByText(merchant_name ?? '').first()).toBeVisible();
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Crawled' })).toHaveCount(offers.length);
});

test('average and lowest are compared when a person asks for it', async ({ page }) => {
  await page.goto(`/prices?sku=${OWN_SKU}`);
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Loads the whole day 2 more times from the service.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Compare average and lowest' }).click();
  await expect(drawer.getByRole('columnheader', { name: 'Lowest' })).toBeVisible();
  await expect(drawer.getByText(/5% or more below (its|their) average/)).toBeVisible();
});

test('a slow set shows how far it has come, and no number before it is whole', async ({ page, fault }) => {
  const params = { date: '2026-05-23', current_page: '2' };
  const lift = await fault({ path: '/price', params, fault: 'hold' });
  await page.goto(`/prices?date=${params.date}`);
  await expect(page.getByText(/^1,000 of 1,\d{3}$/)).toBeVisible();
  await expect(tile(page, /^Offers$/)).toHaveText('Offers—');
  await lift();
  await expect(grid(page)).toBeVisible();
});

test('filters narrow every number and live in the address', async ({ page, stack }) => {
  const offers = await offersOf(stack, 'date=9999-12-31&calculation_type=LAST');
  const wanted = offers.filter(({ is_own_brand, availability }) => is_own_brand && availability === 0);
  await page.goto('/prices');
  await expect(tile(page, /^Offers$/)).toContainText(whole(offers.length));
  await page.getByRole('combobox', { name: 'Own or competitor' }).click();
  await page.getByRole('option', { name: /^Own/ }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Stock' }).click();
  await page.getByRole('option', { name: /out of stock/ }).click();
  await page.keyboard.press('Escape');
  await expect(tile(page, /^Offers$/)).toContainText(whole(wanted.length));
  await expect(page).toHaveURL('/prices?own=own&stock=out');

  await page.reload();
  await expect(tile(page, /^Offers$/)).toContainText(whole(wanted.length));
  await page.getByRole('button', { name: 'Remove Stock: out of stock' }).click();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL('/prices');
  await expect(tile(page, /^Offers$/)).toContainText(whole(offers.length));
});

test('an address that cannot be followed falls back and says so', async ({ page }) => {
  await page.goto('/prices?calculation_type=MEDIAN&stock=maybe');
  await expect(page.getByText('calculation_type in the address: "MEDIAN" is not allowed.')).toBeVisible();
  await expect(page.getByText('stock in the address: "maybe" is not allowed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Last', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('the matrix is used by keyboard alone', async ({ page }) => {
  await page.goto('/prices');
  await expect(grid(page)).toBeVisible();
  await grid(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(grid(page)).toBeFocused();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/matrix_sort=/);
});

test('a spread says by keyboard what hovering tells, and leads to its SKU', async ({ page, stack }) => {
  const offers = await offersOf(stack, 'date=9999-12-31&calculation_type=LAST');
  await page.goto('/prices?view=spread&brand=Velquin');
  const bar = page.getByRole('button', { name: /highest €/ }).first();
  await bar.focus();
  const tip = page.getByRole('row', { name: 'Lowest' });
  const [lowest = ''] = (await tip.textContent())?.match(/€[\d.]+/) ?? [];
  await expect(bar).toHaveAccessibleName(new RegExp(`lowest ${lowest}`));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sku=/);
  const sku = new URL(page.url()).searchParams.get('sku');
  const prices = offers.flatMap(({ csku_id, price }) => (csku_id === sku && price !== null ? [price] : []));
  expect(lowest).toBe(`€${Math.min(...prices).toFixed(2)}`);
});

test('an export holds what is on screen, all rows of it and no other', async ({ page, stack }) => {
  const offers = await offersOf(stack, 'date=9999-12-31&calculation_type=LAST');
  const wanted = offers.filter(({ brand_name }) => brand_name === 'Velquin');
  await page.goto('/prices?view=offers&brand=Velquin&offers_sort=price.desc');
  await expect(tile(page, /^Offers$/)).toContainText(whole(wanted.length));
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const csv = await save(page, () => page.getByRole('menuitem', { name: 'CSV for Excel' }).click());
  expect(csv.download.suggestedFilename()).toBe(`prices-${STACK.asOf}-last-offers.csv`);
  const rows: string[][] = parse(csv.bytes, { bom: true });
  const headers = await grid(page).getByRole('columnheader').allTextContents();
  const [first = [], ...data] = rows;
  const written = first
    .map((header) => header.replace(/ \(([A-Z]{3}|%)\)$/, ''))
    .filter((header) => !/, currency$/.test(header));
  expect(written).toEqual(headers);
  expect(data).toHaveLength(wanted.length);
  const prices = data
    .map((row) => row[first.indexOf('Price')])
    .filter(Boolean)
    .map(Number);
  expect(prices).toEqual(wanted.flatMap(({ price }) => price ?? []).sort((a, b) => b - a));

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const xlsx = await save(page, () => page.getByRole('menuitem', { name: 'Excel workbook' }).click());
  const sheet = strFromU8(unzipSync(xlsx.bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet.match(/<row /g)).toHaveLength(wanted.length + 1);
  expect(sheet).toMatch(/t="inlineStr"><is><t[^>]*>\d{13}<\/t>/);

  const raw = await save(page, () => page.getByRole('button', { name: 'Raw JSON lines' }).click());
  expect(
    raw.bytes
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual(wanted);
});

test('what was asked once is not asked again, until a person refreshes', async ({ page }) => {
  const params = { date: '2026-05-29' };
  const asked = () => requestCount({ path: '/price', params });
  await page.goto(`/prices?${new URLSearchParams(params)}`);
  await expect(grid(page)).toBeVisible();
  const first = await asked();
  await page.reload();
  await expect(grid(page)).toBeVisible();
  expect(await asked()).toBe(first);
  await page.getByRole('button', { name: 'Refresh from the service' }).click();
  await expect.poll(asked).toBeGreaterThan(first);
});

test.describe('when the service fails', () => {
  test.use({ expectedErrors: [/502/] });

  test('the panel says so and comes back', async ({ page, fault }) => {
    const params = { date: '2026-05-24' };
    const lift = await fault({ path: '/price', params, fault: 'server-error' });
    await page.goto(`/prices?date=${params.date}`);
    await expect(alert(page)).toContainText('status 500');
    await expect(page.getByRole('heading', { name: 'Prices', level: 1 })).toBeVisible();
    await lift();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(grid(page)).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
  });
});

test('nothing published and nothing left by the filters are two things', async ({ page }) => {
  await page.goto('/prices?date=2020-01-01');
  await expect(page.getByText('Nothing was published')).toBeVisible();
  await page.getByRole('button', { name: 'Show the latest' }).click();
  await expect(grid(page)).toBeVisible();
  await page.getByRole('textbox', { name: 'Search offers' }).fill('no such thing');
  await expect(page.getByText('No results for these filters')).toBeVisible();
});

test('nothing bars the way to anybody', async ({ page, expectAccessible }) => {
  test.slow();
  for (const view of ['matrix', 'offers', 'changes&against=2026-06-18', 'spread', 'discounts']) {
    await page.goto(`/prices?view=${view}&brand=Velquin`);
    await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Export', exact: true }).first()).toBeVisible();
    await expectAccessible();
  }
  await page.goto(`/prices?sku=${OWN_SKU}`);
  await expect(page.getByRole('dialog').getByText('Where its price stands')).toBeVisible();
  await expectAccessible();
});

test('on a phone the SKU column stays and the shops scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/prices');
  await expect(grid(page)).toBeVisible();
  const first = grid(page).getByRole('columnheader', { name: 'SKU' });
  const before = await first.boundingBox();
  await grid(page).evaluate((element) => element.scrollTo({ left: 400 }));
  expect((await first.boundingBox())?.x).toBe(before?.x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
