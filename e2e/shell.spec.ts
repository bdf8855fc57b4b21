import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from './fixture';
import { STACK } from './stack/places';

/** Whose data it is, in the side or in a phone's drawer. */
const account = (place: Locator) => place.getByRole('button', { name: 'Sample data' });

test('opens the welcome page on the first visit, and the Overview later', async ({ page, expectAccessible }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'About this dashboard', level: 1 })).toBeVisible();
  await expect(page.getByText('Sample data of a fictional company')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Brands and retailers' }).getByText('30 Jun 2026', { exact: true }),
  ).toBeVisible();
  await expectAccessible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
});

test('every page carries a policy that runs no inline script, and headers that give nothing away', async ({ page }) => {
  const response = await page.goto('/welcome');
  const headers = response?.headers() ?? {};
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-[\w+/=]+' 'strict-dynamic';/);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('the command palette finds a SKU by its name and opens its offers, by keys alone', async ({ page }) => {
  await page.goto('/prices');
  const cell = page.getByRole('grid').getByRole('gridcell').first();
  await expect(cell).toBeVisible();
  const name = ((await cell.textContent()) ?? '').replace(/^Own brand /, '').slice(0, 20);
  expect(name).not.toBe('');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Page, SKU, retailer or action' }).fill(name);
  await expect(page.getByRole('option', { name }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]sku=/);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
});

test('colours follow the palette’s word, and stay', async ({ page }) => {
  await page.goto('/welcome');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('colours dark');
  await expect(page.getByRole('option', { name: /Colours: dark/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('shortcuts are a question mark away, and not while someone types', async ({ page, expectAccessible }) => {
  await page.goto('/downloads');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('?');
});

/** Holds the scripts of the pages that come, until what it resolves to is called. */
async function withoutScriptsYet(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let listens = false;
  await page.route('**/_next/static/**/*.js', (route) => (listens ? route.continue() : void held.push(route)));
  return async () => {
    await expect(page.locator('html[data-alive]')).toHaveCount(0);
    listens = true;
    for (const route of held) await route.continue();
  };
}

test('what is pressed before the page listens is done once it does', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const listen = await withoutScriptsYet(page);
  await page.goto('/welcome', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await listen();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Downloads' })).toBeVisible();
});

test('what is typed before the page listens is looked for once it does', async ({ page }) => {
  const listen = await withoutScriptsYet(page);
  await page.goto(`http://127.0.0.1:${STACK.collected.port}/price-competition?date=${STACK.collected.to}`, {
    waitUntil: 'commit',
  });
  await page.getByRole('textbox', { name: /^Search/ }).fill('Aloe');
  await listen();
  await expect(page.getByRole('textbox', { name: /^Search/ })).toHaveValue('Aloe');
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toContainText('Aloe');
  await expect(page.getByRole('grid')).not.toContainText('Toothpaste');
});

test('the side has pages, search, colours and account; the page begins at the top and says how old its data is', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/prices');
  const side = page.getByRole('complementary');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^crawled / })
    .hover();
  await expect(page.getByText(/^Newest data crawled .* Last fetched from the service /)).toBeVisible();
  const top = (part: Locator) => expect.poll(async () => (await part.boundingBox())?.y);
  await top(page.getByRole('heading', { name: 'Prices', level: 1 })).toBeLessThan(20);
  await top(page.getByRole('definition').first()).toBeLessThan(200);
  await expect.poll(async () => (await side.boundingBox())?.width).toBe(176);

  await side.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('combobox', { name: 'Page, SKU, retailer or action' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(side.getByRole('button', { name: 'Find' })).toBeFocused();
  await account(side).press('Enter');
  await expect(page.getByRole('menu').getByText(/^From /)).toContainText('answers kept');
  await expectAccessible();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await side.getByRole('button', { name: 'Light or dark' }).click();
  await page.getByRole('menuitem', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('between a phone and a desk the side folds to icons that keep their names', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto('/welcome');
  const side = page.getByRole('complementary');
  await expect(account(side)).toBeVisible();
  await expect.poll(async () => (await side.boundingBox())?.width).toBe(56);
  await expect.poll(() => side.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expect(side.getByRole('button', { name: 'Find' })).toBeVisible();
  await expectAccessible();
  await side.getByRole('link', { name: 'Downloads' }).click();
  await expect(page.getByRole('heading', { name: 'Downloads', level: 1 })).toBeVisible();
});

test('on a narrow screen a drawer takes the place of the side navigation', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/welcome');
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expectAccessible();
  await page.getByRole('dialog').getByRole('link', { name: 'Downloads' }).click();
  await expect(page.getByRole('heading', { name: 'Downloads', level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('on a phone the bar has freshness and search, the drawer account and colours', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/prices');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: /^crawled / })).toBeVisible();
  await bar.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('combobox', { name: 'Page, SKU, retailer or action' }).fill('colours');
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Open navigation' }).click();
  const drawer = page.getByRole('dialog', { name: 'Endcap' });
  await expect(drawer.getByRole('button', { name: 'Light or dark' })).toBeVisible();
  await account(drawer).click();
  await expectAccessible();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await bar.getByRole('button', { name: 'Open navigation' }).click();
  await account(drawer).click();
  await page.getByRole('menuitem', { name: 'About this dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'About this dashboard', level: 1 })).toBeVisible();
  await expect(drawer).toBeHidden();
});

test.describe('an address without a page', () => {
  test.use({ expectedErrors: [/404/] });
  test('says so and leads back', async ({ page, expectAccessible }) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: 'There is no page at this address' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: 'Go to the first page' }).click();
    await expect(page).toHaveURL(/welcome|overview/);
  });
});
