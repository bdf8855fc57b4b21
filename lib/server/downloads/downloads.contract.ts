import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { downloadPreview, downloadProbe } from '@/lib/contract/downloads';
import { sendBasket } from '../routes/basket-route';
import { sendCommands } from '../routes/curl-route';
import { GET as excel } from '../routes/excel-route';
import { jsonRoute } from '../routes/json-route';
import { valueRoute } from '../routes/value-route';
import { GET as zipProgress } from '../routes/zip-progress-route';
import { sendZip } from '../routes/zip-route';
import { asked, configuredDashboard } from '../testing/configured';
import { KEY, queryOf, sendJson } from '../testing/fake-upstream';
import { days } from './days';
import { loadPreview } from './load-preview';
import { newest } from './newest';
import { probe } from './probe';

const upstream = configuredDashboard();
const context = { params: Promise.resolve({}) };
/** One of its lines has a value too many. */
const CSV = `product_id,retailer_name,brand,product_price\n${'1,R,,3.5\n'.repeat(149)}1,R,,3.5,\n`;

/** A comma too many shifts a name under another column. */
const REVIEWS = 'review_id,reviewer_name,brand\n1,Ana,B\n2,3,Bo,B\n';

/** What the service says of its newest file: its name, or nothing. */
const NEWEST = [{ 'content-disposition': 'attachment; filename="price_2026-04-02_05.csv"' }, {}];

/** Breaks off the file of the hour 12 that is under way. */
let breakOff = () => {};

/** Has the hour 7, has no hour 8, fails at 9, and breaks off at 12 when it is told to. */
upstream.answer = (request, response) => {
  const hour = queryOf(request).get('time');
  if (hour === null) return void response.writeHead(200, NEWEST[request.url?.includes('hourly') ? 1 : 0]).end(CSV);
  if (hour === '8') return sendJson(response, {}, 404);
  if (hour === '9') return sendJson(response, { detail: KEY }, 500);
  if (hour === '7' && request.url?.includes('review')) return void response.writeHead(200).end(REVIEWS);
  if (hour === '7') return void response.writeHead(200).end(CSV);
  response.writeHead(200, { 'content-length': 10 * CSV.length }).write(CSV);
  breakOff = () => response.destroy();
};

async function valueIn(response: Response) {
  const events = (await response.text())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  return events.find(({ type }) => type === 'value')?.value;
}

const at = (hour: number) => `dataset=price&date=2026-03-31&time=${hour}`;
const filesAt = (...hours: number[]) => hours.map((hour) => `file=price/2026-03-31/${hour}/csv`).join('&');

function post(body: string): Promise<Response> {
  return sendZip(asked('/downloads/zip', { method: 'POST', body }));
}

describe('a preview', () => {
  const { GET } = jsonRoute(downloadPreview, loadPreview);

  it('shows a hundred rows, counts columns over all of them, and costs one call however often it is opened', async () => {
    const before = upstream.requests.length;
    for (const _ of [1, 2]) {
      const preview = await valueIn(await GET(asked(`/downloads/preview?${at(7)}`), context));
      expect(preview).toMatchObject({
        read: 150,
        complete: true,
        columns: [
          { name: 'product_id', type: 'string', profile: { nulls: 0, top: [{ value: '1', count: 150 }] } },
          {},
          { profile: { nulls: 150, distinct: 0 } },
          { profile: { histogram: { from: '3.5', to: '3.5', bins: [150] } } },
        ],
      });
      expect(preview.rows).toHaveLength(100);
      expect(preview.rows[0]).toEqual(['1', 'R', null, '3.5']);
    }
    expect(upstream.requests).toHaveLength(before + 1);
  });

  it('of an hour without a file says so', async () => {
    expect((await GET(asked(`/downloads/preview?${at(8)}`), context)).status).toBe(404);
  });
});

describe('a probe', () => {
  const { GET } = valueRoute(downloadProbe, probe);
  it.each([
    [7, true],
    [8, false],
  ])('of hour %i finds a file: %s', async (hour, exists) => {
    expect(await valueIn(await GET(asked(`/downloads/probe?${at(hour)}`), context))).toMatchObject({ exists });
  });

  it('tells a failure from the lack of a file', async () => {
    const response = await GET(asked(`/downloads/probe?${at(9)}`), context);
    expect([response.status, await response.json()]).toMatchObject([502, { code: 'upstream_failed' }]);
  });
});

