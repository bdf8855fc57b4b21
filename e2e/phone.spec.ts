import { NAV } from '@/components/shell/nav-items';
import { expect, test } from './fixture';
import { waitUntilSettled, watch } from './measure/watch';
import { expectToFit, grid } from './parts';
import { STACK } from './stack/places';

const PHONE = { width: 390, height: 844 };
/** Pixels at the end of a cell. */
const PADDING = 8;

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
    const figure = main.getByRole('definition').first();
    const heading = main.getByRole('heading', { level: 2 }).first();
    await expect(number).toBeVisible();
    // Poll, as an element that was just replaced has no box.
    await expect
      .poll(async () => {
        const boxes = await Promise.all([figure.boundingBox(), heading.boundingBox()]);
        return Math.min(...boxes.flatMap((box) => (box ? [box.y + box.height] : [])));
      })
      .toBeLessThan(PHONE.height / 2);
    // A larger layout shift is noticeable.
    const { shift, moved } = await waitUntilSettled(page);
    expect(shift, moved.join('\n')).toBeLessThan(0.1);
    await expectToFit(page, PHONE.width);
  });

test('folds the controls into one button on a phone, which Enter opens', async ({ page, expectAccessible }) => {
  await page.goto('/prices?date=2026-06-30&against=2026-06-29&brand=Velquin');
  const controls = page.getByRole('button', { name: 'Controls, 2 filters in use' });
  const filters = page.getByRole('button', { name: /^Filters/ });
  await expect(controls).toHaveAttribute('aria-expanded', 'false');
  await expect(filters).toBeHidden();
  await controls.press('Enter');
  await expect(controls).toHaveAttribute('aria-expanded', 'true');
  await expect(controls).toBeFocused();
  await filters.click();
  await page.getByRole('button', { name: 'Remove Brand: Velquin' }).click();
  await expect(page).not.toHaveURL(/brand=/);
  await expectAccessible();
});

test.describe('with all days collected', () => {
  test.use({ baseURL: `http://127.0.0.1:${STACK.collected.port}`, proxyPort: STACK.collected.proxyPort });

  test('Visibility shows the score with its target and the leader of a row without scrolling sideways', async ({
    page,
  }) => {
    await page.goto('/visibility');
    const row = grid(page).locator('[data-row="0"]');
    await expect(row).toBeVisible();
    // Columns that phones show in the second line of another one have no head.
    const heads = await grid(page).getByRole('columnheader').allInnerTexts();
    for (const [title, text] of [
      ['Score', /^[\d.]+%?\s+[\d.]+%?$/],
      ['Leader', /^\w.*\s+\d+$/],
    ] as const) {
      expect(heads).toContain(title);
      const cell = row.getByRole('gridcell').nth(heads.indexOf(title));
      await expect(cell).toHaveText(text, { useInnerText: true });
      const [box, table] = [await cell.boundingBox(), await grid(page).boundingBox()];
      expect((box?.x ?? 0) + (box?.width ?? 0) - PADDING).toBeLessThanOrEqual((table?.x ?? 0) + (table?.width ?? 0));
    }
  });

  test('Price competition shows both names of each competition in full', async ({ page }) => {
    await page.goto('/price-competition');
    const names = page.locator('[data-line]').getByRole('button', { name: / vs / });
    await expect(names.first()).toBeVisible();
    const cutNames = () =>
      names.evaluateAll((elements) =>
        elements
          .filter(
            ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
              scrollWidth > clientWidth || scrollHeight > clientHeight,
          )
          .map(({ textContent }) => textContent),
      );
    expect(await names.count()).toBeGreaterThan(10);
    // Fonts may still be loading.
    await expect.poll(cutNames).toEqual([]);
  });
});
