import { NAV } from '@/components/shell/nav-items';
import { priceUrl } from '@/lib/client/prices/price-url';
import { LATEST_DATE } from '@/lib/contract/params';
import { expect, test } from './fixture';
import { scriptsNeeded } from './measure/scripts-needed';

/** Kilobytes, gzipped. The aim is 200 to the first numbers and 320 in all; what is reached must not be lost again. */
const MOST = { forFirstNumbers: 222, inAll: 320 };
const MORE: Record<string, Partial<typeof MOST>> = {
  // Its numbers are made of five pages' answers.
  '/overview': { forFirstNumbers: 230 },
};

// Prices tell which day is the newest: the other pages open with it.
test.beforeEach(async ({ page }) => {
  await page.request.get(priceUrl({ date: LATEST_DATE, calculation_type: 'AVG' }));
});

for (const { href, label } of NAV.flatMap(({ items }) => items))
  test(`${label} shows its first numbers, and all, after so much JavaScript`, async ({ page }) => {
    const numbers = page.locator('main dd').filter({ hasText: /\d/ });
    const sent = await scriptsNeeded(page, href, () => expect(numbers.first()).toBeVisible());
    const kilobytes = { forFirstNumbers: sent.forFirstNumbers / 1000, inAll: sent.inAll / 1000 };
    const most = { ...MOST, ...MORE[href] };
    test.info().annotations.push({ type: 'JavaScript', description: JSON.stringify(kilobytes) });
    expect.soft(kilobytes.forFirstNumbers).toBeLessThanOrEqual(most.forFirstNumbers);
    expect.soft(kilobytes.inAll).toBeLessThanOrEqual(most.inAll);
  });
