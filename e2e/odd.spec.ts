import type { Page } from '@playwright/test';
import { NAV } from '@/components/shell/nav-items';
import { expect } from './fixture';
import { test } from './own/fixture';
import { oddService } from './own/odd-service';

const PAGES = NAV.flatMap(({ items }) => items);
const PHONE = { width: 390, height: 844 };
const BROKEN = /NaN|undefined|Infinity|Invalid Date|\[object /;

// Asked for the preview of a file, an empty service says rightly that there is none.
test.use({ expectedErrors: [/status of 404/] });

let odd: Promise<string> | undefined;
let empty: Promise<string> | undefined;

const settled = (page: Page) => expect(page.locator('[aria-busy=true]')).toHaveCount(0);

for (const { href, label } of PAGES) {
  test(`${label}: whatever a service may send is shown as what it is`, async ({
    page,
    openDashboard,
    expectAccessible,
  }) => {
    test.slow();
    odd ??= openDashboard(oddService('odd'));
    await page.route('https://images.invalid/**', (route) => route.fulfill({ contentType: 'image/png', body: '' }));
    await page.setViewportSize(PHONE);
    await page.goto(`${await odd}${href}`);
    await settled(page);
    const main = page.getByRole('main');
    let heard = 0;
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await settled(page);
      heard += await main.getByText('NEVER_HEARD_OF').count();
      await expect(main.getByRole('alert')).toHaveCount(0);
      await expect(main).not.toContainText(BROKEN);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    }
    expect(heard).toBeGreaterThan(0);
    await expectAccessible();
    expect(await page.evaluate(() => 'owned' in window)).toBe(false);
  });

  test(`${label}: a service that has nothing leads on`, async ({ page, openDashboard }) => {
    empty ??= openDashboard(oddService('empty'));
    await page.goto(`${await empty}${href}`);
    await settled(page);
    await expect(page.getByText(/Nothing was published|no file known or expected/).first()).toBeVisible();
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await settled(page);
      await expect(page.getByRole('main')).not.toContainText(BROKEN);
      await expect(page.getByText('The filters leave nothing')).toHaveCount(0);
    }
  });
}
