import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Banner } from '@/lib/contract/e-retail-media';
import { bannersOf, dialog, TAKEOVER } from './banners-page';
import { expect, requestCount, test } from './fixture';
import { grid } from './parts';

const DAYS = ['05', '06', '07', '08', '09', '10', '11', '12'].map((day) => `2026-06-${day}`);

test('what was booked is held against what was seen, and no uncollected day proves anything', async ({
  page,
  stack,
  unasked,
  expectAccessible,
}) => {
  test.slow();
  const { retailer } = TAKEOVER;
  const rows = await Promise.all(DAYS.map((day) => bannersOf(stack, `date=${day}`)));
  const home = rows.map((all) => all.filter((row) => row.retailer_name === retailer && row.page_type === 'HOME_PAGE'));
  const nameOf = ({ e_retail_media_url }: Banner) => e_retail_media_url?.split('/').at(-1) ?? '';
  const seenOn = (name: string) => home.filter((all) => all.some((row) => nameOf(row).includes(name))).length;
  // A banner that came or went within the days.
  const name =
    home
      .flat()
      .map(nameOf)
      .find((one) => seenOn(one) > 1 && seenOn(one) < DAYS.length) ?? '';
  const days = seenOn(name);

  const params = { first_n_e_retail_media: String(await unasked()) };
  const firstN = String(new URLSearchParams(params));
  await page.goto(`/banners?date=2026-06-09&view=booked&${firstN}`);
  await page.getByRole('button', { name: 'Add bookings' }).click();
  await expectAccessible();
  await dialog(page)
    .getByRole('textbox')
    .fill(
      [
        'Retailer\tPage type\tName\tFrom\tTo',
        `${retailer}\tHOME_PAGE\t${name}\t5.6.2026\t2026-06-12`,
        `${retailer}\tHOME_PAGE\t${name}\t31.6.2026\t`,
      ].join('\n'),
    );
  await expect(dialog(page).getByRole('alert')).toContainText('Row 3 is left out. “31.6.2026” is no first day.');
  await dialog(page).getByRole('button', { name: 'Add 1' }).click();

  const row = grid(page).getByRole('row').filter({ hasText: retailer });
  await expect(page.getByText(/\d of 8 days are collected\. The other \d cost about \d requests/)).toBeVisible();
  await page.getByRole('button', { name: /^Collect/ }).click();
  await expect(page.getByText('8 of 8 days are collected.')).toBeVisible();
  await expect(row.getByRole('img')).toHaveAccessibleName(`Seen on ${days} of 8 collected days`);
  expect(await requestCount({ params })).toBeLessThanOrEqual(8);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Excel, day by day' }).click(),
  ]);
  const files = unzipSync(await readFile(await download.path()));
  const sheet = strFromU8(files['xl/worksheets/sheet2.xml'] ?? new Uint8Array());
  expect(sheet.match(/<row>/g)).toHaveLength(DAYS.length + 1);
  expect(sheet.match(/>not seen</g)).toHaveLength(DAYS.length - days);

  await page.reload();
  await row.getByRole('gridcell').first().click();
  const opened = dialog(page);
  await expect(opened.getByRole('row').filter({ hasText: 'not seen' })).toHaveCount(DAYS.length - days);
  await expectAccessible();
  await opened
    .getByRole('row')
    .filter({ hasText: /(?<!not )seen/ })
    .getByRole('link')
    .first()
    .click();
  await page.waitForURL(/banner=/);
  await expect(dialog(page).last()).toContainText('Banner address');

  await page.goto(`/banners?date=2026-06-09&view=booked&${firstN}`);
  await row.getByRole('gridcell').first().click();
  await dialog(page).getByRole('button', { name: 'Remove this booking' }).click();
  await expect(page.getByText('No booking is listed yet.')).toBeVisible();
});

test('one booking is listed by hand, by the rules of a pasted row', async ({ page }) => {
  await page.goto('/banners?date=2026-06-28&view=booked');
  await page.getByRole('button', { name: 'Add bookings' }).click();
  await dialog(page).getByRole('button', { name: 'One by one' }).click();
  await dialog(page).getByLabel('Retailer').fill('Korbina DE');
  await dialog(page).getByLabel('First day').fill('2026-06-28');
  await dialog(page)
    .getByLabel(/^Last day/)
    .fill('2026-06-27');
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('before it begins');
  await dialog(page)
    .getByLabel(/^Last day/)
    .fill('');
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  const rows = grid(page).getByRole('row');
  await expect(rows.filter({ hasText: 'Korbina DE' })).toHaveCount(1);

  // It is changed by the same rules, without a mouse.
  await grid(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const change = dialog(page).getByRole('button', { name: 'Change this booking' });
  await change.press('Enter');
  const form = dialog(page).filter({ hasText: 'Change the booking' }).last();
  await expect(form.getByLabel('Retailer')).toHaveValue('Korbina DE');
  await form.getByLabel(/^Last day/).fill('2026-06-27');
  await form.getByLabel(/^Last day/).press('Enter');
  await expect(form.getByRole('alert')).toContainText('before it begins');
  await form.getByLabel(/^Last day/).fill('2026-06-28');
  await form.getByLabel('Retailer').fill('Seifenhof DE');
  await form.getByLabel('Retailer').press('Enter');
  await expect(dialog(page)).toHaveCount(1);
  await expect(change).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rows.filter({ hasText: 'Seifenhof DE' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Korbina DE' })).toHaveCount(0);
});

test('a banner of another day opens beside the page, by key, and its link names the day', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/banners?date=2026-06-09&compare_date=2026-06-06&retailer=Plazora%20DE&view=changes');
  await page.getByRole('textbox', { name: 'Search banners' }).fill('gone');
  await expect(grid(page).getByRole('row').filter({ hasText: 'new' })).toHaveCount(0);
  await grid(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('6 Jun 2026');
  await dialog(page).getByRole('button', { name: 'Copy link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).searchParams.get('date')).toBe('2026-06-06');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(grid(page)).toBeFocused();
  await expect(page).toHaveURL(/date=2026-06-09/);
  await page.goto(link);
  await expect(dialog(page)).toContainText('6 Jun 2026');
});
