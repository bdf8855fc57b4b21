import { buffer } from 'node:stream/consumers';
import { read } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { contentDetail } from '@/lib/contract/datasets/content-detail';
import { rating } from '@/lib/contract/datasets/rating';
import { bulkWorkbook } from './bulk-workbook';
import { workbookStream } from './workbook-stream';

async function* records(...rows: string[][]) {
  yield* rows;
}

it('types the columns that the specification promises and describes them', async () => {
  const header = ['brand', 'product_barcode', 'product_rating', 'is_own_product', 'crawling_time', 'constructor'];
  const row = ['=x', '0400', '4.5', 'true', '2026-06-30T07:01:00Z', '1'];
  const workbook = await bulkWorkbook(rating, records(header, row), () => [['File', 'F']]);
  const { Sheets } = read(await buffer(workbookStream(workbook)));
  const values = ['A2', 'B2', 'C2', 'D2', 'E2', 'F2'].map((address) => Sheets.Ratings?.[address].w);
  expect(values).toEqual(['=x', '0400', '4.5', 'TRUE', '2026-06-30 07:01:00', '1']);
  const about = Object.values(Sheets.About ?? {}).map((cell) => cell.v);
  expect(about).toEqual(
    expect.arrayContaining(['File', 'F', 'Rows', 1, 'UTC', 'product_rating', 'average product rating']),
  );
});

it('keeps every value as text where the specification promises no columns', async () => {
  const workbook = await bulkWorkbook(contentDetail, records(['content_score'], ['0099']), () => []);
  const { Sheets, SheetNames } = read(await buffer(workbookStream(workbook)));
  expect(Sheets[SheetNames[0] ?? '']?.A2).toMatchObject({ t: 's', v: '0099' });
});

it('refuses a file with more columns than Excel holds', async () => {
  const header = Array.from({ length: 16_385 }, (_, at) => `c${at}`);
  await expect(bulkWorkbook(rating, records(header), () => [])).rejects.toThrow(/16385 columns, and Excel holds 16384/);
});
