import type { Locator, Page } from '@playwright/test';
import { competitionsOf, RANGE, rowOn, SOLD_OUT, WAR } from './competitions';
import { expect, requestsSeen, test } from './fixture';
import { expectToFit, grid, tile } from './parts';
import { STACK } from './stack/places';

// Uses the dashboard with all days collected, whose service no other file disturbs.
test.use({ baseURL: `http://127.0.0.1:${STACK.collected.port}`, proxyPort: STACK.collected.proxyPort });
test.describe.configure({ mode: 'default' });

const LAST = STACK.collected.to;
const ADDRESS = `/price-competition?customer_page_id=101&date=${LAST}`;

const lines = (page: Page) => page.locator('[data-line]');
const line = (page: Page, id: string | null | undefined) => page.locator(`[data-line="${id}"]`);
const strip = (of: Locator) => of.getByRole('button', { name: /with an index$/ });

test('shows the tiles, strips and counts of the service', async ({ page, stack, expectAccessible }) => {
  const competitions = await competitionsOf(stack);
  const on = (day: string) =>
    competitions.filter(
      (competition) => rowOn(competition, day)?.positivity === 'POSITIVE' && rowOn(competition, day)?.index != null,
    );
  const judged = competitions.filter((competition) => rowOn(competition, LAST)?.index != null);
  const off = judged.filter((competition) => rowOn(competition, LAST)?.positivity === 'NEGATIVE');
  await page.goto(ADDRESS);
  await expect(tile(page, 'Price indices on target')).toContainText(
    `${((on(LAST).length / judged.length) * 100).toFixed(1)}%`,
  );
  await expect(tile(page, /^Off target/)).toContainText(String(off.length));
  await expect(page.getByRole('tab', { name: `Off target ${off.length}` })).toHaveAttribute('aria-selected', 'true');
  await expect(lines(page)).toHaveCount(off.length);
  const [worst] = off;
  await expect(line(page, worst?.competition_id)).toContainText(rowOn(worst, LAST)?.index?.toFixed(1) ?? '');
  await expect(page.getByText('index = ours ÷ theirs × 100')).toBeVisible();
  const names = lines(page).locator('button[title]');
  const cut = names.evaluateAll((all) => all.filter((name) => name.scrollHeight > name.clientHeight + 1).length);
  expect(await cut).toBe(0);
  const { target_min, target_max } = worst?.coloring_levels ?? {};
  await expect(line(page, worst?.competition_id)).toContainText(`${target_min}–${target_max}`);
  const first = await lines(page).first().getAttribute('data-line');
  const { base } = off.find(({ competition_id }) => competition_id === first) ?? {};
  await expect(grid(page)).toContainText(base?.name ?? 'none');
  await expectAccessible();
  await page.getByRole('tab', { name: `All ${competitions.length}` }).click();
  await expect(lines(page)).toHaveCount(competitions.length);
  await expect(page).toHaveURL(/view=all/);
  await tile(page, 'Price indices on target').getByRole('button', { name: 'Show those on target' }).click();
  await expect(lines(page)).toHaveCount(on(LAST).length);
});

test('opens on all pages, with its controls on one line', async ({ page, stack }) => {
  const ids = await Promise.all([101, 102].map((number) => competitionsOf(stack, RANGE, number)));
  await page.goto(`/price-competition?date=${LAST}`);
  const all = new Set(ids.flat().map(({ competition_id }) => competition_id)).size;
  await expect(page.getByRole('tab', { name: `All ${all}` })).toBeVisible();
  const top = async (name: string) => (await page.getByRole('button', { name }).first().boundingBox())?.y;
  expect(await top('All pages')).toBe(await top('Copy link'));
});

test('shows the numbers for list prices and offers out of stock', async ({ page, stack }) => {
  const [first] = await competitionsOf(stack);
  await page.goto(`${ADDRESS}&price=rrp&offers=with_oos&view=all`);
  const index = rowOn(first, LAST)?.with_oos?.rrp_index;
  await expect(line(page, first?.competition_id)).toContainText(index?.toFixed(1) ?? 'none');
  await page.getByRole('button', { name: 'List, including out of stock' }).click();
  await expect(page.getByRole('button', { name: 'List (RRP)' })).toHaveAttribute('aria-pressed', 'true');
});

