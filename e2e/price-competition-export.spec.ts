import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { competitionsOf, rowOn } from './competitions';
import { expect, test } from './fixture';
import { STACK } from './stack/places';

// Uses the dashboard with all days collected, whose service no other file disturbs.
test.use({ baseURL: `http://127.0.0.1:${STACK.collected.port}`, proxyPort: STACK.collected.proxyPort });

const LAST = STACK.collected.to;
const ADDRESS = `/price-competition?customer_page_id=101&date=${LAST}`;

test('exports the page as a workbook with a sheet for each table and all rows', async ({ page, stack }) => {
  const competitions = await competitionsOf(stack);
  await page.goto(ADDRESS);
  await expect(page.locator('[data-line]').first()).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export page' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('price-competition-velquin.xlsx');
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(text('xl/workbook.xml')).toMatch(/name="Competitions".*name="All days".*name="Changes"/);
  expect(text('xl/worksheets/sheet1.xml').match(/<row[ >]/g)).toHaveLength(competitions.length + 1);
  for (const { index, base } of competitions.flatMap((competition) => rowOn(competition, LAST) ?? []))
    if (index !== null) {
      expect(text('xl/worksheets/sheet1.xml')).toContain(`<v>${index}</v>`);
      expect(text('xl/worksheets/sheet2.xml')).toContain(`<v>${base}</v>`);
    }
});

test('exports the strips as a drawing with filters and verdicts', async ({ page, stack }) => {
  const first = (await competitionsOf(stack)).find(({ benchmark }) => benchmark.product?.brand_name === 'Pomvarra');
  await page.goto(`${ADDRESS}&brand=Pomvarra&view=all`);
  await expect(page.getByRole('button', { name: 'Remove Brand: Pomvarra' })).toBeVisible();
  await expect(page.locator(`[data-line="${first?.competition_id}"]`)).toBeVisible();
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Drawing (SVG)' }).click(),
  ]);
  const svg = await readFile(await download.path(), 'utf8');
  expect(svg).toContain('3 Jun 2026 to 30 Jun 2026');
  expect(svg).toContain('Brand: Pomvarra');
  expect(svg).toContain((first?.base.name ?? '').slice(0, 30).replaceAll('&', '&amp;'));
  expect(svg).toContain('● on target');
});
