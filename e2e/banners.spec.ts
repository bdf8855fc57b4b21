import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import type { Banner } from '@/lib/contract/e-retail-media';
import { expect, requestsSeen, test } from './fixture';
import { STACK } from './stack/places';

const DAY = '2026-06-28';
/** The takeover of the sample, 7 to 11 June: Fenwarra has the whole home page of Plazora DE. */
const TAKEOVER = { day: '2026-06-09', before: '2026-06-06', retailer: 'Plazora DE', brand: 'Fenwarra' };
/** A question that no other test asks, nor an earlier run of this one on the same stack. */
const UNASKED = `first_n_e_retail_media=${100 + (Date.now() % 800)}`;

async function bannersOf({ service, key }: { service: string; key: string }, query: string): Promise<Banner[]> {
  const answer = await fetch(`${service}/e-retail-media?${query}&page_size=1000`, { headers: { 'x-api-key': key } });
  const { items, total } = (await answer.json()) as { items: Banner[]; total: number };
  expect(items).toHaveLength(total);
  return items;
}

/** Serves these rows in place of the service's answer for every day. */
async function serve(page: Page, rows: readonly Banner[]) {
  const meta = { fetchedAt: new Date().toISOString(), crawledAt: null, total: rows.length, missing: 0, revised: false };
  const events = [{ type: 'meta', ...meta, source: 'upstream', envelope: {} }, { type: 'rows', rows }, { type: 'end' }];
  const body = events.map((event) => `${JSON.stringify(event)}\n`).join('');
  await page.route('**/api/e-retail-media?*', (route) => route.fulfill({ body, contentType: 'application/x-ndjson' }));
}

const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0);
const share = (own: number, competitor: number) => `${((own / (own + competitor)) * 100).toFixed(1)}%`;
const tile = (page: Page, name: string) => page.getByRole('term').filter({ hasText: name }).locator('..');
const grid = (page: Page) => page.getByRole('grid');
const dialog = (page: Page) => page.getByRole('dialog');
const tiles = (page: Page) => page.getByRole('region', { name: 'What shoppers were shown' }).getByRole('listitem');
const calls = async (match: string) =>
  (await requestsSeen(STACK.proxyPort)).filter(({ target }) => target.includes(match)).length;

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

test('runs stand on the days that are collected; collecting others costs what was said', async ({ page, stack }) => {
  const { day, retailer, brand } = TAKEOVER;
  const address = `/banners?date=${day}&retailer=${retailer}&page_type=HOME_PAGE&brand=${brand}&view=runs&days=7&${UNASKED}`;
  await page.goto(address);
  await expect(
    page.getByText(/\d of 7 days are collected\. The other \d cost about \d requests to the service/),
  ).toBeVisible();
  const text = (await page.getByText(/of 7 days are collected/).textContent()) ?? '';
  const promised = Number(/about (\d)/.exec(text)?.[1]);
  const asked = await calls(UNASKED);
  await page.getByRole('button', { name: /^Collect/ }).click();
  await expect(page.getByText('7 of 7 days are collected.')).toBeVisible();
  expect((await calls(UNASKED)) - asked).toBeLessThanOrEqual(promised);

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
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog(page)).toContainText(`2 of ${count}`);
  await expect(page).toHaveURL(/banner=\w+/);
  await page.keyboard.press('End');
  await expect(dialog(page)).toContainText(`${count} of ${count}`);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page)).toContainText(`2 of ${count}`);
  await expect(dialog(page).getByRole('link').first()).toHaveAttribute('rel', /noreferrer/);

  await page.reload();
  await expect(dialog(page)).toContainText(`2 of ${count}`);
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

