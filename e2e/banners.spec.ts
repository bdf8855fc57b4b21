import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Banner } from '@/lib/contract/e-retail-media';
import { bannersOf, competitor, isHome, own, percent } from './banners';
import { expect, test } from './fixture';
import { expectToFit, grid, pastedText, tile } from './parts';
import { STACK } from './stack/places';

// Uses the dashboard with all days collected, whose service no other file disturbs.
test.use({ baseURL: `http://127.0.0.1:${STACK.collected.port}`, proxyPort: STACK.collected.proxyPort });
test.describe.configure({ mode: 'default' });

const DAY = '2026-06-28';
/** The takeover of the sample, 7 to 11 June: Fenwarra has the whole home page of Plazora DE. */
const TAKEOVER = { day: '2026-06-09', before: '2026-06-06', retailer: 'Plazora DE', brand: 'Fenwarra' };

test('computes figures, shares and the trend from the rows, and links a takeover to its banners', async ({
  page,
  stack,
  expectAccessible,
}) => {
  const { day, before, retailer, brand } = TAKEOVER;
  const rows = await bannersOf(stack, `date=${day}`);
  const home = rows.filter((row) => row.retailer_name === retailer && row.page_type === 'HOME_PAGE');
  expect(home.length).toBeGreaterThan(1);
  await page.goto(`/banners?date=${day}&against=${before}`);
  await expect(tile(page, 'Banner share')).toContainText(percent(rows));
  await expect(tile(page, 'Banner share')).toContainText(
    `${own(rows)} of ${own(rows) + competitor(rows)} brand mentions`,
  );
  await expect(page.getByRole('tab', { name: `Home pages ${rows.filter(isHome).length}` })).toBeVisible();
  await expect(page.getByRole('tab', { name: `All ${rows.length}` })).toBeVisible();
  const homes = page.getByRole('region', { name: 'Home pages' });
  await expect(homes).toContainText(`${rows.filter(isHome).length} positions`);
  await expect(page.getByRole('region', { name: 'Share by brand' })).toContainText(brand);
  await expectAccessible();

  const takeover = page
    .getByRole('list', { name: 'Takeovers' })
    .getByRole('listitem')
    .filter({ hasText: `${brand} alone on all ${home.length} banners of the home page at ${retailer}` });
  await takeover.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/takeover=/);
  // A brand with three positions has one card.
  const gallery = page.getByRole('region', { name: 'What shoppers were shown' });
  await expect(gallery).toContainText(`${home.length} banners on 1 card`);
  await expect(gallery.getByRole('button', { name: /Fenwarra.*#1–/ })).toBeVisible();
  await expect(tile(page, 'Banner share')).toContainText(percent(rows));
  await page.getByRole('tab', { name: 'Changes' }).click();
  await expect(page.getByRole('tab', { name: 'Changes' })).toContainText(/\d/);
  await expect(grid(page).getByRole('row').filter({ hasText: 'new' })).toHaveCount(home.length);
  await page.goBack();
  await expect(page).not.toHaveURL(/takeover=/);
});

test('marks days that are not collected in run lengths, and exports all rows as a workbook', async ({
  page,
  stack,
}) => {
  const { day, retailer } = TAKEOVER;
  const nameOf = ({ e_retail_media_url }: Banner) => decodeURIComponent(e_retail_media_url?.split('/').at(-1) ?? '');
  const homes = await Promise.all(
    ['05', '06', '07', '08', '09'].map(async (day) =>
      (await bannersOf(stack, `date=2026-06-${day}`)).filter(
        (row) => row.retailer_name === retailer && row.page_type === 'HOME_PAGE',
      ),
    ),
  );
  const since = [...new Set(homes[4]?.map(nameOf))].filter((name) =>
    homes.every((home, index) => index < 2 !== home.some((row) => nameOf(row) === name)),
  );
  expect(since.length).toBeGreaterThan(0);
  await page.goto(`/banners?date=${day}&retailer=${retailer}&page_type=HOME_PAGE&view=runs`);
  for (const name of since) {
    const row = grid(page).getByRole('row').filter({ hasText: name }).filter({ hasText: '7 Jun' });
    await expect(row).toContainText('9 Jun or later');
    await expect(row.getByRole('img')).toHaveAccessibleName(/^Seen on [3-5] of 7 collected days, 21 not collected$/);
  }
  const count = Number(await grid(page).getAttribute('aria-rowcount')) - 1;
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await page.getByRole('tabpanel').getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: 'Excel workbook' }).click();
    })(),
  ]);
  const files = unzipSync(await readFile(await download.path()));
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet.match(/<row /g)).toHaveLength(count + 1);
});

