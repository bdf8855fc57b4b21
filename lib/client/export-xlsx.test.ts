import { read } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { toXlsx } from '@/lib/client/export-xlsx';

it('writes a workbook that an independent reader opens', async () => {
  const workbook = await toXlsx([
    {
      title: 'Prices',
      columns: [
        { header: 'Title', kind: 'text' },
        { header: 'Price (EUR)', kind: 'number' },
        { header: 'Own', kind: 'boolean' },
        { header: 'Day', kind: 'day' },
        { header: 'Crawled (UTC)', kind: 'moment' },
      ],
      rows: [
        ['=HYPERLINK("x")', 9.99, true, '2026-06-30', '2026-06-30T06:00:00Z'],
        ['0040000000011 <&>', null, false, 'no day', null],
      ],
    },
    { title: 'Prices', columns: [{ header: 'Empty', kind: 'text' }], rows: [] },
  ]);
  const { SheetNames, Sheets } = read(await workbook.arrayBuffer(), { cellFormula: true });
  expect(SheetNames).toEqual(['Prices', 'Prices (2)']);
  const sheet = Sheets.Prices ?? {};
  expect(sheet.A2).toMatchObject({ t: 's', v: '=HYPERLINK("x")' });
  expect(sheet.A2).not.toHaveProperty('f');
  expect(['B2', 'C2', 'D2', 'E2'].map((address) => sheet[address].v)).toEqual([9.99, true, 46_203, 46_203.25]);
  expect([sheet.D2.w, sheet.E2.w]).toEqual(['2026-06-30', '2026-06-30 06:00:00']);
  expect(['A3', 'B3', 'C3', 'D3', 'E3'].map((address) => sheet[address]?.v)).toEqual([
    ...['0040000000011 <&>', undefined, false, 'no day', undefined],
  ]);
});
