import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { review } from '@/lib/contract/datasets/review';
import { downloadProgress } from '@/lib/contract/downloads';
import type { FileChoiceInput } from '@/lib/contract/file-choice';
import { valueRoute } from '../routes/value-route';
import { sendZip } from '../routes/zip-route';
import { configuredDashboard, createRequest } from '../testing/configured';
import { KEY, queryOf, sendJson } from '../testing/fake-upstream';
import { sheetsIn } from '../testing/workbooks';
import { progressOf } from './progress';

const upstream = configuredDashboard();
/** A file in which one line has an extra value. */
const CSV = `product_id,retailer_name,brand,product_price\n${'1,R,,3.5\n'.repeat(149)}1,R,,3.5,\n`;
const REVIEWS = 'review_id,reviewer_name,brand\n1,Ana,B\n2,3,Bo,B\n';
const REVIEW_LINE = JSON.stringify(Object.fromEntries(Object.keys(review.columns).map((name) => [name, null])));

/** Ends the response with the file of 12:00. */
let breakOff = () => {};
/** Resolves when the file of 3:00 is requested, which fails once it is released. */
let onHeld = () => {};
let release = () => {};
const heldRequest = new Promise<void>((resolve) => {
  onHeld = resolve;
});

/** A service with a file at 7, none at 8, a failure at 9 and half a file at 12. */
upstream.answer = (request, response) => {
  const query = queryOf(request);
  const hour = query.get('time');
  if (hour === '8') return sendJson(response, {}, 404);
  if (hour === '9') return sendJson(response, { detail: KEY }, 500);
  if (hour === '3') {
    release = () => sendJson(response, { detail: KEY }, 500);
    return onHeld();
  }
  if (query.get('encoding') === 'ndjson') return void response.writeHead(200).end(`${REVIEW_LINE}\n`);
  if (hour === '7') return void response.writeHead(200).end(request.url?.includes('review') ? REVIEWS : CSV);
  response.writeHead(200, { 'content-length': 10 * CSV.length }).write(CSV);
  breakOff = () => response.destroy();
};

const table = (hours: number[], dataset = 'price') => {
  return { dataset, spans: [{ from: '2026-03-31', to: '2026-03-31', hours }] };
};

function request(choice: Partial<FileChoiceInput> & Pick<FileChoiceInput, 'tables'>, id?: string): Promise<Response> {
  const body = JSON.stringify({ choice: { format: 'csv', ...choice }, id });
  return sendZip(createRequest('/downloads/zip', { method: 'POST', body }));
}

async function filesIn(response: Response) {
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return { files, text, manifest: JSON.parse(text('manifest.json')) };
}