describe('the newest file', () => {
  it('of a dataset is read off the name that the service gives it, in one call, and is known from then on', async () => {
    const { signal } = new AbortController();
    const before = upstream.requests.length;
    expect(await newest({ dataset: 'price' }, signal)).toEqual({ newest: { date: '2026-04-02', hour: 5 } });
    expect(upstream.requests).toHaveLength(before + 1);
    const { datasets } = await days({ until: '2026-04-02', days: 1 });
    expect(datasets.find(({ name }) => name === 'price')?.days[0]?.hours).toBe(`${'?'.repeat(5)}a${'?'.repeat(18)}`);
    expect(await newest({ dataset: 'price_hourly' }, signal)).toEqual({ newest: null });
  });
});

describe('reviewers', () => {
  const { GET } = jsonRoute(downloadPreview, loadPreview);
  const review = (more = '') => `dataset=review&date=2026-03-31&time=7${more}`;
  const names = (workbook: ArrayBuffer) =>
    Object.entries(unzipSync(new Uint8Array(workbook)))
      .map(([, bytes]) => strFromU8(bytes))
      .join();

  it('are named in files for people only where somebody asks for it, and in the raw file as it came', async () => {
    const without = await excel(asked(`/downloads/excel?${review('&format=csv')}`), context);
    expect(await without.text()).not.toMatch(/reviewer_name|Ana|Bo/);
    const book = await (await excel(asked(`/downloads/excel?${review()}`), context)).arrayBuffer();
    expect(names(book)).not.toMatch(/Ana|Bo\b/);
    expect(names(book)).toMatch(/Left out, personal data.*Left out, other columns than the header/s);
    const asWell = await excel(asked(`/downloads/excel?${review('&format=csv&reviewers=included')}`), context);
    expect(await asWell.text()).toContain('Ana');
    const preview = await valueIn(await GET(asked(`/downloads/preview?${review()}`), context));
    expect(preview).toMatchObject({
      ...{ leftOut: ['reviewer_name'], shifted: 1, rows: [['1', 'B']] },
      columns: [{ name: 'review_id' }, { name: 'brand' }],
    });
    const raw = unzipSync(
      new Uint8Array(await (await sendZip(asked('/downloads/zip?file=review/2026-03-31/7/csv'))).arrayBuffer()),
    );
    expect(strFromU8(raw['review_2026-03-31_07.csv'] ?? new Uint8Array())).toBe(REVIEWS);
    expect(JSON.parse(strFromU8(raw['manifest.json'] ?? new Uint8Array())).entries[0].personal).toEqual([
      'reviewer_name',
    ]);
  });
});

describe('a basket', () => {
  it('says of each dataset what is known to be there, what is not, and what nobody asked for', async () => {
    const price = [7, 8, 11].map((hour) => `file=price/2026-03-31/${hour}/csv`).join('&');
    await sendZip(asked(`/downloads/zip?${filesAt(7, 8)}`)).then((response) => response.arrayBuffer());
    const lines = await (await sendBasket(asked(`/downloads/basket?${price}`))).json();
    expect(lines).toEqual([
      {
        ...{ dataset: 'price', from: '2026-03-31', to: '2026-03-31', chosen: 3 },
        ...{ there: 1, none: 1, unknown: 1, bytes: CSV.length, sized: 1, typical: CSV.length },
      },
    ]);
  });
});

