import type { Page } from '@playwright/test';
import { NAV } from '@/components/shell/nav-items';
import { clockEnv, shiftTo } from '@/scripts/test/moved-clock.mjs';
import { expect } from './fixture';
import { test } from './own/fixture';
import { oddService } from './own/odd-service';

const PAGES = NAV.flatMap(({ items }) => items);
const PHONE = { width: 390, height: 844 };
const BROKEN = /NaN|undefined|Infinity|Invalid Date|\[object /;

/** Here it is always this moment: pages that ask for today are tried on a day that few calendars have. */
const CLOCK = shiftTo('2028-02-29T09:00:00Z');
/** With an engine of its own: what is older than an hour there is removed from the store of all. */
const ENV = { ...clockEnv(CLOCK), CLICKHOUSE_URL: '' };

// Asked for the preview of a file, an empty service says rightly that there is none.
test.use({ expectedErrors: [/status of 404/], clockShift: CLOCK });

/** What the service says of days it says of these: a page that is asked by days has nothing of others. */
const AT: Readonly<Record<string, string>> = { 'Price competition': '?date=2026-06-30' };

let odd: Promise<string> | undefined;
let empty: Promise<string> | undefined;

/** Looks at the page as it opens, and then behind each of its other tabs. */
async function throughTabs(page: Page, look: () => Promise<void>) {
  const [, ...others] = await page.getByRole('tab').all();
  for (const tab of [null, ...others]) {
    await tab?.click();
    // What is busy is only known once the view has changed.
    if (tab) await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText(BROKEN);
    await look();
  }
}

/** What a file holds stands beside the page, once somebody looks into it. */
async function inPreview(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Preview' }).first().click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
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
    // The code of the views is loaded after that of the page.
    await expect(main.getByRole('tab').first()).toBeVisible();
    let heard = 0;
    await throughTabs(page, async () => {
      heard += await main.getByText('NEVER_HEARD_OF').count();
      await expect(main.getByRole('alert')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    });
    if (label === 'Downloads') heard += await inPreview(page);
    expect(heard).toBeGreaterThan(0);
    // Figures are pale while they are fetched again.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible();
    expect(await page.evaluate(() => 'owned' in window)).toBe(false);
  });

  test(`${label} offers a next step if the service has no data`, async ({ page, openDashboard }) => {
    empty ??= openDashboard(oddService('empty'), ENV);
    await page.goto(`${await empty}${href}`);
    await expect(page.getByText(/Nothing was published|No file is known|Nothing is said of/).first()).toBeVisible();
    await throughTabs(page, async () => {
      await expect(page.getByText('No results for these filters')).toHaveCount(0);
    });
  });
}
