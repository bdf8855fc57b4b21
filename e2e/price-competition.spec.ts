import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { cellUnder, competitionsOf, RANGE, rowOn, SOLD_OUT, WAR } from './competitions';
import { expect, requestsSeen, test } from './fixture';
import { grid, tile } from './parts';
import { STACK } from './stack/places';

const ADDRESS = `/price-competition?${RANGE}`;
const LAST = '2026-06-30';

test('tiles and cells are those of the service', async ({ page, stack }) => {
  const competitions = await competitionsOf(stack);
  const judged = competitions.filter((one) => rowOn(one, LAST)?.index != null);
  const on = judged.filter((one) => rowOn(one, LAST)?.positivity === 'POSITIVE');
  const left = competitions.filter(
    (one) =>
      rowOn(one, '2026-06-29')?.positivity === 'POSITIVE' &&
      !['POSITIVE', 'NO_DATA'].includes(rowOn(one, LAST)?.positivity ?? ''),
  );
  await page.goto(ADDRESS);
  await expect(page.getByText(`${competitions.length} competitions`, { exact: true })).toBeVisible();
  await expect(tile(page, 'On target')).toContainText(`${on.length}of ${judged.length} · 30 Jun 2026`);
  await expect(tile(page, 'Left the target')).toContainText(`${left.length}since 29 Jun 2026`);
  // The newest bucket is in sight at first, the oldest is a scroll away.
  await expect(grid(page).getByRole('columnheader', { name: '30 Jun', exact: true })).toBeInViewport({ ratio: 1 });
  const [first] = competitions;
  for (const [header, day] of [
    ['12 Jun', '2026-06-12'],
    ['16 Jun', '2026-06-16'],
  ] as const) {
    const row = grid(page).locator('tbody').getByRole('row').first();
    const cell = await cellUnder(page, (await row.textContent()) ?? '', header);
    await expect(cell).toContainText(rowOn(first, day)?.index?.toFixed(1) ?? 'no data');
  }
  await expect(page.getByText('index = base ÷ benchmark × 100')).toBeVisible();
});

test('list prices and offers out of stock are other numbers of the same rows', async ({ page, stack }) => {
  const [first] = await competitionsOf(stack);
  await page.goto(`${ADDRESS}&price=rrp&offers=with_oos`);
  const row = grid(page).locator('tbody').getByRole('row').first();
  const cell = await cellUnder(page, (await row.textContent()) ?? '', '16 Jun');
  await expect(cell).toContainText(rowOn(first, '2026-06-16')?.with_oos?.rrp_index?.toFixed(1) ?? 'no data');
  await expect(page.getByRole('button', { name: 'List (RRP)' })).toHaveAttribute('aria-pressed', 'true');
});

test('the price war: they moved first, we followed', async ({ page, stack }) => {
  const war = (await competitionsOf(stack)).find(({ benchmark }) => benchmark.name === WAR.benchmark);
  const [before, after] = [rowOn(war, '2026-06-17'), rowOn(war, '2026-06-19')];
  await page.goto(ADDRESS);
  await grid(page).getByText('Velquin / Fenwarra Shower Gel Sea Buckthorn').first().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: `${WAR.base} against ${WAR.benchmark}` })).toBeVisible();
  await expect(
    drawer.getByText(/^Index 100\.0: our selling price equals Fenwarra .* at Thistle & Penn GB, buybox; target/),
  ).toBeVisible();

  const moves = drawer.getByRole('region', { name: 'Who moved' });
  for (const [name, day] of [
    ['From', '17 Jun 2026'],
    ['To', '19 Jun 2026'],
  ] as const) {
    await moves.getByRole('combobox', { name }).click();
    await page.getByRole('option', { name: day }).click();
  }
  const part = (name: string) =>
    moves.getByRole('term').filter({ hasText: name }).locator('..').getByRole('definition');
  const index = (row: typeof before) => ((row?.base ?? 0) / (row?.benchmark ?? 1)) * 100;
  await expect(part('They moved')).toHaveText(`+${(index(after) - index(before)).toFixed(1)}`);
  await expect(part('We moved')).toHaveText('0.0');
  await expect(part('Stock changed')).toHaveText('0.0');

  await drawer.getByRole('link', { name: 'Its offers at every retailer' }).first().click();
  await expect(page).toHaveURL(/^[^?]*\/prices\?/);
  await expect(page.getByRole('dialog').getByRole('heading', { name: WAR.base, level: 2 })).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Crawled').first()).toBeVisible();
});

