import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { downloadProgress } from '@/lib/contract/downloads';
import { type FileChoiceInput, fileChoice } from '@/lib/contract/file-choice';
import { sendFile } from '../routes/file-route';
import { valueRoute } from '../routes/value-route';
import { service } from '../service/service';
import { configuredDashboard, createRequest } from '../testing/configured';
import { KEY, queryOf, sendJson } from '../testing/fake-upstream';
import { dayOf, sheetsIn } from '../testing/workbooks';
import { choiceFile } from './choice-file';
import { progressOf, trackDownload } from './progress';
import { checkKnownRows } from './row-limit';

const upstream = configuredDashboard();
const HEADER = 'product_id,retailer_name,brand,product_price,in_stock,product_barcode';
const REVIEWS = 'review_id,reviewer_name,retailer_name,brand\n1,Ana,R,B\n2,3,Bo,R,B\n';

/** Ends the response with the file of 12:00. */
let breakOff = () => {};
let halfSent: Promise<void>;

beforeEach(() => {
  let onHalfSent = () => {};
  halfSent = new Promise((resolve) => {
    onHalfSent = resolve;
  });
  // Has hours 5 and 7 of every day but the 17th, fails at 9, and sends half a file at 12.
  upstream.answer = (request, response) => {
    const query = queryOf(request);
    const [date, hour] = [query.get('date') ?? '', Number(query.get('time'))];
    if (hour === 9) return sendJson(response, { detail: KEY }, 500);
    if (date.endsWith('-17') || ![5, 7, 12].includes(hour)) return sendJson(response, {}, 404);
    if (request.url?.includes('/bulk/review')) return void response.writeHead(200).end(REVIEWS);
    if (query.get('encoding') === 'ndjson') return void response.writeHead(200).end(ndjson(date, hour));
    if (hour !== 12) return void response.writeHead(200).end(csv(date, hour));
    breakOff = () => response.destroy();
    response.writeHead(200, { 'content-length': 1e6 }).write(csv(date, hour), onHalfSent);
  };
});

function csv(date: string, hour: number): string {
  const price = `${Number(date.slice(8))}.5`;
  return `${HEADER}\n0012,R one,=B&C,${price},true,0400${hour}\n13,"R, two",D,,false,\n`;
}

function ndjson(date: string, hour: number): string {
  return `{"product_id":12345678901234567890,"retailer_name":"R one","brand":"B","tags":[{"tag_name":"a, }"}],"note":"${date} ${hour}"}\n{"brand":"D","retailer_name":"R two"}\n`;
}

const days = (from: number, to = from, hours = [5]) => ({ from: `2026-11-${from}`, to: `2026-11-${to}`, hours });
const prices = (...spans: ReturnType<typeof days>[]) => ({ dataset: 'price', spans });

function request(choice: FileChoiceInput, id?: string): Promise<Response> {
  return sendFile(createRequest('/downloads/file', { method: 'POST', body: JSON.stringify({ choice, id }) }));
}

async function workbook(choice: Partial<FileChoiceInput> & Pick<FileChoiceInput, 'tables'>) {
  const response = await request({ format: 'xlsx', ...choice });
  expect(response.status).toBe(200);
  return sheetsIn(new Uint8Array(await response.arrayBuffer()));
}

async function progress(id: string) {
  const { GET } = valueRoute(downloadProgress, progressOf);
  const response = await GET(createRequest(`/downloads/progress?id=${id}`), { params: Promise.resolve({}) });
  return response.json();
}

