import { parse } from 'csv-parse/sync';
import { dayOf, sheetsIn } from '@/lib/server/testing/workbooks';
import { content, day, direct, downloadsPath, dragOver, getLine, queue, row } from './downloads-page';
import { expect, test } from './fixture';

/** The file of the day before them is missing. */
const DAYS = ['2026-06-25', '2026-06-26', '2026-06-27'];

/** The rows of the raw files of some days, the header first. */
async function rawRows(stack: { service: string; key: string }, dates: readonly string[]) {
  const files = dates.map(async (date) => {
    const response = await direct(stack, `/bulk/rating?date=${date}&time=5&encoding=csv`);
    const [header = [], ...rows]: string[][] = parse(await response.text());
    return { header, rows: rows.map((values) => [date, ...values]) };
  });
  const all = await Promise.all(files);
  return { header: all[0]?.header ?? [], rows: all.flatMap(({ rows }) => rows) };
}

/** A time of day is a fraction of a day: programs differ in its last digits. */
function roundValue(value: string | number): string | number {
  return typeof value === 'number' ? Number(value.toFixed(8)) : value;
}

function tagsIn(json: string): string {
  const tags: { tag_name: string; tag_value: string }[] = JSON.parse(json);
  return tags.map(({ tag_name, tag_value }) => `${tag_name}: ${tag_value}`).join('; ');
}

/** What the cell of a raw value holds. */
function cellOf(column: string, value: string): string | number {
  if (value === '') return '';
  if (/_time$/.test(column)) return roundValue(Date.parse(value) / 86_400_000 + 25_569);
  if (column === 'tags') return tagsIn(value);
  if (column === 'is_own_product') return value === 'true' ? 1 : 0;
  return /^(product_rating|rating_count)$/.test(column) ? Number(value) : value;
}

test('some days of a dataset are one workbook with the values of the raw files, which names a missing one', async ({
  page,
  stack,
}) => {
  const { header, rows } = await rawRows(stack, DAYS);
  await page.goto(downloadsPath('dataset=rating'));
  await dragOver(page, day(page, 'Ratings', '24 Jun'), day(page, 'Ratings', '27 Jun'));
  const button = getLine(page).getByRole('button', { name: 'Download' });
  await expect(button).toHaveAttribute('title', 'Ratings, 24–27 Jun, all retailers, all columns as Excel workbook');
  await expect(getLine(page)).toContainText(/4 files, 1 missing · .*4 requests/);
  await page.reload();
  const saved = page.waitForEvent('download');
  await button.click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('rating_2026-06-24_2026-06-27_sample-data.xlsx');
  const { Ratings = [], About = [] } = sheetsIn(await content(download));
  expect(Ratings[0]).toEqual(['file_date', 'file_hour', ...header]);
  const fileRows = Ratings.slice(1).map(([date, hour, ...cells]) => [
    dayOf(date),
    hour,
    ...header.map((_, index) => roundValue(cells[index] ?? '')),
  ]);
  const expected = rows.map(([date = '', ...values]) => [
    date,
    5,
    ...header.map((column, index) => cellOf(column, values[index] ?? '')),
  ]);
  expect(fileRows).toEqual(expected);
  const facts = Object.fromEntries(About);
  expect(facts).toMatchObject({ 'Files of Ratings': '3 of 4', Rows: rows.length });
  expect(Object.keys(facts).filter((name) => name.startsWith('Missing: '))).toEqual([
    expect.stringContaining('2026-06-24'),
  ]);
  await queue(page).getByRole('tab', { name: 'Done 1' }).click();
  await expect(row(page, 'rating_2026-06-24_2026-06-27')).toContainText(
    `saved · 3 of 4, 1 has no file · ${rows.length.toLocaleString('en-US')} rows`,
  );
});

test('columns are chosen before the file, and remembered', async ({ page }) => {
  await page.goto(downloadsPath('dataset=rating&at=2026-06-22&hour=5'));
  await getLine(page)
    .getByRole('combobox', { name: /^Columns/ })
    .click();
  for (const name of ['retailer_name', 'product_rating']) await page.getByRole('option', { name, exact: true }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  const saved = page.waitForEvent('download');
  await getLine(page).getByRole('button', { name: 'Download' }).click();
  const { Ratings = [] } = sheetsIn(await content(await saved));
  expect(Ratings[0]).toEqual(['file_date', 'file_hour', 'retailer_name', 'product_rating']);
});