test('opens and closes the lightbox by keyboard and Back, and copies a link with the day', async ({
  page,
  context,
  stack,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = page.getByRole('dialog');
  await page.goto(`/banners?date=${DAY}&retailer=Korbina%20DE&view=gallery`);
  const cards = page.getByRole('region', { name: 'What shoppers were shown' }).locator('button[id^="banner-"]');
  await cards.first().focus();
  const count = (await bannersOf(stack, `date=${DAY}`)).filter(
    ({ retailer_name }) => retailer_name === 'Korbina DE',
  ).length;
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(`of ${count}`);
  // Wait for the focus, as the dialog receives keys only with it.
  await expect(page.locator('[role="dialog"]:focus, [role="dialog"] :focus')).toHaveCount(1);
  await page.keyboard.press('Home');
  await expect(dialog).toContainText(`1 of ${count}`);
  await expect(dialog).toContainText('does not state at what time');
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText(`2 of ${count}`);
  await page.keyboard.press('End');
  await expect(dialog).toContainText(`${count} of ${count}`);
  await expect(dialog.getByRole('link').first()).toHaveAttribute('rel', /noreferrer/);
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  const link = new URL(await pastedText(context));
  expect(Object.fromEntries(link.searchParams)).toMatchObject({ date: DAY, against: '2026-06-27' });
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await page.goto(link.href);
  await expect(dialog).toContainText('28 Jun 2026');
});

test('compares bookings with the banners seen, and shows a proof of placement', async ({
  page,
  stack,
  expectAccessible,
}) => {
  const { day, retailer, brand } = TAKEOVER;
  const dialog = page.getByRole('dialog');
  const days = ['05', '06', '07', '08', '09', '10', '11', '12'].map((day) => `2026-06-${day}`);
  const hasBanner = await Promise.all(
    days.map(async (date) =>
      (await bannersOf(stack, `date=${date}`)).some(
        (row) =>
          row.retailer_name === retailer &&
          row.page_type === 'HOME_PAGE' &&
          [...row.own_labels, ...row.competitor_labels].some((label) => label.brand === brand),
      ),
    ),
  );
  const count = hasBanner.filter(Boolean).length;
  await page.goto(`/banners?date=${day}&view=booked`);
  await page.getByRole('button', { name: 'Add bookings' }).click();
  await dialog
    .getByRole('textbox')
    .fill(
      [
        'Retailer\tPage type\tName\tFrom\tTo',
        `${retailer}\tHOME_PAGE\t${brand}\t5.6.2026\t2026-06-12`,
        `${retailer}\tHOME_PAGE\tx\t31.6.2026\t`,
      ].join('\n'),
    );
  await expect(dialog.getByRole('alert')).toContainText('Row 3 was skipped. “31.6.2026” is not a day.');
  await dialog.getByRole('button', { name: 'Add 1' }).click();
  const row = grid(page).getByRole('row').filter({ hasText: retailer });
  await expect(row.getByRole('img')).toHaveAccessibleName(`Seen on ${count} of 8 collected days`);
  await expect(page.getByRole('list', { name: 'Takeovers' }).getByText('booked by you')).toBeVisible();
  await expectAccessible();
  await page.reload();
  await row.getByRole('gridcell').first().click();
  await expect(dialog).toContainText(`seen on ${count} of 8 collected days`);
  await dialog.getByRole('button', { name: 'Remove this booking' }).click();
  await expect(page.getByText('No bookings yet', { exact: true })).toBeVisible();

  const rows = await bannersOf(stack, `date=${DAY}`);
  await page.goto(`/banners?date=${DAY}&own=own&view=proof`);
  const proof = page.getByRole('region', { name: 'Proof of placement, 28 Jun 2026' });
  await expect(proof.getByRole('listitem')).toHaveCount(rows.filter(({ own_label_count }) => own_label_count).length);
  await expect(proof).toContainText('does not state at what time');
});

test('distinguishes days not collected, not published and failed, and still shows collected ones', async ({
  page,
  stack,
  fault,
  unasked,
}) => {
  const params = { first_n_e_retail_media: String(await unasked()) };
  const gallery = page.getByRole('region', { name: 'What shoppers were shown' });
  const lift = await fault({ path: '/e-retail-media', params, fault: 'server-error' });
  const hold = await fault({ path: '/e-retail-media', params: { ...params, date: '2026-06-27' }, fault: 'hold' });
  await page.goto(`/banners?date=${DAY}`);
  await expect(tile(page, 'Own positions')).toContainText(`of ${(await bannersOf(stack, `date=${DAY}`)).length}`);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);

  const search = new URLSearchParams({ date: DAY, against: '2026-06-26', ...params });
  await page.goto(`/banners?${search}`);
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText('status 500');
  await expect(tile(page, 'Banner share')).toContainText('could not be collected');
  await lift();
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(gallery.getByRole('listitem').first()).toBeVisible();
  await expect(tile(page, 'Banner share')).toContainText('%');

  await page.goto(`/banners?date=2026-06-27&${new URLSearchParams(params)}`);
  await expect(gallery).toContainText('These days are being collected now');
  await expect(tile(page, 'Banner share')).toContainText('not collected');
  await hold();
  await expect(gallery.getByRole('listitem').first()).toBeVisible();

  await page.goto('/banners?date=2020-01-01');
  await expect(gallery).toContainText('Nothing was published');
  await expect(tile(page, 'Banner share')).toContainText('nothing published');
});

test('requests the day from the service again on refresh', async ({ page, fault }) => {
  await page.goto(`/banners?date=${DAY}`);
  const refresh = page.getByRole('button', { name: 'Refresh from the service' });
  await expect(refresh).toBeEnabled();
  const release = await fault({ path: '/e-retail-media', params: { date: DAY }, fault: 'hold' });
  await refresh.click();
  await expect(refresh).toBeDisabled();
  await release();
  await expect(refresh).toBeEnabled();
  await expect(tile(page, 'Banner share')).toContainText('%');
});

test('shows the whole column of competitors on a small laptop', async ({ page }) => {
  for (const view of ['table', 'changes', 'runs']) {
    await page.goto(`/banners?date=${DAY}&against=2026-06-06&view=${view}`);
    const cell = grid(page).getByRole('columnheader', { name: 'Competitors' });
    const box = await cell.boundingBox();
    expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(1280 - 24);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('cuts nothing off, and lists filters that do not apply', async ({ page, expectAccessible }) => {
    await page.goto(`/banners?date=${DAY}&country=DE&brand=Nobody`);
    await expect(page.getByText('Applies to other pages only: country.')).toBeVisible();
    await expect(page.getByText('No results for these filters').first()).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    const tiles = page.getByRole('region', { name: 'What shoppers were shown' }).getByRole('listitem');
    await expect(tiles.first()).toBeVisible();
    await expectToFit(page);
    await expectAccessible();
  });
});