describe('a workbook of several days', () => {
  it('is one sheet, with day and hour of each row and the values of the raw files', async () => {
    const response = await request({ format: 'xlsx', tables: [prices(days(15, 16, [5, 7]))] });
    expect(response.headers.get('content-disposition')).toContain('price_2026-11-15_2026-11-16_acme-foods.xlsx');
    const { Prices = [], ...others } = sheetsIn(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(others)).toEqual(['About']);
    expect(Prices[0]).toEqual(['file_date', 'file_hour', ...HEADER.split(',')]);
    expect(Prices.slice(1).map(([day, hour, ...values]) => [dayOf(day), hour, ...values])).toEqual(
      [
        ['2026-11-15', 5],
        ['2026-11-15', 7],
        ['2026-11-16', 5],
        ['2026-11-16', 7],
      ].flatMap(([day = '', hour]) => [
        [day, hour, '0012', 'R one', '=B&C', Number(`${String(day).slice(8)}.5`), 1, `0400${hour}`],
        [day, hour, '13', 'R, two', 'D', '', 0],
      ]),
    );
  });

  it('describes source, rows and missing files on its About sheet', async () => {
    const { Prices = [], About = [] } = await workbook({ tables: [prices(days(16, 18))] });
    expect(Prices).toHaveLength(5);
    const facts = Object.fromEntries(About);
    expect(facts).toMatchObject({
      Title: 'Prices, 2026-11-16 to 2026-11-18, all retailers, all columns as Excel workbook',
      Dates: '2026-11-16 to 2026-11-18',
      'Source of Prices': 'Price Bulk',
      'Files of Prices': '2 of 3',
      'Missing: Prices, 2026-11-17 05:00': expect.stringContaining('404'),
      'Prices, 2026-11-16 05:00': '2 rows',
      Rows: 4,
      product_barcode: expect.stringContaining('barcode'),
    });
  });

  it('has a sheet for each dataset', async () => {
    const sheets = await workbook({ tables: [prices(days(15)), { dataset: 'review', spans: [days(15)] }] });
    expect(Object.keys(sheets)).toEqual(['Prices', 'Reviews', 'About']);
  });

  it('has the chosen columns, retailers and brands', async () => {
    const table = {
      ...prices(days(15, 16)),
      columns: ['brand', 'product_price'],
      retailers: ['R, two'],
      brands: ['D'],
    };
    const { Prices = [], About = [] } = await workbook({ tables: [table] });
    expect(Prices.map(([, , ...values]) => values)).toEqual([['brand', 'product_price'], ['D'], ['D']]);
    expect(Object.fromEntries(About)['Prices, 2026-11-15 05:00']).toBe('1 of 2 rows');
  });

  it('leaves out names of reviewers, and rows with other columns than the header, unless names are chosen', async () => {
    const reviews = { dataset: 'review', spans: [days(15)] };
    const { Reviews = [], About = [] } = await workbook({ tables: [reviews] });
    expect(Reviews.map(([, , ...values]) => values)).toEqual([
      ['review_id', 'retailer_name', 'brand'],
      ['1', 'R', 'B'],
    ]);
    expect(Object.fromEntries(About)['Reviews, 2026-11-15 05:00']).toMatch(
      /rows left out because they have other columns than the header: 1/,
    );
    for (const choice of [
      { tables: [reviews], reviewers: 'included' as const },
      { tables: [{ ...reviews, columns: ['review_id', 'reviewer_name'] }] },
    ])
      expect((await workbook(choice)).Reviews?.flat()).toEqual(expect.arrayContaining(['reviewer_name', 'Ana']));
  });

  it('is a problem if none of its files exists', async () => {
    const response = await request({ format: 'xlsx', tables: [prices(days(17, 17, [5, 7]))] });
    expect([response.status, await response.json()]).toMatchObject([
      404,
      { title: expect.stringContaining('None of the 2 files') },
    ]);
  });

  it('is made while two others are not read', async () => {
    const choice = { format: 'xlsx' as const, tables: [prices(days(15))] };
    const unread = [await request(choice), await request(choice)];
    expect((await workbook(choice)).Prices).toHaveLength(3);
    for (const response of unread) expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
  });

  it('fails if a file ends early, and its progress names the file', async () => {
    // A workbook begins once some rows were measured, so this one has not begun.
    const pending = request({ format: 'xlsx', tables: [prices(days(15, 15, [5, 12]))] }, 'broken-off');
    await halfSent;
    breakOff();
    const problem = { title: expect.stringMatching(/^Prices, 2026-11-15 12:00: The connection/) };
    const response = await pending;
    expect([response.status, await response.json()]).toMatchObject([502, problem]);
    expect(await progress('broken-off')).toMatchObject({ chosen: 2, included: 1, problem });
  });
});

describe('other formats', () => {
  it('give one csv for Excel of all days, with the decimal sign of its separator', async () => {
    const tables = [prices(days(16, 18))];
    const response = await request({ format: 'excel-csv', tables, separator: 'semicolon' });
    expect(response.headers.get('content-disposition')).toContain('price_2026-11-16_2026-11-18_acme-foods.excel.csv');
    const lines = Buffer.from(await response.arrayBuffer())
      .toString('utf8')
      .trimEnd()
      .split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toBe(`\ufefffile_date;file_hour;${HEADER.replaceAll(',', ';')}`);
    expect(lines[3]).toBe(`2026-11-18;5;"=""0012""";R one;'=B&C;18,5;TRUE;"=""04005"""`);
  });

  it('give one ndjson of all days, with every digit of a number', async () => {
    const response = await request({ format: 'ndjson', tables: [prices(days(15, 16))] });
    const lines = (await response.text()).trimEnd().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe(
      `{"file_date":"2026-11-15","file_hour":5,${ndjson('2026-11-15', 5).split('\n')[0]?.slice(1)}`,
    );
    const table = { ...prices(days(15)), columns: ['brand', 'product_id'], retailers: ['R one'] };
    expect(await (await request({ format: 'ndjson', tables: [table] })).text()).toBe(
      '{"file_date":"2026-11-15","file_hour":5,"product_id":12345678901234567890,"brand":"B"}\n',
    );
  });

  it('give one raw file by its own address', async () => {
    for (const [format, encoding] of [
      ['csv', 'csv'],
      ['ndjson', 'ndjson'],
    ] as const) {
      const response = await request({ format, tables: [prices(days(15))] });
      expect([response.status, response.headers.get('location')]).toEqual([
        303,
        `/api/bulk/price?date=2026-11-15&time=5&encoding=${encoding}`,
      ]);
    }
  });

  it('report files that exist and files that do not in the progress', async () => {
    await (await request({ format: 'excel-csv', tables: [prices(days(16, 17, [5, 9]))] }, 'some-files')).text();
    expect(await progress('some-files')).toMatchObject({
      ...{ chosen: 4, included: 1, none: 1, refused: 2, rows: 2, problem: null },
    });
    expect(await progress('never-begun')).toMatchObject({ code: 'not_found' });
  });
});

