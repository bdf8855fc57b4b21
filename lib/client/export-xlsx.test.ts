import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { toXlsx } from '@/lib/client/export-xlsx';
import type { Sheet } from '@/lib/client/sheet';
import { workbookFiles } from '@/lib/client/xlsx-parts';

const sheet: Sheet = {
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
    ['0040000000011 <&>\u0000', null, false, 'no day', null],
  ],
};

async function written() {
  const files = unzipSync(new Uint8Array(await (await toXlsx([sheet])).arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

describe('the workbook', () => {
  it('holds text as text, numbers as numbers, days as days and nothing for null', async () => {
    const xml = (await written())['xl/worksheets/sheet1.xml'] ?? '';
    const rows = [...xml.matchAll(/<row>(.*?)<\/row>/g)].map(([, row]) => row);
    const text = (value: string) => `<c t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`;
    expect(rows[1]).toBe(
      `${text('=HYPERLINK(&quot;x&quot;)')}<c><v>9.99</v></c><c t="b"><v>1</v></c><c s="1"><v>46203</v></c><c s="2"><v>46203.25</v></c>`,
    );
    expect(rows[2]).toBe(`${text('0040000000011 &lt;&amp;&gt;\ufffd')}<c/><c t="b"><v>0</v></c>${text('no day')}<c/>`);
  });

  it.each(['UTC', 'America/New_York', 'Pacific/Auckland'])('reads an instant without a zone as UTC in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    const rows = [[null, null, null, null, '2026-06-30T06:00:00']];
    const parts = [...(workbookFiles([{ ...sheet, rows }])[0]?.parts ?? [])];
    vi.unstubAllEnvs();
    expect(parts.join('')).toContain('<c s="2"><v>46203.25</v></c>');
  });

  it('shows columns as wide as what they hold, within reason, and filters below the header', async () => {
    const xml = (await written())['xl/worksheets/sheet1.xml'] ?? '';
    expect([...xml.matchAll(/width="(\d+)"/g)].map(([, width]) => Number(width))).toEqual([20, 13, 10, 12, 21]);
    expect(xml).toContain('<autoFilter ref="A1:E3"/>');
    const [wide] = workbookFiles([{ ...sheet, rows: [['x'.repeat(500), null, null, null, null]] }]);
    expect([...(wide?.parts ?? [])].join('')).toContain('width="62"');
  });

  it('names every part that it holds', async () => {
    const files = await written();
    expect(Object.keys(files).sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    expect(files['[Content_Types].xml']).toContain('PartName="/xl/worksheets/sheet1.xml"');
  });
});

it('begins another sheet where one is full, each with its header', () => {
  const rows = Array.from({ length: 5 }, (_, index) => [String(index), null, null, null, null]);
  const files = workbookFiles([{ ...sheet, rows }], 3);
  const counts = files
    .filter(({ name }) => name.startsWith('xl/worksheets/'))
    .map(({ parts }) => [...parts].join('').match(/<row>/g)?.length);
  expect(counts).toEqual([3, 3, 2]);
});
