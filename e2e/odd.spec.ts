import type { Page } from '@playwright/test';
import { NAV } from '@/components/shell/nav-items';
import { clockEnv, shiftTo } from '@/scripts/test/moved-clock.mjs';
import { expect, test } from './fixture';
import { oddService } from './own/odd-service';
import { expectToFit } from './parts';

const PAGES = NAV.flatMap(({ items }) => items);
const PHONE = { width: 390, height: 844 };
const BROKEN = /NaN|undefined|Infinity|Invalid Date|\[object /;

/** Clock of the dashboard and the browser, on a leap day. */
const CLOCK = shiftTo('2028-02-29T09:00:00Z');
/** Uses a separate engine, as the moved clock removes stored data that seems older than an hour. */
const ENV = { ...clockEnv(CLOCK), CLICKHOUSE_URL: '' };

// A service without data responds to the preview of a file with 404.
test.use({ expectedErrors: [/status of 404/], clockShift: CLOCK });
// In one worker, so that each dashboard and its engine are started once.
test.describe.configure({ mode: 'default' });

/** Parameters of pages that request days, as the service has data only for these days. */
const AT: Readonly<Record<string, string>> = { 'Price competition': '?date=2026-06-30' };

let odd: Promise<string> | undefined;
let empty: Promise<string> | undefined;

/** The tabs of a page, or the buttons of its views. */
const views = (page: Page) =>
  page.getByRole('tab').or(page.getByRole('group', { name: 'Views of the shelf' }).getByRole('button'));

/** Runs a check on the page as it opens and on each of its other views. */
async function checkTabs(page: Page, check: () => Promise<void>) {
  const [, ...others] = await views(page).all();
  for (const view of [null, ...others]) {
    await view?.click();
    // Wait for the view, as only then its busy state is known.
    if (view)
      await expect(view).toHaveAttribute(
        (await view.getAttribute('role')) === 'tab' ? 'aria-selected' : 'aria-pressed',
        'true',
      );
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText(BROKEN);
    await check();
  }
}

/** Chooses a file, opens its preview and counts the unusual values in it. */
async function countInPreview(page: Page): Promise<number> {
  await page.goto(new URL('/downloads?get=rating&from=2026-06-30&to=2026-06-30&hours=all', page.url()).href);
  await page.getByRole('button', { name: 'Show the first rows: 1 request' }).click();
  await page.getByRole('button', { name: /^Show \d+ rows/ }).click();
  const preview = page.getByRole('region', { name: /^Preview/ });
  await expect(preview.getByRole('columnheader').first()).toBeVisible();
  await expect(preview).not.toContainText(BROKEN);
  return preview.getByText('NEVER_HEARD_OF').count();
}

for (const { href, label } of PAGES) {
  test(`${label} shows unusual values of the service unchanged`, async ({ page, openDashboard, expectAccessible }) => {
    test.slow();
    odd ??= openDashboard(oddService('odd'), ENV);
    await page.route('https://images.invalid/**', (route) => route.fulfill({ contentType: 'image/png', body: '' }));
    await page.setViewportSize(PHONE);
    await page.goto(`${await odd}${href}${AT[label] ?? ''}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(label);
    // The code of the views loads after the page.
    await expect(views(page).first()).toBeVisible();
    let count = 0;
    await checkTabs(page, async () => {
      count += await main.getByText('NEVER_HEARD_OF').count();
      await expect(main.getByRole('alert')).toHaveCount(0);
      await expectToFit(page, PHONE.width);
    });
    if (label === 'Downloads') count += await countInPreview(page);
    expect(count).toBeGreaterThan(0);
    // Figures are dimmed during a refetch.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible();
    expect(await page.evaluate(() => 'owned' in window)).toBe(false);
  });

  test(`${label} offers a next step if the service has no data`, async ({ page, openDashboard }) => {
    empty ??= openDashboard(oddService('empty'), ENV);
    await page.goto(`${await empty}${href}`);
    await expect(page.getByText(/Nothing was published|No file has been found/).first()).toBeVisible();
    await checkTabs(page, async () => {
      await expect(page.getByText('No results for these filters')).toHaveCount(0);
    });
  });
}
