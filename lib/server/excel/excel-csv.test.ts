import { expect, it } from 'vitest';
import { rating } from '@/lib/contract/datasets/rating';
import { excelCsv } from './excel-csv';

const header = ['brand', 'product_barcode', 'product_rating', 'is_own_product', 'crawling_time'];

async function lines(separator: 'comma' | 'semicolon', ...rows: string[][]): Promise<string[]> {
  async function* records() {
    yield* [header, ...rows];
  }
  let text = '';
  for await (const part of excelCsv(rating, records(), separator)) text += part.toString('utf8');
  return text.split('\r\n');
}

it('keeps barcodes as text, writes dates that Excel reads and neutralises formulas', async () => {
  const row = ['=HYPERLINK("x")', '0400123456789', '4.5', 'true', '2026-06-30T07:01:00Z'];
  expect(await lines('comma', row)).toEqual([
    `\ufeff${header.join(',')}`,
    `"'=HYPERLINK(""x"")","=""0400123456789""",4.5,TRUE,2026-06-30 07:01:00`,
    '',
  ]);
});

it('writes the decimal sign that belongs to the separator', async () => {
  const [, line] = await lines('semicolon', ['Brand, Inc', '', '-0.5', '', '']);
  expect(line).toBe('"Brand, Inc";;-0,5;;');
});

it('leaves a value that is not of its type as text', async () => {
  const [, line] = await lines('comma', ['', '', '007', '1', 'yesterday']);
  expect(line).toBe(',,"=""007""","=""1""",yesterday');
});
