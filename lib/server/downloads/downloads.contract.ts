import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { downloadPreview, downloadProbe } from '@/lib/contract/downloads';
import { sendCommands } from '../routes/curl-route';
import { GET as excel } from '../routes/excel-route';
import { jsonRoute } from '../routes/json-route';
import { valueRoute } from '../routes/value-route';
import { sendZip } from '../routes/zip-route';
import { asked, configuredDashboard } from '../testing/configured';
import { KEY, queryOf, sendJson } from '../testing/fake-upstream';
import { loadPreview } from './load-preview';
import { probe } from './probe';

const upstream = configuredDashboard();
const context = { params: Promise.resolve({}) };
const CSV = `product_id,retailer_name,brand,product_price\n${'1,R,,3.5\n'.repeat(150)}`;

/** Has the hour 7, has no hour 8, fails at 9, breaks off at 10. */
upstream.answer = (request, response) => {
  const hour = queryOf(request).get('time');
  if (hour === '8') return sendJson(response, {}, 404);
  if (hour === '9') return sendJson(response, { detail: KEY }, 500);
  if (hour === '7') return void response.writeHead(200).end(CSV);
  response.writeHead(200, { 'content-length': 10 * CSV.length }).write(CSV);
  setTimeout(() => response.destroy(), 20);
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

describe('a zip', () => {
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
    const response = await sendZip(asked(`/downloads/zip?${filesAt(7, 10)}`));
    await expect(response.arrayBuffer()).rejects.toThrow();
  });

  it('takes hundreds of files in a form, and refuses what names no file', async () => {
    const form = (body: string) => sendZip(asked('/downloads/zip', { method: 'POST', body }));
    expect((await form(filesAt(7))).status).toBe(200);
    expect((await form('file=prices/2026-03-31/7/csv')).status).toBe(422);
    expect((await form('')).status).toBe(422);
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
    const broken = await excel(asked(`/downloads/excel?${at(10)}`), context);
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