describe('a choice', () => {
  it('is read from the address, too', async () => {
    const choice = JSON.stringify({ format: 'excel-csv', tables: [prices(days(15))] });
    const response = await sendFile(createRequest(`/downloads/file?choice=${encodeURIComponent(choice)}`));
    expect((await response.text()).split('\r\n')).toHaveLength(4);
  });

  it.each<[string, object, RegExp]>([
    ['an unknown dataset', { tables: [{ ...prices(days(15)), dataset: 'prices' }] }, /"prices" is not allowed/],
    ['no days', { tables: [prices()] }, /spans: is empty/],
    ['days in the wrong order', { tables: [prices(days(16, 15))] }, /2026-11-16 is after 2026-11-15/],
    ['no such day', { tables: [prices(days(31))] }, /"2026-11-31" is not a calendar date/],
    ['a dataset twice', { tables: [prices(days(15)), prices(days(16))] }, /more than once/],
    [
      'two datasets as csv',
      { format: 'excel-csv', tables: [prices(days(15)), { dataset: 'review', spans: [days(15)] }] },
      /holds one dataset/,
    ],
    [
      'too many files',
      { tables: [prices({ from: '2026-01-01', to: '2026-12-31', hours: [1, 2, 3] })] },
      /1095 files; 1000 are allowed/,
    ],
  ])('with %s is refused', async (_, choice, title) => {
    const response = await request({ format: 'xlsx', ...choice } as FileChoiceInput);
    expect(response.status).toBe(422);
    expect((await response.json()).title).toMatch(title);
  });
});

it('never shows the key', async () => {
  const response = await request({ format: 'xlsx', tables: [prices(days(15, 16, [5, 9]))] });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(
    Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join(),
  ).not.toContain(KEY);
});

describe('the limits of a workbook', () => {
  const choice = fileChoice.parse({ format: 'xlsx', tables: [prices(days(15, 18))] });
  const context = () => ({
    ...{ service: service(), signal: new AbortController().signal, reports: [] },
    progress: trackDownload(null, 4),
  });

  it('continue a full sheet in the next, and the About sheet states it', async () => {
    const sheets = sheetsIn(await buffer(await choiceFile(choice, context(), { sheetRows: 3 })));
    const isAbout = ([name]: [string, unknown]) => name.startsWith('About');
    const tables = Object.entries(sheets).filter((sheet) => !isAbout(sheet));
    expect(tables.map(([name, rows]) => [name, rows.length])).toEqual([
      ['Prices', 3],
      ['Prices (2)', 3],
      ['Prices (3)', 3],
    ]);
    expect(sheets['Prices (3)']?.[2]?.slice(2, 4)).toEqual(['13', 'R, two']);
    const about = Object.entries(sheets)
      .filter(isAbout)
      .flatMap(([, rows]) => rows);
    expect(Object.fromEntries(about)).toMatchObject({
      Rows: 6,
      'Sheets of Prices': 'Prices, Prices (2), Prices (3): a sheet cannot hold more rows',
    });
  });

  it('fail for a workbook with too many rows, with the other formats in the reason', async () => {
    const parts = await choiceFile(choice, context(), { workbookRows: 5 });
    await expect(buffer(parts)).rejects.toThrow(/A workbook may have 5 rows; these are more. Choose csv for Excel/);
    expect(await buffer(await choiceFile(choice, context(), { workbookRows: 6 }))).not.toHaveLength(0);
  });

  it('refuse a workbook before it starts if the rows of its files are known', async () => {
    await (await request({ format: 'excel-csv', tables: [prices(days(15, 18))] })).text();
    await expect(checkKnownRows(choice, 5)).rejects.toThrow(/may have 5 rows; these are 6 rows/);
    await checkKnownRows(choice, 6);
    await checkKnownRows(fileChoice.parse({ ...choice, tables: [{ ...prices(days(15, 18)), brands: ['D'] }] }), 5);
  });
});
