import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from './fixture';
import { expectToFit } from './parts';
import { STACK } from './stack/places';

/** Locates the account in the sidebar or a phone's drawer. */
const account = (container: Locator) => container.getByRole('button', { name: 'Sample data' });

test('opens with the Overview', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
});

test('describes the data on the welcome page', async ({ page, expectAccessible }) => {
  await page.goto('/welcome');
  await expect(page.getByRole('heading', { name: 'About this dashboard', level: 1 })).toBeVisible();
  await expect(page.getByText('Sample data of a fictional company')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Brands and retailers' }).getByText('30 Jun 2026', { exact: true }),
  ).toBeVisible();
  await expectAccessible();
});

test('sends a policy without inline scripts and headers that reveal nothing', async ({ page }) => {
  const response = await page.goto('/welcome');
  const headers = response?.headers() ?? {};
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-[\w+/=]+' 'strict-dynamic';/);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('finds a SKU by name in the command palette and opens its offers by keyboard', async ({ page }) => {
  await page.goto('/prices?view=offers');
  const cell = page.getByRole('grid').getByRole('gridcell').first();
  await expect(cell).toBeVisible();
  const name = ((await cell.textContent()) ?? '').replace(/^Own brand /, '').slice(0, 20);
  expect(name).not.toBe('');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Page, SKU, retailer, keyword or action' }).fill(name);
  await expect(page.getByRole('option', { name }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]sku=/);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
});

test('changes the color scheme in the command palette and keeps it', async ({ page }) => {
  await page.goto('/welcome');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('colours dark');
  await expect(page.getByRole('option', { name: /Colours: dark/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('opens the shortcuts with a question mark, but not while typing', async ({ page, expectAccessible }) => {
  await page.goto('/downloads');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('?');
});

/** Blocks the scripts of pages until the returned function is called. */
async function blockScripts(page: Page): Promise<() => Promise<void>> {
  const blocked: Route[] = [];
  let isReleased = false;
  await page.route('**/_next/static/**/*.js', (route) => (isReleased ? route.continue() : void blocked.push(route)));
  return async () => {
    await expect(page.locator('html[data-alive]')).toHaveCount(0);
    isReleased = true;
    for (const route of blocked) await route.continue();
  };
}

test('replays clicks from before hydration', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await blockScripts(page);
  await page.goto('/welcome', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await release();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Downloads' })).toBeVisible();
});

test('replays input from before hydration', async ({ page }) => {
  const release = await blockScripts(page);
  await page.goto(`http://127.0.0.1:${STACK.collected.port}/price-competition?date=${STACK.collected.to}&view=all`, {
    waitUntil: 'commit',
  });
  await page.getByRole('textbox', { name: /^Search/ }).fill('Aloe');
  await release();
  await expect(page.getByRole('textbox', { name: /^Search/ })).toHaveValue('Aloe');
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toContainText('Aloe');
  await expect(page.getByRole('grid')).not.toContainText('Toothpaste');
});

test('shows pages, search, color scheme and account in the sidebar, and the age of data on the page', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/prices');
  const side = page.getByRole('complementary').first();
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
  await expect(page.getByRole('combobox', { name: 'Page, SKU, retailer, keyword or action' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(side.getByRole('button', { name: 'Find' })).toBeFocused();
  await account(side).press('Enter');
  await expect(page.getByRole('menu').getByText(/^From /)).toContainText('answers collected');
  await expectAccessible();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await side.getByRole('button', { name: 'Light or dark' }).click();
  await page.getByRole('menuitem', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('collapses the sidebar to icons with accessible names on medium screens', async ({ page, expectAccessible }) => {
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

test('replaces the sidebar with a drawer on narrow screens', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/welcome');
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expectAccessible();
  await page.getByRole('dialog').getByRole('link', { name: 'Downloads' }).click();
  await expect(page.getByRole('heading', { name: 'Downloads', level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('shows freshness and search in the top bar of a phone, and account and color scheme in the drawer', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/prices');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: /^crawled / })).toBeVisible();
  await bar.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('combobox', { name: 'Page, SKU, retailer, keyword or action' }).fill('colours');
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

test('opens the settings from the account menu, and shows them on a phone without overflow', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/welcome');
  await account(page.getByRole('complementary')).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Rating target' })).toHaveValue('4');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('textbox', { name: 'Banner share' }).fill('120');
  await page.getByRole('button', { name: 'Save Banner share' }).click();
  await expect(page.getByText('“120” is not a percentage above 0 and up to 100.')).toBeVisible();
  await expectAccessible();
  await expectToFit(page);
});

test.describe('an address without a page', () => {
  test.use({ expectedErrors: [/404/] });
  test('shows an error with a link back', async ({ page, expectAccessible }) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: 'There is no page at this address' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: 'Go to the first page' }).click();
    await expect(page).toHaveURL(/welcome|overview/);
  });
});
