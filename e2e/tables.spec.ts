import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixture';
import { DATA_PAGES, expectToFit, grid } from './parts';
import { STACK } from './stack/places';
import { PAGE } from './visibility-page';

// Uses the dashboard with all days collected.
test.use({ baseURL: `http://127.0.0.1:${STACK.collected.port}`, proxyPort: STACK.collected.proxyPort });

const SCORES = `${PAGE}&view=scores`;
/** Locates the copy of the header at the top of the window, which is hidden from assistive technology. */
const stuckHeader = (page: Page) => page.locator('[aria-hidden] > div > table > thead');

for (const [device, viewport] of Object.entries({
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
}))
  test(`scrolls tables with the page below a sticky header (${device})`, async ({ page, expectAccessible }) => {
    await page.setViewportSize(viewport);
    await page.goto(SCORES);
    await expect(grid(page).locator('[data-row="0"]')).toBeVisible();
    await expect(stuckHeader(page)).toHaveCount(0);
    const inner = await grid(page).evaluate((element) => element.scrollHeight - element.clientHeight);
    expect(inner).toBe(0);
    await grid(page).evaluate((element) => scrollBy(0, element.getBoundingClientRect().top + 1600));
    await expect(grid(page).locator('[data-row="55"]')).toBeInViewport();
    await expect(grid(page).locator('[data-row="0"]')).toHaveCount(0);
    expect((await stuckHeader(page).boundingBox())?.y).toBe(0);
    const name = 'Score';
    const own = page.getByRole('columnheader', { name, exact: true });
    // The copy follows horizontal scrolling.
    await own.evaluate((element: HTMLElement) =>
      element.closest('[role=grid]')?.scrollTo({ left: element.offsetLeft - 200 }),
    );
    const copy = stuckHeader(page)
      .locator('th')
      .filter({ hasText: new RegExp(`^${name}$`) });
    await expect
      .poll(async () => (await copy.boundingBox())?.x)
      .toBe(await own.evaluate((element) => element.getBoundingClientRect().x));
    await expectToFit(page, viewport.width);
    await expectAccessible();
    await copy.getByRole('button', { includeHidden: true }).click();
    await expect(page).toHaveURL(/scores_sort=score\.desc/);
    await expect(stuckHeader(page)).toHaveCount(0);
    await expect(grid(page).locator('[data-row="0"]')).toBeInViewport();
  });

/** Locates the table once it handles keys. Before, keys would scroll the page. */
const readyGrid = (page: Page) => grid(page).and(page.locator('[data-rows]'));

test('scrolls the active cell into view below the header on arrow keys', async ({ page }) => {
  await page.goto(SCORES);
  await readyGrid(page).focus();
  const active = () =>
    page.evaluate(() => {
      const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
      const { top, bottom } = document.getElementById(id)?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
      return top >= 0 && bottom <= innerHeight;
    });
  for (const key of ['PageDown', 'PageDown', 'PageDown', 'Control+End', 'PageUp', 'Control+Home', 'ArrowUp']) {
    await page.keyboard.press(key);
    await expect.poll(active, key).toBe(true);
  }
  await expect(page.locator('th[data-active]')).toBeInViewport();
});

test('does not scroll on a click into a row', async ({ page }) => {
  await page.goto(`/banners?date=${STACK.collected.to}&view=runs`);
  await expect(grid(page).locator('[data-row="0"]')).toBeVisible();
  await grid(page).evaluate((element) => scrollBy(0, element.getBoundingClientRect().top + 600));
  const row = grid(page).locator('[data-row="25"]');
  await expect(row).toBeInViewport();
  const before = await page.evaluate(() => scrollY);
  await row.getByRole('gridcell').nth(4).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

/** Presses Tab at most ten times, and Enter on the link to the table, until the focus is inside. */
async function tabInto(page: Page, rows: Locator) {
  const focused = page.locator(':focus');
  const skip = page.getByRole('button', { name: 'Skip to the table' }).and(focused);
  const isInside = () => rows.evaluate((element) => element.contains(document.activeElement));
  for (let stops = 0; stops < 10 && !(await isInside()); stops += 1) {
    await page.keyboard.press('Tab');
    if (await skip.count()) await page.keyboard.press('Enter');
  }
  expect(await isInside()).toBe(true);
  await expect(focused).toBeInViewport();
}

for (const { href, label } of DATA_PAGES)
  test(`reaches a row of data of ${label} in at most ten Tab stops`, async ({ page }) => {
    await page.goto(href);
    // Side panels have rows as well, which are not those of the page.
    const rows = page.getByRole('main').locator('[data-rows]:not(aside *)').first();
    // No plan collects the shelf that opens.
    const collect = page.getByRole('button', { name: /^Collect \(about/ });
    await expect(rows.or(collect).first()).toBeVisible();
    if (await collect.isVisible()) await collect.click();
    await expect(rows).toBeVisible();
    await tabInto(page, rows);
  });

for (const path of [SCORES, '/banners?view=table', '/price-competition?view=buckets'])
  test(`reaches the first row of ${path} in at most ten Tab stops`, async ({ page }) => {
    await page.goto(path);
    await expect(readyGrid(page)).toBeAttached();
    await tabInto(page, readyGrid(page));
    await page.keyboard.press('ArrowDown');
    await expect(grid(page).locator('[data-row="0"] [data-active]')).toBeInViewport();
  });