test('attributes the change in the price war to the competitor', async ({ page, stack, expectAccessible }) => {
  const war = (await competitionsOf(stack)).find(({ benchmark }) => benchmark.name === WAR.benchmark);
  const [before, after] = [rowOn(war, '2026-06-17'), rowOn(war, '2026-06-19')];
  // The Overview links to this form of the address.
  await page.goto(`/price-competition?customer_page_id=101&${RANGE}&competition=${war?.competition_id}`);
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: `${WAR.base} against ${WAR.benchmark}` })).toBeVisible();
  await expect(
    drawer.getByText(
      /^Index 100\.0: (our selling price|the selling price of Velquin .+ at .+) equals Fenwarra .* at Thistle & Penn GB, buybox; target \d+–\d+/,
    ),
  ).toBeVisible();
  const moves = drawer.getByRole('region', { name: 'Who moved' });
  await drawer.getByRole('combobox', { name: 'Of' }).click();
  await page.getByRole('option', { name: '19 Jun' }).click();
  await expect(moves.getByRole('heading', { name: 'Who moved, 17 Jun to 19 Jun' })).toBeVisible();
  const part = (name: string) =>
    moves.getByRole('term').filter({ hasText: name }).locator('..').getByRole('definition');
  const roundedIndex = (row: typeof before) => Number(row?.index?.toFixed(1));
  await expect(part('They moved')).toHaveText(`+${(roundedIndex(after) - roundedIndex(before)).toFixed(1)}`);
  await expect(part('We moved')).toHaveText('0.0');
  await expect(part('Stock changed')).toHaveText('0.0');
  await expectAccessible();
  await drawer.getByRole('link', { name: 'Prices at all retailers' }).first().click();
  await expect(page).toHaveURL(/^[^?]*\/prices\?.*date=/);
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 }).first()).toHaveText(/Sea Buckthorn/);
});

test('gives the reason for a missing index of a product that is sold out', async ({ page, stack }) => {
  const competition = (await competitionsOf(stack)).find(
    ({ base }) => base.name === SOLD_OUT.base && base.retailer === SOLD_OUT.retailer,
  );
  expect(rowOn(competition, '2026-06-25')?.index).toBeNull();
  await page.goto(
    `/price-competition?customer_page_id=101&date=2026-06-25&retailer=${encodeURIComponent(SOLD_OUT.retailer)}&view=none`,
  );
  const goneStrip = strip(line(page, competition?.competition_id));
  const opened = page.getByRole('dialog').getByText(/^No index: .* (is out of stock|has no data)/);
  await goneStrip.click({ position: { x: 148, y: 10 } });
  await expect(opened).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`competition=${competition?.competition_id}(@|%40)2026-06-25`));
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  // The strips are one tab stop with accessible descriptions.
  await expect(goneStrip).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(goneStrip).toHaveAccessibleDescription(/^24 Jun: no index, base (out of stock|no data)/);
  await page.keyboard.press('Enter');
  await expect(opened).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`competition=${competition?.competition_id}(@|%40)2026-06-24`));
});