test('a product that sold out is hatched, not zero', async ({ page, stack }) => {
  const gone = (await competitionsOf(stack)).find(
    ({ base }) => base.name === SOLD_OUT.base && base.retailer === SOLD_OUT.retailer,
  );
  expect(rowOn(gone, '2026-06-25')?.index).toBeNull();
  await page.goto(`${ADDRESS}&retailer=${encodeURIComponent(SOLD_OUT.retailer)}`);
  const cell = await cellUnder(page, /Toothpaste Whitening/, '25 Jun');
  const soldOut = rowOn(gone, '2026-06-25')?.base_status === 'OUT_OF_STOCK';
  await expect(cell).toHaveText(soldOut ? 'out of stock' : 'no data');
  await expect(cell.getByRole('button')).toHaveAttribute('title', /benchmark available$/);
});

test('the period before is asked when it is looked at, as one bucket, and the parts add up', async ({
  page,
  stack,
}) => {
  const seen = async () => (await requestsSeen(STACK.proxyPort)).filter(({ target }) => target.includes('/102?'));
  const range = 'start_date=2026-06-20&end_date=2026-06-26';
  await page.goto(`/price-competition?${range}&customer_page_id=102`);
  await expect(grid(page)).toBeVisible();
  expect((await seen()).some(({ target }) => target.includes('NONE'))).toBe(false);
  await page.getByRole('tab', { name: 'Against the period before' }).click();
  await expect(page.getByText('compared with 13 Jun 2026 to 19 Jun 2026')).toBeVisible();

  const whole = (from: string, to: string) =>
    competitionsOf(stack, `start_date=${from}&end_date=${to}&time_dimension=NONE`, 102);
  const [now, before] = [await whole('2026-06-20', '2026-06-26'), await whole('2026-06-13', '2026-06-19')];
  const changes = now.flatMap((one) => {
    const other = before.find(({ competition_id }) => competition_id === one.competition_id);
    const [a, b] = [one.date_buckets[0]?.data[0]?.index, other?.date_buckets[0]?.data[0]?.index];
    return a == null || b == null ? [] : [a - b];
  });
  const largest = changes.toSorted((a, b) => Math.abs(b) - Math.abs(a))[0] ?? 0;
  const cells = await grid(page).locator('tbody').getByRole('row').first().getByRole('gridcell').allTextContents();
  const number = (text: string | undefined) => Number(text?.replace(/[^\d.+-]/g, ''));
  expect(number(cells[3])).toBeCloseTo(largest, 1);
  const parts = [4, 5, 6].map((at) => number(cells[at])).reduce((sum, part) => sum + part, 0);
  expect(Math.abs(parts - largest)).toBeLessThan(0.3);
});

test('filters live in the address and go along to other pages', async ({ page, stack }) => {
  const fenwarra = (await competitionsOf(stack)).filter(
    ({ benchmark }) => benchmark.product?.brand_name === 'Fenwarra',
  );
  await page.goto(`${ADDRESS}&country=DE`);
  await expect(page.getByText('Not applied here, kept for other pages: country.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Brand' }).click();
  await page.getByRole('option', { name: /Fenwarra/ }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText(`${fenwarra.length} competitions`, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Prices', exact: true }).click();
  await expect(page).toHaveURL('/prices?country=DE&brand=Fenwarra');
  await expect(page.getByRole('button', { name: 'Remove Brand: Fenwarra' })).toBeVisible();
});

test('a saved view opens with the page', async ({ page }) => {
  await page.goto(`${ADDRESS}&brand=Fenwarra&time_dimension=WEEKLY`);
  await expect(page.getByRole('button', { name: 'Remove Brand: Fenwarra' })).toBeVisible();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view' }).click();
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Fenwarra by week');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Fenwarra by week' }).click();
  await page.getByRole('menuitem', { name: 'Open this page with “Fenwarra by week”' }).click();
  await page.goto('/price-competition');
  await expect(page).toHaveURL(/brand=Fenwarra/);
  await expect(page.getByRole('combobox', { name: 'By' })).toHaveText(/weeks/);
});

