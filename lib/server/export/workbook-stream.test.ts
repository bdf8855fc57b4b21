import { buffer } from 'node:stream/consumers';
import { read } from '@e965/xlsx';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ColumnKind, Value } from '@/lib/spreadsheet/cell';
import { type Sheet, type Workbook, workbookParts } from '@/lib/spreadsheet/workbook';
import { workbookStream } from './workbook-stream';

async function sheetsOf(workbook: Workbook) {
  return read(await buffer(workbookStream(workbook)), { cellNF: true, cellStyles: true });
}

async function cellsOf(kind: ColumnKind, values: readonly Value[]) {
  const columns = [{ title: 'Value', kind }];
  const { Sheets } = await sheetsOf({ sheets: [{ title: 'Data', columns, rows: values.map((value) => [value]) }] });
  return values.map((_, index) => Sheets.Data?.[`A${index + 2}`]);
}

function table(title: string, rows: Sheet['rows']): Sheet {
  return { title, columns: [{ title: 'Number', kind: 'integer' }], rows };
}

afterEach(() => vi.unstubAllEnvs());

describe('text of a workbook', () => {
  it.each(['front_x000A_side.jpg', 'a_x0041_b', '_x0041_x0042_', '_x005F_', '_X0041_', '__x00e9_', '_x41_'])(
    'stays %j in cells, headers and sheet names',
    async (text) => {
      const { SheetNames, Sheets } = await sheetsOf({
        sheets: [{ title: text, columns: [{ title: text, kind: 'text' }], rows: [[text]] }],
      });
      expect(SheetNames).toEqual([text]);
      expect([Sheets[text]?.A1.v, Sheets[text]?.A2.v]).toEqual([text, text]);
    },
  );

  it('is never a formula, a number or a date', async () => {
    const texts = ['=HYPERLINK("x")', '0400', '12E5', '1/2', 'MARCH1', 'TRUE', '(5)', '#N/A', ' <&"> '];
    for (const kind of ['text', 'code'] as const) {
      const cells = await cellsOf(kind, texts);
      expect(cells.map((cell) => [cell.t, cell.v, cell.f])).toEqual(texts.map((text) => ['s', text, undefined]));
    }
  });

  it('has a text format in a column of codes', async () => {
    expect((await cellsOf('code', ['0400']))[0]).toMatchObject({ t: 's', v: '0400', z: '@' });
  });

  it('replaces control characters and lone surrogates, and keeps emoji', async () => {
    const cells = await cellsOf('text', ['a\u0000b\u001f', 'c\ud800d\udc00', '😀\uffff', 'a\r\nb\rc']);
    expect(cells.map(({ v }) => v)).toEqual(['a\ufffdb\ufffd', 'c\ufffdd\ufffd', '😀\ufffd', 'a\nb\nc']);
  });

  it('is cut to the length of a cell, with a note', async () => {
    const [cell, emoji] = await cellsOf('text', ['x'.repeat(40_000), `y${'😀'.repeat(20_000)}`]);
    expect(cell.v).toHaveLength(32_767);
    expect(cell.v).toMatch(/x \[cut: Excel holds no more in a cell\]$/);
    expect(emoji.v).not.toContain('\ufffd');
  });
});

describe('dates of a workbook', () => {
  it('are dates from March 1900 on and text before', async () => {
    const days = ['1900-01-01', '1900-02-28', '1900-03-01', '2026-03-30', '1899-12-31', '0001-01-01', '9999-12-31'];
    const cells = await cellsOf('date', days);
    expect(cells.map(({ t, w, v }) => [t, w ?? v])).toEqual([
      ...[['s', '1900-01-01'] as const, ['s', '1900-02-28'], ['n', '1900-03-01'], ['n', '2026-03-30']],
      ...[['s', '1899-12-31'] as const, ['s', '0001-01-01'], ['n', '9999-12-31']],
    ]);
    expect(cells[2]?.v).toBe(61);
  });

  it('are text before March 1900 with a time of day, too', async () => {
    const cells = await cellsOf('time', ['1900-02-28T23:59:59Z', '1900-03-01T00:00:00Z', new Date(0)]);
    expect(cells.map(({ v, w }) => w ?? v)).toEqual([
      ...['1900-02-28 23:59:59', '1900-03-01 00:00:00', '1970-01-01 00:00:00'],
    ]);
  });

  it.each(['UTC', 'America/New_York', 'Pacific/Auckland'])('are in UTC without a zone in %s', async (zone) => {
    vi.stubEnv('TZ', zone);
    const cells = await cellsOf('time', ['2026-11-20T23:30:00', '2026-11-20 23:30:00', '2026-11-20T23:30:00Z']);
    const serials = cells.map(({ v }) => v);
    expect(serials).toEqual([serials[2], serials[2], 46_346 + 23.5 / 24]);
  });

  it('are text where no such day exists', async () => {
    const cells = await cellsOf('date', ['2026-02-31', '1900-02-29', 'yesterday', '2026-03-30T07:00:00Z']);
    expect(cells.map(({ t }) => t)).toEqual(['s', 's', 's', 's']);
  });
});

