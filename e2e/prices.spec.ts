import type { Page } from '@playwright/test';
import { expect, test } from './fixture';
import { checkViews, expectToFit, exportedLines, grid, tile, whole } from './parts';
import { averageDiscount, buybox, inStock, offersOf, ownOf } from './prices-page';
import { STACK } from './stack/places';

// Uses the dashboard with all days collected, whose service no other file disturbs.
test.use({ baseURL: `http://127.0.0.1:${STACK.collected.port}`, proxyPort: STACK.collected.proxyPort });
test.describe.configure({ mode: 'default' });

const DAY = STACK.collected.to;
/** Out of stock at Seifenhof DE from 23 to 28 June. */
const SOLD_OUT = { title: 'Velquin Toothpaste Whitening 75 ml', retailer: 'Seifenhof DE', day: '2026-06-28' };
/** QX-Restposten 88 has the buybox at Plazora DE from 3 to 7 June. */
const LOST = { title: 'Velquin Deodorant Spray Invisible 200 ml', retailer: 'Plazora DE', day: '2026-06-06' };

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const drawer = (page: Page) => page.getByRole('dialog');
const row = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^${title}( ★)?: out of stock`) });
const panel = (page: Page, name: string) => page.getByRole('region', { name });

test('shows own figures of the service, each with its base', async ({ page, stack, expectAccessible }) => {
  const offers = ownOf(await offersOf(stack, DAY));
  const discount = averageDiscount(offers);
  const stock = inStock(offers);
  const won = buybox(offers);
  await page.goto('/prices');
  await expect(tile(page, 'Average discount')).toContainText(percent(discount.value));
  await expect(tile(page, 'Average discount')).toContainText(`${whole(discount.known)} own offers`);
  await expect(tile(page, 'In stock')).toContainText(percent(stock.part / stock.whole));
  await expect(tile(page, 'In stock')).toContainText(`${whole(stock.part)} of ${whole(stock.whole)}`);
  await expect(tile(page, 'Buybox won')).toContainText(`${whole(won.part)} of ${whole(won.whole)}`);
  await expect(page.getByRole('tab', { name: `Offers ${whole(offers.length)}` })).toBeVisible();
  await expectAccessible();
  await page.getByTitle(/^Compared with /).click();
  await expect(page.getByRole('dialog', { name: 'Compare with' }).getByText('Another day')).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Remove Own or competitor: Own' }).click();
  const all = await offersOf(stack, DAY);
  await expect(page.getByRole('tab', { name: `Offers ${whole(all.length)}` })).toBeVisible();
  await expect(page).toHaveURL(/own=all/);
});

test('strikes out an SKU that no merchant has, and opens its history at the retailer', async ({
  page,
  stack,
  expectAccessible,
}) => {
  const { title, retailer, day } = SOLD_OUT;
  const offers = (await offersOf(stack, day)).filter((offer) => offer.product_title === title);
  const price = offers.find((offer) => offer.retailer === retailer)?.price;
  await page.goto(`/prices?date=${day}&retailer=${encodeURIComponent(retailer)}`);
  const cells = row(page, title);
  await cells.focus();
  await expect(cells).toHaveAccessibleDescription(new RegExp(`^${retailer}: .*out of stock at all merchants`));
  if (price) await expect(cells).toContainText(price.toFixed(2));
  const line = panel(page, 'Out of stock').getByRole('listitem').filter({ hasText: title });
  await expect(line).toContainText('23 Jun');
  await line.getByRole('button').first().click();
  await expect(drawer(page).getByRole('heading', { level: 2 }).first()).toContainText(title);
  await expect(
    drawer(page).getByRole('combobox').filter({ hasText: retailer }).or(drawer(page).getByText(retailer)).first(),
  ).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
});

test('names the merchant that has a lost buybox', async ({ page }) => {
  const { title, retailer, day } = LOST;
  await page.goto(`/prices?date=${day}&retailer=${encodeURIComponent(retailer)}`);
  await panel(page, 'Buybox lost').getByRole('button', { name: 'Show more' }).click();
  const line = panel(page, 'Buybox lost').getByRole('listitem').filter({ hasText: title });
  await expect(line).toContainText('QX-Restposten 88');
  const cells = row(page, title);
  await expect(cells).toContainText('○');
  await cells.focus();
  await expect(cells).toHaveAccessibleDescription(/buybox lost to QX-Restposten 88/);
});

test('lists the offers above their list price in a tab', async ({ page }) => {
  await page.goto('/prices?date=2026-06-08&view=above');
  await expect(page.getByRole('tab', { name: 'Above list price 1' })).toBeVisible();
  await expect(grid(page).getByRole('row')).toHaveCount(2);
  await expect(grid(page)).toContainText('Velquin Toothpaste Herbal 125 ml');
  await expect(grid(page)).toContainText('Halvéo FR');
});

test('counts as many changes in the tile as in the list, by direction', async ({ page }) => {
  await page.goto(`/prices?date=${DAY}&view=changes`);
  const note = (await tile(page, 'Price changes').getByText(/ up, /).textContent()) ?? '';
  const [, up = '', down = ''] = /([\d,]+) up, ([\d,]+) down/.exec(note) ?? [];
  const number = (text: string) => Number(text.replace(',', ''));
  const total = whole(number(up) + number(down));
  await expect(page.getByRole('tab', { name: `Changes ${total}` })).toBeVisible();
  await expect(page.getByText(`${total} changes`, { exact: true })).toBeVisible();
  const directions = page.getByRole('group', { name: 'Changes' });
  await directions.getByRole('button', { name: 'Fell' }).click();
  await expect(page.getByText(`${down} changes`, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/moved=down/);
});

test('shows the cost of flash prices before it collects them', async ({ page }) => {
  await page.goto('/prices?date=2026-06-19&view=changes&moved=flash');
  const collect = page.getByRole('tabpanel').getByRole('button', { name: /^Collect \(about \d+ calls?\)$/ });
  await expect(collect).toBeVisible();
  await collect.click();
  await expect(grid(page).or(page.getByText('No offer was cheaper for a part of the day.'))).toBeVisible({
    timeout: 30_000,
  });
  await expect(collect).toHaveCount(0);
});

test('selects the SKUs of a link, and leaves the figures alone', async ({ page, stack }) => {
  const own = ownOf(await offersOf(stack, DAY));
  const [sku = ''] = own.flatMap(({ csku_id }) => csku_id ?? []);
  await page.goto(`/prices?date=${DAY}&only=${sku}`);
  await expect(page.getByText('Only 1 SKU of the link').filter({ visible: true })).toBeVisible();
  await expect(page.getByText('1 SKU', { exact: true })).toBeVisible();
  await expect(tile(page, 'Average discount')).toContainText(`${whole(averageDiscount(own).known)} own offers`);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).not.toHaveURL(/only=/);
});

test('exports all offers of the filters with the visible columns', async ({ page, stack }) => {
  const offers = ownOf(await offersOf(stack, DAY)).filter(({ brand_name }) => brand_name === 'Velquin');
  await page.goto(`/prices?date=${DAY}&view=offers&brand=Velquin`);
  await expect(page.getByText(`${whole(offers.length)} offers`, { exact: true })).toBeVisible();
  expect(await exportedLines(page)).toHaveLength(offers.length + 1);
});

test('opens with the newest day that has prices, and reports an invalid address', async ({ page }) => {
  await page.goto('/prices?calculation_type=MEDIAN');
  await expect(page.getByText(/calculation_type in the address: "MEDIAN"/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Day: Tue 30 Jun 2026' })).toBeVisible();
});

test('has accessible views', async ({ page, expectAccessible }) => {
  test.slow();
  const views = ['matrix', 'offers', 'changes', 'promotions', 'above'];
  const addresses = views.map((view) => `/prices?date=${DAY}&view=${view}&brand=Velquin`);
  await checkViews(page, addresses, expectAccessible);
});

test('keeps the names of SKUs on a phone while the retailers scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/prices?date=${DAY}`);
  await expect(page.getByRole('button', { name: /: out of stock at \d+/ }).first()).toBeVisible();
  await expectToFit(page);
});