describe('a zip of raw files', () => {
  it('has the identical files, a manifest, the dictionary, and the names of the missing files', async () => {
    const response = await request({ tables: [table([7, 8, 9])] });
    expect(response.headers.get('content-disposition')).toContain('price_2026-03-31_acme-foods.zip');
    const { files, text, manifest } = await filesIn(response);
    expect(Object.keys(files)).toEqual([
      ...['price_2026-03-31_07.csv', 'manifest.json', 'dictionary.csv', 'NOT-INCLUDED.txt'],
    ]);
    expect(text('price_2026-03-31_07.csv')).toBe(CSV);
    const sha256 = expect.stringMatching(/^\w{64}$/);
    expect(manifest).toMatchObject({
      files: 1,
      notIncluded: 2,
      entries: [
        { file: 'price_2026-03-31_07.csv', included: true, bytes: CSV.length, rows: 150, sha256 },
        { file: 'price_2026-03-31_08.csv', included: false, problem: { code: 'not_found' } },
        { file: 'price_2026-03-31_09.csv', included: false, problem: { code: 'upstream_failed' } },
      ],
    });
    expect(text('dictionary.csv')).toContain('\r\nprice,product_price,float,');
    expect(text('NOT-INCLUDED.txt')).toContain('price_2026-03-31_09.csv');
    for (const secret of [KEY, upstream.origin]) expect(Object.keys(files).map(text).join()).not.toContain(secret);
  });

  it('states which columns name reviewers', async () => {
    const { text, manifest } = await filesIn(await request({ tables: [table([7], 'review')] }));
    expect(text('review_2026-03-31_07.csv')).toBe(REVIEWS);
    expect(manifest.entries[0].personal).toEqual(['reviewer_name']);
  });

  it('counts its files as they are read, under the id of the request', async () => {
    const { GET } = valueRoute(downloadProgress, progressOf);
    const progress = async () => {
      const params = { params: Promise.resolve({}) };
      return (await GET(createRequest('/downloads/progress?id=zip-of-three'), params)).json();
    };
    const counts = { chosen: 3, included: 0, none: 0, refused: 0, malformed: 0, rows: 0, problem: null };
    const pending = request({ tables: [table([3, 7, 8])] }, 'zip-of-three');
    await heldRequest;
    expect(await progress()).toEqual(counts);
    release();
    await (await pending).arrayBuffer();
    expect(await progress()).toEqual({ ...counts, included: 1, none: 1, refused: 1, malformed: 1 });
  });

  it('is made while two others are not read', async () => {
    const unread = [await request({ tables: [table([7])] }), await request({ tables: [table([7])] })];
    expect((await filesIn(await request({ tables: [table([7])] }))).manifest.files).toBe(1);
    for (const response of unread) expect((await filesIn(response)).manifest.files).toBe(1);
  });

  it('fails if a file ends early', async () => {
    const reader = (await request({ tables: [table([7, 12])] })).body?.getReader();
    // The name of an entry is written when its file starts.
    for (let name = ''; !name.includes('price_2026-03-31_12.csv'); ) {
      const part = await reader?.read();
      expect(part?.done).toBe(false);
      name = Buffer.from(part?.value ?? '').toString('latin1');
    }
    breakOff();
    const rest = async () => {
      while (!(await reader?.read())?.done);
    };
    await expect(rest()).rejects.toThrow();
  });
});

describe('a zip of made files', () => {
  it('has a workbook for each file when Excel was chosen', async () => {
    const priceTable = { ...table([7, 8]), columns: ['product_price'] };
    const response = await request({ format: 'xlsx', tables: [priceTable, table([7], 'review')] });
    const { files, manifest } = await filesIn(response);
    expect(Object.keys(files)).toEqual([
      ...[
        'price_2026-03-31_07.xlsx',
        'review_2026-03-31_07.xlsx',
        'manifest.json',
        'dictionary.csv',
        'NOT-INCLUDED.txt',
      ],
    ]);
    const { Prices = [], About = [] } = sheetsIn(files['price_2026-03-31_07.xlsx'] ?? new Uint8Array());
    expect([Prices.length, Prices[1]?.slice(2)]).toEqual([151, [3.5]]);
    expect(Object.fromEntries(About).Title).toMatch(/^Prices, .*columns product_price as Excel workbook$/);
    const { Reviews = [] } = sheetsIn(files['review_2026-03-31_07.xlsx'] ?? new Uint8Array());
    expect(Reviews.flat()).not.toContain('Ana');
    expect(manifest.entries[0]).toMatchObject({ included: true, source: { rows: 150, bytes: CSV.length } });
  });

  it('has the chosen columns of ndjson', async () => {
    const tables = [{ ...table([7], 'review'), columns: ['brand', 'review_id'] }];
    const { text } = await filesIn(await request({ format: 'ndjson', tables }));
    const [line = ''] = text('review_2026-03-31_07.ndjson').split('\n');
    expect(Object.keys(JSON.parse(line))).toEqual(expect.arrayContaining(['file_date', 'file_hour', 'brand']));
  });

  it('has a csv for Excel for each file when that was chosen', async () => {
    const { text } = await filesIn(await request({ format: 'excel-csv', tables: [table([7])] }));
    expect(text('price_2026-03-31_07.excel.csv').split('\r\n')[1]).toBe('2026-03-31,7,"=""1""",R,,3.5');
  });
});

it.each([
  ['nothing', ''],
  ['a form', 'choice=1'],
  ['a list of files', '{"files":["price/2026-03-31/7/csv"]}'],
])('a body with %s is refused', async (_, body) => {
  const response = await sendZip(createRequest('/downloads/zip', { method: 'POST', body }));
  expect(response.status).toBe(422);
});