test('unknown is not zero: rows without counts, labels, images and names', async ({ page }) => {
  const blank: Banner = {
    retailer_name: null,
    page_type: 'PAGE_TYPE_NOBODY_KNOWS',
    page_name: '<script>alert(1)</script>',
    page_url: null,
    page_preview_image_url: 'http://dead.example/dead.png',
    e_retail_media_position: null,
    e_retail_media_url: 'javascript:alert(1)',
    own_label_count: null,
    competitor_label_count: null,
    own_labels: [],
    competitor_labels: [],
    e_retail_media_types: [],
  };
  await page.route('https://dead.example/**', (route) => route.fulfill({ contentType: 'image/png', body: 'no image' }));
  await serve(page, [blank, { ...blank, e_retail_media_position: 2, page_name: 'مرحبا '.repeat(40) }]);
  await page.goto(`/banners?date=${DAY}`);
  await expect(tile(page, 'Banner share')).toContainText('—');
  await expect(tile(page, 'Banner share')).toContainText('no banner has both counts');
  await expect(tile(page, 'Own labels')).toContainText('unknown for 2 banners');
  await expect(page.getByText('No banner shown has both counts, so there is no share.')).toBeVisible();
  await expect(tiles(page).getByText('labels unknown')).toHaveCount(2);
  await expect(tiles(page).getByRole('img', { name: /no image/ })).toHaveCount(2);
  await tiles(page).getByRole('button').first().click();
  await expect(dialog(page).getByRole('link')).toHaveCount(0);
  await expect(dialog(page)).toContainText('javascript:alert(1)');
  await expect(dialog(page)).toContainText('count unknown');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
});

test('nothing published, and nothing left by the filters, are two things', async ({ page }) => {
  await page.goto('/banners?date=2020-01-01');
  await expect(page.getByText('Nothing was published').first()).toBeVisible();
  await page.getByRole('button', { name: 'Show all banners' }).first().click();
  await page.getByRole('button', { name: 'Show the day before' }).first().click();
  await expect(page).toHaveURL(/date=2019-12-31/);
  await page.goto(`/banners?date=${DAY}&brand=Nobody&country=DE&position=first`);
  await expect(page.getByText('The filters leave nothing').first()).toBeVisible();
  await expect(page.getByText('Not applied here, kept for other pages: country.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).last().click();
  await expect(tiles(page).first()).toBeVisible();
});

test('what was asked once is not asked again', async ({ page }) => {
  const target = 'date=2026-06-21';
  await page.goto(`/banners?${target}`);
  await expect(tiles(page).first()).toBeVisible();
  const first = await calls(target);
  await page.reload();
  await expect(tiles(page).first()).toBeVisible();
  expect(await calls(target)).toBe(first);
});

test.describe('when the service fails', () => {
  test.use({ expectedErrors: [/502/] });

  test('each panel says so, and both come back', async ({ page, fault, lift }) => {
    const match = 'date=2026-06-20';
    await fault({ match, fault: 'server-error' });
    await page.goto(`/banners?${match}`);
    await expect(page.getByRole('main').getByRole('alert').first()).toContainText('status 500');
    await lift(match);
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect(tiles(page).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });
});

for (const scheme of ['light', 'dark'] as const)
  test(`nothing bars the way to anybody (${scheme})`, async ({ page, expectAccessible }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: scheme });
    for (const view of ['gallery', 'changes', 'runs', 'table', 'proof']) {
      await page.goto(`/banners?date=${DAY}&compare_date=2026-06-27&retailer=Korbina%20DE&view=${view}`);
      await expect(page.getByRole('tabpanel').getByRole('region').first()).toContainText('fetched');
      await expectAccessible();
    }
    await page.goto(`/banners?date=${DAY}&retailer=Korbina%20DE`);
    await tiles(page).getByRole('button').first().click();
    await expect(dialog(page).getByRole('term').first()).toBeVisible();
    await expectAccessible();
  });

test('on a phone nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const view of ['gallery', 'changes', 'runs', 'proof']) {
    await page.goto(`/banners?date=${DAY}&compare_date=2026-06-27&view=${view}`);
    await expect(page.getByRole('tabpanel')).toContainText(/fetched|collected/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});