test('the page leaves as one workbook, a sheet a panel', async ({ page, stack }) => {
  const [first] = await competitionsOf(stack);
  await page.goto(ADDRESS);
  await expect(grid(page)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export page' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('price-competition-velquin.xlsx');
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(text('xl/workbook.xml')).toMatch(/name="Index by bucket".*name="Every bucket"/);
  expect(text('xl/worksheets/sheet1.xml')).toContain(`<v>${rowOn(first, LAST)?.index}</v>`);
  expect(text('xl/worksheets/sheet2.xml')).toContain(`<v>${rowOn(first, LAST)?.base}</v>`);
});

test('a number leads to its row and to the call, without the key', async ({ page, stack }) => {
  const competitions = await competitionsOf(stack);
  const [first] = competitions;
  await page.goto(`${ADDRESS}&competition=${first?.competition_id}`);
  await page.getByRole('button', { name: 'Evidence: Index of 30 Jun 2026' }).click();
  const evidence = page.getByRole('dialog', { name: 'Index of 30 Jun 2026' });
  const rows = await evidence.getByRole('textbox', { name: 'Rows as the service sent them' }).inputValue();
  expect(JSON.parse(rows)).toEqual(rowOn(first, LAST));
  await expect(evidence.getByText('/price-competition/101')).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await evidence.getByRole('button', { name: 'Copy as curl' }).click();
  await expect(page.getByText('Set API_KEY in your shell')).toBeVisible();
  const command = await page.evaluate(() => navigator.clipboard.readText());
  expect(command).toContain('/price-competition/101?start_date=2026-06-12');
  expect(command).toContain('$API_KEY');
  expect(command).not.toContain(stack.key);
});

test('a cell leads to its own bucket, a count to its competitions', async ({ page, stack }) => {
  const competitions = await competitionsOf(stack);
  const [first] = competitions;
  await page.goto(ADDRESS);
  const row = grid(page).locator('tbody').getByRole('row').first();
  await (await cellUnder(page, (await row.textContent()) ?? '', '16 Jun')).getByRole('button').click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('combobox', { name: 'Of' })).toContainText('16 Jun 2026');
  const base = rowOn(first, '2026-06-16')?.base?.toFixed(2) ?? '—';
  await expect(drawer.getByRole('region', { name: 'What the index says' })).toContainText(base);
  await expect(page).toHaveURL(/bucket=2026-06-16/);
  await page.keyboard.press('Escape');

  const off = competitions.filter((one) => rowOn(one, LAST)?.positivity === 'NEGATIVE');
  await tile(page, 'Off target').getByRole('button').click();
  await expect(page.getByText(`${off.length} competitions`, { exact: true })).toBeVisible();
});

test('both periods of a change lead to the rows that they were told by', async ({ page, stack }) => {
  await page.goto('/price-competition?start_date=2026-06-20&end_date=2026-06-26&customer_page_id=102&view=change');
  const row = grid(page).locator('tbody').getByRole('row').first();
  await row.getByRole('gridcell').nth(1).getByRole('button').click();
  const rows = await page.getByRole('textbox', { name: 'Rows as the service sent them' }).inputValue();
  const before = await competitionsOf(stack, 'start_date=2026-06-13&end_date=2026-06-19&time_dimension=NONE', 102);
  expect(before.flatMap((one) => one.date_buckets[0]?.data ?? [])).toContainEqual(JSON.parse(rows));
});

test('the heatmap leaves as a drawing with its question and verdicts in it', async ({ page, stack }) => {
  const [first] = await competitionsOf(stack);
  await page.goto(`${ADDRESS}&brand=Pomvarra`);
  await expect(page.getByRole('button', { name: 'Remove Brand: Pomvarra' })).toBeVisible();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Drawing (SVG)' }).click(),
  ]);
  const svg = await readFile(await download.path(), 'utf8');
  expect(svg).toContain('12 Jun 2026 to 30 Jun 2026');
  expect(svg).toContain('Brand: Pomvarra');
  expect(svg).toContain(`${first?.base.name} against ${first?.benchmark.name}`.replaceAll('&', '&amp;'));
  expect(svg).toContain('● on target');
});