describe('numbers of a workbook', () => {
  it('have the format of their kind', async () => {
    const formatValue = async (kind: ColumnKind, value: Value) => (await cellsOf(kind, [value]))[0]?.w;
    expect(await formatValue('number', 4.5)).toBe('4.5');
    expect(await formatValue('integer', 123_456_789_012_345)).toBe('123456789012345');
    expect(await formatValue('percent', 0.1534)).toBe('15.3%');
  });

  it('carry the currency of their row', async () => {
    const cells = await cellsOf('number', [
      { amount: 1234.5, currency: 'PLN' },
      { amount: 1234.5, currency: 'JPY' },
      { amount: 1234, currency: 'JPY' },
      { amount: 1.799, currency: 'EUR' },
      { amount: 1.25, currency: 'KWD' },
      { amount: 2, currency: 'points' },
      { amount: 3, currency: null },
    ]);
    expect(cells.map(({ w, v }) => w ?? v)).toEqual([
      '1,234.50 PLN',
      '1,234.5 JPY',
      '1,234 JPY',
      '1.799 EUR',
      '1.250 KWD',
      '2 points',
      '3',
    ]);
    expect(cells[0]?.v).toBe(1234.5);
  });

  it('are text if they are codes, too long, or no numbers', async () => {
    const texts = ['007', '12345678901234567890', '1e999', 'n/a', '1,5'];
    expect((await cellsOf('number', texts)).map(({ t, v }) => [t, v])).toEqual(texts.map((text) => ['s', text]));
    expect(await cellsOf('number', [Number.NaN, Number.POSITIVE_INFINITY])).toEqual([undefined, undefined]);
  });
});

describe('a workbook', () => {
  it('gives every row and cell its address', async () => {
    const columns = Array.from({ length: 28 }, (_, index) => ({ title: `T${index}`, kind: 'text' as const }));
    const bytes = await buffer(workbookStream({ sheets: [{ title: 'Data', columns, rows: [[null, 'b']] }] }));
    const xml = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(xml).toContain('<c r="AB1"');
    expect(xml).toContain('<row r="2"><c r="B2" t="inlineStr">');
    expect(xml).not.toMatch(/<(c|row)(?! r=)[ >]/);
  });

  it('has several sheets with a filter and a sheet that describes them', async () => {
    async function* rows() {
      yield ['0400', 1];
      yield ['0500', 2];
    }
    const columns = [
      { title: 'Barcode', kind: 'code', definition: 'EAN of the product' },
      { title: 'Offers', kind: 'integer', unit: 'offers', definition: 'Offers counted' },
      { title: 'At', kind: 'time' },
    ] as const;
    const { SheetNames, Sheets } = await sheetsOf({
      sheets: [{ title: 'Offers', columns, rows: rows() }, table('About', [])],
      about: () => [['Title', 'Offers of a day']],
    });
    expect(SheetNames).toEqual(['Offers', 'About', 'About (2)']);
    expect(Sheets.Offers?.['!autofilter']?.ref).toBe('A1:C3');
    const about = Sheets['About (2)'] ?? {};
    const facts = Array.from({ length: 6 }, (_, row) => [about[`A${row + 2}`]?.v, about[`B${row + 2}`]?.v]);
    expect(facts).toEqual([
      ['Title', 'Offers of a day'],
      ['Rows of Offers', 2],
      ['Rows of About', 0],
      ['Times', 'UTC'],
      ['Barcode', 'EAN of the product'],
      ['Offers', 'Offers counted. Unit: offers'],
    ]);
  });

  it('defines a column of several sheets once, unless its definitions differ', async () => {
    const sheet = (title: string, definition: string): Sheet => ({
      ...{
        title,
        rows: [],
        columns: [
          { title: 'id', kind: 'code', definition },
          { title: 'at', kind: 'time', definition: 'Time' },
        ],
      },
    });
    const sheets = [sheet('A', 'Of a product'), sheet('B', 'Of a review')];
    const { Sheets } = await sheetsOf({ sheets, about: () => [['Title', 'Both']] });
    const cells = Object.entries(Sheets.About ?? {}).flatMap(([address, cell]) => (/^A\d/.test(address) ? cell.v : []));
    expect(cells.slice(-3)).toEqual(['id', 'at', 'id of B']);
  });

  it('continues a full sheet in another one with the same header', async () => {
    const rows = [1, 2, 3, 4, 5].map((number) => [number]);
    const counts: (number | undefined)[] = [];
    for await (const { path, chunks } of workbookParts({ sheets: [table('Data', rows)] }, 3)) {
      let xml = '';
      for await (const chunk of chunks) xml += chunk;
      if (path.startsWith('xl/worksheets/')) counts.push(xml.match(/<row /g)?.length);
      if (path === 'xl/workbook.xml') expect(xml).toContain('name="Data (3)"');
    }
    expect(counts).toEqual([3, 3, 2]);
  });

  it('refuses more columns than Excel holds', async () => {
    const columns = Array.from({ length: 16_385 }, () => ({ title: 'a', kind: 'text' as const }));
    const stream = workbookStream({ sheets: [{ title: 'Data', columns, rows: [] }] });
    await expect(buffer(stream)).rejects.toThrow('Excel holds 16384 columns in a sheet; this one has 16385.');
  });

  it('reads no more rows than are read from it, and ends them when the reader leaves', async () => {
    let rowCount = 0;
    let isEnded = false;
    async function* endless() {
      try {
        for (;;) yield [rowCount++];
      } finally {
        isEnded = true;
      }
    }
    for await (const _ of workbookStream({ sheets: [table('Data', endless())] })) break;
    await expect.poll(() => isEnded).toBe(true);
    expect(rowCount).toBeLessThan(200_000);
  });

  it('fails when its rows fail', async () => {
    async function* broken() {
      yield [1];
      throw new Error('reset');
    }
    await expect(buffer(workbookStream({ sheets: [table('Data', broken())] }))).rejects.toThrow('reset');
  });
});
