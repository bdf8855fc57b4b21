import { NAV } from '@/components/shell/nav-items';
import { expect, test } from './fixture';
import { settled, watch } from './measure/watch';

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE });

for (const { href, label } of NAV.flatMap(({ items }) => items))
  test(`${label} shows its first number or heading in the upper half of a phone, without layout shifts`, async ({
    page,
  }) => {
    await watch(page);
    await page.goto(href);
    const main = page.getByRole('main');
    const number = main.getByRole('definition').filter({ hasText: /\d/ }).first();
    // Position of the first figure, which may load after others.
    const place = main.getByRole('definition').first();
    const heading = main.getByRole('heading', { level: 2 }).first();
    await expect(number).toBeVisible();
    // Poll, as an element that was just replaced has no box.
    await expect
      .poll(async () => {
        const boxes = await Promise.all([place.boundingBox(), heading.boundingBox()]);
        return Math.min(...boxes.flatMap((box) => (box ? [box.y + box.height] : [])));
      })
      .toBeLessThan(PHONE.height / 2);
    // A larger layout shift is noticeable.
    expect((await settled(page)).shift).toBeLessThan(0.1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });

test('summarizes the controls in one line on a phone, which Enter opens', async ({ page, expectAccessible }) => {
  await page.goto('/prices?date=2026-06-30&against=2026-06-29&own=own&q=shampoo');
  const line = page.getByRole('button', { name: 'Day and filters: 30 Jun 2026, against 29 Jun, 2 filters' });
  const search = page.getByRole('textbox', { name: 'Search offers' });
  await expect(line).toHaveAttribute('aria-expanded', 'false');
  await expect(search).toBeHidden();
  await line.press('Enter');
  await expect(line).toHaveAttribute('aria-expanded', 'true');
  await expect(line).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Latest' })).toBeFocused();
  await search.fill('cream');
  await expect(page).toHaveURL(/q=cream/);
  await expectAccessible();
  await line.click();
  await expect(search).toBeHidden();
  await expectAccessible();
});
