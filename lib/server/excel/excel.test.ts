import { strFromU8, unzipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentDetail } from '@/lib/contract/datasets/content-detail';
import { rating } from '@/lib/contract/datasets/rating';
import { zip } from '../zip/zip';
import { excelCsv } from './excel-csv';
import { xlsxEntries } from './xlsx';

const header = ['brand', 'product_barcode', 'product_rating', 'is_own_product', 'crawling_time'];
const row = ['=HYPERLINK("x")', '0400123456789', '4.5', 'true', '2026-06-30T07:01:00Z'];

async function* records(...rows: string[][]) {
  yield* rows;
}

async function csv(separator: 'comma' | 'semicolon', ...rows: string[][]): Promise<string[]> {
  let text = '';
  for await (const part of excelCsv(rating, records(header, ...rows), separator)) text += part.toString('utf8');
  return text.split('\r\n');
}

async function workbook(rows: string[][], maxRows?: number) {
  const written: Buffer[] = [];
  for await (const part of zip(xlsxEntries(rating, records(header, ...rows), () => [['File', 'F']], maxRows)))
    written.push(part);
  const files = unzipSync(Buffer.concat(written));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

afterEach(() => vi.unstubAllEnvs());

describe('a csv for Excel', () => {
  it('has the mark of UTF-8, barcodes as text, dates that Excel knows and no formula of others', async () => {
    expect(await csv('comma', row)).toEqual([
      `\ufeff${header.join(',')}`,
      `"'=HYPERLINK(""x"")","=""0400123456789""",4.5,TRUE,2026-06-30 07:01:00`,
      '',
    ]);
  });

  it('writes the decimal sign that goes with its separator', async () => {
    const [, line] = await csv('semicolon', ['Brand, Inc', '', '-0.5', '', '']);
    expect(line).toBe('Brand, Inc;;-0,5;;');
  });

  it.each([
    ['+49 30 1234', '="+49 30 1234"'],
    ['1-2', '="1-2"'],
    ['3E5', '="3E5"'],
    ['-discount', "'-discount"],
    ['@brand', "'@brand"],
    ['Brand 7', 'Brand 7'],
  ])('keeps the text %s from being read as something else', async (text, written) => {
    const [, line = ''] = await csv('comma', [text, '', '', '', '']);
    expect(line.replace(/^"|"(?=,,,,$)/g, '').replaceAll('""', '"')).toBe(`${written},,,,`);
  });
});

describe('a workbook', () => {
  it('holds texts as text, numbers, truth values and real dates', async () => {
    const sheet = (await workbook([row]))['xl/worksheets/sheet1.xml'] ?? '';
    expect(sheet).toContain('<t xml:space="preserve">=HYPERLINK(&quot;x&quot;)</t>');
    expect(sheet).toContain('<t xml:space="preserve">0400123456789</t>');
    expect(sheet).toContain('<c><v>4.5</v></c><c t="b"><v>1</v></c><c s="2"><v>46203.29236111111</v></c>');
    expect(sheet).not.toContain('<f>');
  });

  it('leaves a value that is not of its type as it is, and what is missing empty', async () => {
    const sheet = (await workbook([['', '', 'n/a', '1', 'yesterday']]))['xl/worksheets/sheet1.xml'] ?? '';
    const texts = ['n/a', '1', 'yesterday'].map(
      (text) => `<c t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`,
    );
    expect(sheet).toContain(`<row><c/><c/>${texts.join('')}</row>`);
  });

  it('goes on in another sheet where one is full, and says how many rows there are', async () => {
    const files = await workbook([row, row, row, row, row], 3);
    const rowsIn = (sheet: number) => files[`xl/worksheets/sheet${sheet}.xml`]?.match(/<row>/g)?.length;
    expect([rowsIn(1), rowsIn(2), rowsIn(3)]).toEqual([3, 3, 2]);
    expect(files['xl/worksheets/sheet4.xml']).toContain(
      'Rows</t></is></c><c t="inlineStr"><is><t xml:space="preserve">5<',
    );
    expect(files['xl/workbook.xml']).toContain('name="Ratings 3"');
  });

  it('replaces what XML cannot hold and cuts what a cell cannot hold, visibly', async () => {
    const sheet = (await workbook([['a\u0000b<', 'x'.repeat(40_000), '', '', '']]))['xl/worksheets/sheet1.xml'] ?? '';
    expect(sheet).toContain('a\ufffdb&lt;');
    expect(sheet).toMatch(/x \[cut: Excel holds no more in a cell\]</);
  });

  it('promises no types where the specification promises no columns', async () => {
    const written: Buffer[] = [];
    const rows = records(['content_score'], ['0099']);
    for await (const part of zip(xlsxEntries(contentDetail, rows, () => []))) written.push(part);
    expect(strFromU8(unzipSync(Buffer.concat(written))['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain(
      '0099',
    );
  });
});

it.each(['UTC', 'America/New_York', 'Pacific/Auckland'])('reads times without a zone as UTC in %s', async (zone) => {
  vi.stubEnv('TZ', zone);
  const local = [...row.slice(0, 4), '2026-11-20T23:30:00'];
  const utc = [...row.slice(0, 4), '2026-11-20T23:30:00Z'];
  const [, first, second] = await csv('comma', local, utc);
  expect([first, second].map((line) => line?.split(',').at(-1))).toEqual([
    '2026-11-20 23:30:00',
    '2026-11-20 23:30:00',
  ]);
  const sheet = (await workbook([local, utc]))['xl/worksheets/sheet1.xml'] ?? '';
  const [, serial] = /<c s="2"><v>(\d+\.\d+)/.exec(sheet) ?? [];
  expect(sheet.split(`<c s="2"><v>${serial}</v></c>`)).toHaveLength(3);
});