test('shows both prices, the band and the price on target of the selected competition', async ({ page, stack }) => {
  const competitions = await competitionsOf(stack);
  const above = competitions.find((competition) => {
    const row = rowOn(competition, LAST);
    return row?.positivity === 'NEGATIVE' && (row.index ?? 0) > (competition.coloring_levels?.target_max ?? Infinity);
  });
  const row = rowOn(above, LAST);
  const edge = Math.floor((row?.benchmark ?? 0) * (above?.coloring_levels?.target_max ?? 0) + 1e-6) / 100;
  await page.goto(ADDRESS);
  await line(page, above?.competition_id).getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  const beside = page.getByRole('complementary', { name: 'What moved' });
  await expect(
    beside.getByText(`target ${above?.coloring_levels?.target_min}–${above?.coloring_levels?.target_max}`),
  ).toBeVisible();
  await expect(beside.getByText(`On target again at ${edge.toFixed(2)} or less`)).toBeVisible();
  await beside.getByRole('button', { name: 'Details' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Who moved' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('requests the period before when it is selected, as one bucket, and its parts add up', async ({ page, stack }) => {
  const pageRequests = async () =>
    (await requestsSeen(STACK.collected.proxyPort)).filter(({ target }) => target.includes('/102?'));
  const earlier = (await pageRequests()).length;
  await page.goto('/price-competition?date=2026-06-26&days=7&customer_page_id=102');
  await expect(page.getByRole('tab', { name: /^All \d+/ })).toBeVisible();
  expect((await pageRequests()).slice(earlier).filter(({ target }) => target.includes('NONE'))).toEqual([]);
  await page.getByRole('tab', { name: 'Changes' }).click();
  await page.getByRole('button', { name: 'Period before' }).click();
  await expect(page.getByText('compared with 13 Jun 2026 to 19 Jun 2026')).toBeVisible();

  const whole = (from: string, to: string) =>
    competitionsOf(stack, `start_date=${from}&end_date=${to}&time_dimension=NONE`, 102);
  const [now, before] = [await whole('2026-06-20', '2026-06-26'), await whole('2026-06-13', '2026-06-19')];
  const changes = now.flatMap((competition) => {
    const other = before.find(({ competition_id }) => competition_id === competition.competition_id);
    const [a, b] = [competition.date_buckets[0]?.data[0]?.index, other?.date_buckets[0]?.data[0]?.index];
    return a == null || b == null ? [] : [a - b];
  });
  const largest = changes.toSorted((a, b) => Math.abs(b) - Math.abs(a))[0] ?? 0;
  const first = grid(page).locator('[data-row="0"]').getByRole('gridcell');
  const number = (text: string | undefined) => Number(text?.replace('−', '-').replace(/[^\d.+-]/g, ''));
  const expected = Number(largest.toFixed(1));
  await expect.poll(async () => number((await first.allTextContents())[4])).toBeCloseTo(expected, 5);
  const cells = await first.allTextContents();
  const parts = [5, 6, 7].map((index) => number(cells[index])).reduce((sum, part) => sum + (part || 0), 0);
  // Each part is rounded separately.
  expect(Math.abs(parts - largest)).toBeLessThan(0.16);
  await expect(grid(page).getByRole('columnheader', { name: 'Retailer' })).toBeVisible();
});

test('keeps filters in the address and in links to other pages', async ({ page, stack }) => {
  const fenwarra = (await competitionsOf(stack)).filter(
    ({ benchmark }) => benchmark.product?.brand_name === 'Fenwarra',
  );
  await page.goto(`${ADDRESS}&country=DE`);
  await expect(page.getByText('Applies to other pages only: country.')).toBeVisible();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('button', { name: /^Brand/ }).click();
  await page.getByRole('checkbox', { name: /Fenwarra/ }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tab', { name: `All ${fenwarra.length}` })).toBeVisible();
  await page.getByRole('link', { name: 'Prices', exact: true }).click();
  await expect(page).toHaveURL(/\/prices\?.*brand=Fenwarra/);
});

test('requests weeks when they are selected, and shows them completely in the strips', async ({ page, stack }) => {
  const weeks = await competitionsOf(stack, 'start_date=2026-06-03&end_date=2026-06-30&time_dimension=WEEKLY');
  const first = weeks.find(({ date_buckets }) => date_buckets.at(-1)?.data[0]?.index != null);
  const newest = first?.date_buckets.at(-1);
  await page.goto(`${ADDRESS}&time_dimension=WEEKLY&days=28&view=all`);
  await expect(line(page, first?.competition_id)).toContainText(newest?.data[0]?.index?.toFixed(1) ?? 'none');
  await line(page, first?.competition_id).scrollIntoViewIfNeeded();
  await expect(strip(line(page, first?.competition_id))).toBeInViewport({ ratio: 1 });
  await page.getByRole('tab', { name: 'All weeks' }).click();
  await expect(page.getByText(`${weeks.flatMap(({ date_buckets }) => date_buckets).length} weeks`)).toBeVisible();
});

test('shows the row and the call behind a number, without the key', async ({ page, stack }) => {
  const first = (await competitionsOf(stack)).find((competition) => rowOn(competition, LAST)?.index != null);
  await page.goto(`${ADDRESS}&competition=${first?.competition_id}`);
  await page.getByRole('button', { name: 'Evidence: Index of 30 Jun' }).click();
  const evidence = page.getByRole('dialog', { name: 'Index of 30 Jun' });
  const rows = await evidence.getByRole('textbox', { name: 'Rows as the service sent them' }).inputValue();
  expect(JSON.parse(rows)).toEqual(rowOn(first, LAST));
  await expect(evidence.getByText('/price-competition/101')).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await evidence.getByRole('button', { name: 'Copy as curl' }).click();
  await expect(page.getByText('Set API_KEY in your shell')).toBeVisible();
  const command = await page.evaluate(() => navigator.clipboard.readText());
  expect(command).toContain(`/price-competition/101?start_date=${LAST}`);
  expect(command).toContain('$API_KEY');
  expect(command).not.toContain(stack.key);
});

test('reports invalid parameters and a page without competitions', async ({ page }) => {
  await page.goto('/price-competition?time_dimension=HOURLY&price=list');
  await expect(page.getByText('time_dimension in the address: "HOURLY" is not')).toBeVisible();
  await expect(page.getByText('price in the address: "list" is not')).toBeVisible();
  await expect(lines(page).first()).toBeVisible();
  // No other test opens this day: an opened page collects two sets outside the plan.
  await page.goto(`/price-competition?date=2026-06-14&customer_page_id=999`);
  await expect(page.getByText('Nothing was published on page 999.')).toBeVisible();
  await page.getByRole('button', { name: 'Page 999' }).click();
  await page.getByRole('textbox', { name: 'Page number' }).fill('102');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/customer_page_id=102/);
  await expect(page.getByRole('tab', { name: /^All \d+/ })).toBeVisible();
});

test.describe('faults', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('reports a failed period in its view and keeps the other views', async ({ page, fault }) => {
    const params = { time_dimension: 'NONE', start_date: '2026-05-23', end_date: '2026-05-29' };
    await fault({ path: '/price-competition', params, fault: 'not-found' });
    await page.goto(
      '/price-competition?customer_page_id=101&date=2026-06-05&days=7&view=changes&span=period&against=2026-06-04',
    );
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    await page.getByRole('tab', { name: /^All \d/ }).click();
    await expect(lines(page).first()).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('puts strips below their names and cuts nothing off', async ({ page, expectAccessible }) => {
    await page.goto(ADDRESS);
    await expect(lines(page).first()).toBeVisible();
    const name = await lines(page).first().getByRole('button').first().boundingBox();
    const stripBox = await strip(lines(page).first()).boundingBox();
    expect(stripBox?.y).toBeGreaterThan(name?.y ?? 0);
    expect(stripBox?.width).toBeGreaterThan(300);
    await expectToFit(page);
    await expectAccessible();
  });
});
