import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Banner } from '@/lib/contract/e-retail-media';
import { bannersOf, DAY, dialog, share, sum, TAKEOVER, tiles } from './banners-page';
import { expect, requestCount, test } from './fixture';
import { grid, tile } from './parts';

test('share and counts are those of the rows, for the day and for each retailer', async ({ page, stack }) => {
  const rows = await bannersOf(stack, `date=${DAY}`);
  const own = sum(rows.map(({ own_label_count }) => own_label_count));
  const competitor = sum(rows.map(({ competitor_label_count }) => competitor_label_count));
  await page.goto(`/banners?date=${DAY}`);
  await expect(tile(page, 'Banner share')).toContainText(share(own, competitor));
  await expect(tile(page, 'Banner share')).toContainText(`${own} of ${own + competitor} labels`);
  await expect(tiles(page)).toHaveCount(rows.length);
  await expect(tile(page, 'Counts agree')).toContainText(`${rows.length} of ${rows.length}`);

  await page.getByRole('button', { name: 'Table', exact: true }).click();
  for (const retailer of new Set(rows.map(({ retailer_name }) => retailer_name ?? ''))) {
    const its = rows.filter(({ retailer_name }) => retailer_name === retailer);
    const ours = sum(its.map(({ own_label_count }) => own_label_count));
    const theirs = sum(its.map(({ competitor_label_count }) => competitor_label_count));
    const cells = page.getByRole('row').filter({ hasText: retailer }).getByRole('cell');
    await expect(cells).toHaveText([
      retailer,
      String(Math.round((ours / (ours + theirs)) * 1000) / 10),
      String(ours),
      String(theirs),
      String(its.length),
      '0',
    ]);
  }
});

test('the takeover is found: every banner of that home page is of one brand, and new', async ({ page, stack }) => {
  const { day, before, retailer, brand } = TAKEOVER;
  const isHome = (row: Banner) => row.retailer_name === retailer && row.page_type === 'HOME_PAGE';
  const home = (await bannersOf(stack, `date=${day}`)).filter(isHome);
  expect(home.length).toBeGreaterThan(1);
  await page.goto(`/banners?date=${day}&retailer=${retailer}&page_type=HOME_PAGE&brand=${brand}`);
  await expect(tiles(page)).toHaveCount(home.length);
  await expect(tile(page, 'Banner share')).toContainText('0.0%');

  await page.goto(`/banners?date=${day}&compare_date=${before}&retailer=${retailer}&page_type=HOME_PAGE&view=changes`);
  const fresh = grid(page).getByRole('row').filter({ hasText: 'new' });
  await expect(fresh).toHaveCount(home.length);
  await expect(fresh.filter({ hasText: brand })).toHaveCount(home.length);
});

test('runs stand on the days that are collected; collecting others costs what was said', async ({
  page,
  stack,
  unasked,
}) => {
  const { day, retailer, brand } = TAKEOVER;
  const params = { first_n_e_retail_media: String(await unasked()) };
  const address = `/banners?date=${day}&retailer=${retailer}&page_type=HOME_PAGE&brand=${brand}&view=runs&days=7&${new URLSearchParams(params)}`;
  await page.goto(address);
  await expect(
    page.getByText(/\d of 7 days are collected\. The other \d cost about \d requests to the service/),
  ).toBeVisible();
  const text = (await page.getByText(/of 7 days are collected/).textContent()) ?? '';
  const promised = Number(/about (\d)/.exec(text)?.[1]);
  const asked = await requestCount({ params });
  await page.getByRole('button', { name: /^Collect/ }).click();
  await expect(page.getByText('7 of 7 days are collected.')).toBeVisible();
  expect((await requestCount({ params })) - asked).toBeLessThanOrEqual(promised);

  const rows = await bannersOf(stack, `date=${day}`);
  const home = rows.filter((row) => row.retailer_name === retailer && row.page_type === 'HOME_PAGE');
  const banners = new Set(home.map(({ e_retail_media_url }) => e_retail_media_url));
  const taken = grid(page).getByRole('row').filter({ hasText: '7 Jun' }).filter({ hasText: 'or later' });
  await expect(taken.filter({ hasText: /7 Jun.*9 Jun or later3/ })).toHaveCount(banners.size);

  await page.reload();
  await expect(page.getByText('7 of 7 days are collected.')).toBeVisible();
});

test('the lightbox is used by keyboard alone and gives the focus back', async ({ page }) => {
  await page.goto(`/banners?date=${DAY}&retailer=Korbina%20DE`);
  const buttons = tiles(page).getByRole('button');
  await buttons.first().focus();
  const count = await buttons.count();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText(`1 of ${count}`);
  await expect(dialog(page)).toContainText("the page's own time is not supplied");
  const shown = (url: URL) => url.searchParams.get('banner');
  await page.waitForURL((url) => shown(url) !== null);
  const first = shown(new URL(page.url()));
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page)).toContainText(`2 of ${count}`);
  await page.waitForURL((url) => shown(url) !== first);

  await page.reload();
  await expect(dialog(page)).toContainText(`2 of ${count}`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog(page)).toContainText(`2 of ${count}`);
  await page.keyboard.press('End');
  await expect(dialog(page)).toContainText(`${count} of ${count}`);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page)).toContainText(`2 of ${count}`);
  await expect(dialog(page).getByRole('link').first()).toHaveAttribute('rel', /noreferrer/);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(buttons.nth(1)).toBeFocused();
});

test('weights change the share alone, are named beside it, and are kept', async ({ page, stack }) => {
  const rows = await bannersOf(stack, `date=${DAY}`);
  const weigh = ({ page_type }: Banner) => (page_type === 'HOME_PAGE' ? 3 : 1);
  const own = sum(rows.map((row) => weigh(row) * (row.own_label_count ?? 0)));
  const competitor = sum(rows.map((row) => weigh(row) * (row.competitor_label_count ?? 0)));
  await page.goto(`/banners?date=${DAY}`);
  await page.getByRole('button', { name: 'Weights' }).click();
  await page.getByRole('spinbutton', { name: 'HOME_PAGE' }).fill('3');
  await expect(tile(page, 'Banner share')).toContainText(share(own, competitor));
  await expect(tile(page, 'Banner share')).toContainText('weighted: HOME_PAGE × 3');
  await page.reload();
  await expect(tile(page, 'Banner share')).toContainText(share(own, competitor));
});

test('a proof says page, place and date, what is not supplied, and leaves as a workbook', async ({ page, stack }) => {
  const rows = await bannersOf(stack, `date=${DAY}`);
  const ours = rows.filter(({ retailer_name, own_label_count }) => retailer_name === 'Korbina DE' && own_label_count);
  await page.goto(`/banners?date=${DAY}&retailer=Korbina%20DE&own=own&view=proof`);
  const proof = page.getByRole('region', { name: 'Proof of placement, 28 Jun 2026' });
  await expect(proof.getByRole('listitem')).toHaveCount(ours.length);
  await expect(proof).toContainText("the page's own time is not supplied");
  for (const { page_url } of ours) await expect(proof.getByText(page_url ?? '', { exact: true }).first()).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    proof.getByRole('button', { name: /^Excel/ }).click(),
  ]);
  const sheet = strFromU8(
    unzipSync(await readFile(await download.path()))['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
  );
  expect(sheet.match(/<row>/g)).toHaveLength(ours.length + 1);
  expect(sheet).toContain('not supplied');
  expect(sheet).toContain(ours[0]?.page_url?.replaceAll('&', '&amp;') ?? '?');
});