describe('a zip', () => {
  it('counts its files as they pass, under the id that it was asked with', async () => {
    const progress = async (id: string) => {
      const response = await zipProgress(asked(`/downloads/zip-progress?id=${id}`), context);
      return [response.status, await response.json()];
    };
    expect(await progress('not-begun')).toMatchObject([404, { code: 'not_found' }]);
    const response = await sendZip(asked(`/downloads/zip?${filesAt(7, 8, 9)}&id=zip-of-three`));
    expect(await progress('zip-of-three')).toEqual([
      200,
      { chosen: 3, included: 0, none: 0, refused: 0, malformed: 0 },
    ]);
    await response.arrayBuffer();
    expect(await progress('zip-of-three')).toEqual([
      200,
      { chosen: 3, included: 1, none: 1, refused: 1, malformed: 1 },
    ]);
    expect((await progress('no id'))[0]).toBe(422);
  });

  it('holds the files byte for byte, a manifest, the dictionary, and the names of what is not in it', async () => {
    const response = await sendZip(asked(`/downloads/zip?${filesAt(7, 8, 9)}`));
    expect(response.headers.get('content-disposition')).toContain('price_2026-03-31_acme-foods.zip');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect(Object.keys(files)).toEqual([
      'price_2026-03-31_07.csv',
      'manifest.json',
      'datapackage.json',
      'dictionary.csv',
      'NOT-INCLUDED.txt',
    ]);
    expect(text('price_2026-03-31_07.csv')).toBe(CSV);
    expect(JSON.parse(text('manifest.json'))).toMatchObject({
      files: 1,
      notIncluded: 2,
      entries: [
        {
          file: 'price_2026-03-31_07.csv',
          included: true,
          bytes: CSV.length,
          rows: 150,
          sha256: expect.stringMatching(/^\w{64}$/),
        },
        { file: 'price_2026-03-31_08.csv', included: false, problem: { code: 'not_found' } },
        { file: 'price_2026-03-31_09.csv', included: false, problem: { code: 'upstream_failed' } },
      ],
    });
    expect(JSON.parse(text('datapackage.json')).resources).toHaveLength(1);
    expect(text('NOT-INCLUDED.txt')).toContain('price_2026-03-31_09.csv');
    expect(
      Object.values(files)
        .map((bytes) => strFromU8(bytes))
        .join(),
    ).not.toContain(KEY);
  });

  it('breaks where a file breaks off: half a file is no file', async () => {
    const reader = (await sendZip(asked(`/downloads/zip?${filesAt(7, 12)}`))).body?.getReader();
    // The name of an entry is written once its file has begun.
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

  it('takes the files from a JSON body', async () => {
    const response = await post('{"files":["price/2026-03-31/7/csv"],"id":"zip-by-post"}');
    expect(response.status).toBe(200);
  });

  it.each([
    ['an unknown dataset', '{"files":["prices/2026-03-31/7/csv"]}', /"prices.2026-03-31.7.csv" names no file/],
    ['no files', '{"files":[]}', /No file is chosen/],
    ['another shape', '{"files":"price/2026-03-31/7/csv"}', /The body is not JSON of the form/],
    ['a form', 'file=price/2026-03-31/7/csv', /The body is not JSON of the form/],
    ['nothing', '', /The body is not JSON of the form/],
  ])('refuses a body with %s', async (_, body, title) => {
    const response = await post(body);
    expect(response.status).toBe(422);
    expect((await response.json()).title).toMatch(title);
  });
});

describe('a file for Excel', () => {
  it('is a workbook or a csv under its own name', async () => {
    const workbook = await excel(asked(`/downloads/excel?${at(7)}`), context);
    expect(workbook.headers.get('content-disposition')).toContain('price_2026-03-31_07_acme-foods.xlsx');
    expect(Object.keys(unzipSync(new Uint8Array(await workbook.arrayBuffer())))).toContain('xl/workbook.xml');
    const csv = await excel(asked(`/downloads/excel?${at(7)}&format=csv&separator=semicolon`), context);
    expect((await csv.text()).split('\r\n')[1]).toBe('"=""1""";R;;3,5');
  });

  it('breaks where the file breaks off, and is a problem where there is none', async () => {
    const broken = await excel(asked(`/downloads/excel?${at(12)}`), context);
    breakOff();
    await expect(broken.arrayBuffer()).rejects.toThrow();
    expect((await excel(asked(`/downloads/excel?${at(8)}`), context)).status).toBe(404);
  });
});

describe('a command to copy', () => {
  it('leaves the key to the shell of its reader', async () => {
    const text = await (await sendCommands(asked(`/downloads/curl?${filesAt(7, 8)}`))).text();
    expect(text.split('\n')[0]).toBe(
      `curl --fail --location --header "X-Api-Key: $API_KEY" --output 'price_2026-03-31_07_acme-foods.csv' '${upstream.origin}/bulk/price?date=2026-03-31&time=7&encoding=csv'`,
    );
    expect(text).not.toContain(KEY);
  });
});
