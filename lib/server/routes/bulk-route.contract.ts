import { createHash } from 'node:crypto';
import type { RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { rating } from '@/lib/contract/datasets/rating';
import { checkFile } from '../downloads/check-file';
import { hours } from '../downloads/hours';
import { configuredDashboard, createRequest } from '../testing/configured';
import { fakeUpstream, KEY, sendJson } from '../testing/fake-upstream';
import { bulkRoute } from './bulk-route';

const upstream = configuredDashboard();
const { GET, HEAD } = bulkRoute(rating);

const HEADER = 'product_id,retailer_name,brand,tags\n';
const ROW = '1,"R, one","two\nlines","[{""tag_name"":""a"",""tag_value"":""b""}]"\n';
const FILE = Buffer.from(HEADER + ROW.repeat(20_000));
const serve: RequestListener = (_, response) =>
  void response.writeHead(200, { 'content-type': 'text/csv', 'content-length': FILE.length, etag: '"v1"' }).end(FILE);
const FOREIGN = /is not a file of/;
const DATE_REFUSED = { detail: [{ loc: ['query', 'date'], msg: 'date is not served', type: 'value_error' }] };
const ask = (query: string, init?: RequestInit) => GET(createRequest(`/bulk/rating?${query}`, init));

function brokenOff(response: ServerResponse, beginning: string): void {
  response.writeHead(200, { 'content-type': 'text/csv' }).write(beginning, () => response.socket?.resetAndDestroy());
}

/** Serves a file without its last byte. Resolves once the dashboard has closed the connection. */
function serveEndlessly(length = FILE.length + 1): Promise<void> {
  return new Promise((resolve) => {
    upstream.answer = (_, response) => {
      response.on('close', resolve);
      response.writeHead(200, { 'content-length': length }).write(FILE);
    };
  });
}

describe('a bulk file', () => {
  it('is sent unchanged with its file name, and is recorded', async () => {
    upstream.answer = serve;
    const response = await ask('date=2026-03-31&time=7');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-disposition': 'attachment; filename="rating_2026-03-31_07_acme-foods.csv"',
      'cache-control': 'private, no-store, no-transform',
      'content-length': String(FILE.length),
      etag: '"v1"',
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(FILE)).toBe(true);

    const sha256 = createHash('sha256').update(FILE).digest('hex');
    expect((await hours({ dataset: 'rating', date: '2026-03-31' })).hours[7]).toMatchObject({
      state: 'collected',
      files: [{ bytes: FILE.length, rows: 20_000, sha256 }],
    });
  });

  it.each<[string, RequestListener, RegExp]>([
    ['404', (_, r) => void r.writeHead(404).end(), /\(404\)/],
    ['an empty 200', (_, r) => void r.writeHead(200).end(), /an empty file/],
    ['only a header', (_, r) => void r.writeHead(200).end(HEADER), /a header and no rows/],
  ])('does not exist if the service sends %s, which is reported', async (_, listener, sentence) => {
    upstream.answer = listener;
    const response = await ask('date=2026-03-30&time=7');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-disposition')).toBeNull();
    expect(await response.json()).toMatchObject({ code: 'not_found', title: expect.stringMatching(sentence) });
  });

  it.each<[string, RequestListener, string, RegExp]>([
    ['a web page', (_, r) => void r.writeHead(200).end('<html>Sign in</html>'), 'bad_answer', FOREIGN],
    ['an error with 200', (_, r) => sendJson(r, { detail: 'no' }), 'bad_answer', FOREIGN],
    [
      'UTF-16',
      (_, r) => void r.writeHead(200).end(Buffer.from(`\ufeff${HEADER}`, 'utf16le')),
      'bad_answer',
      /as UTF-16 text, and only UTF-8 can be read/,
    ],
    ['broken JSON', (_, r) => void r.writeHead(200).end('{"items": ['), 'bad_answer', FOREIGN],
    ['another kind of file', (_, r) => void r.writeHead(200).end('PK\u0003\u0004'), 'bad_answer', FOREIGN],
    [
      'a refused key',
      (_, r) => sendJson(r, { detail: KEY }, 403),
      'key_refused',
      /does not let the key read this data/,
    ],
    ['a refused date', (_, r) => sendJson(r, DATE_REFUSED, 422), 'bad_request', /refuses date/],
    ['a failure', (_, r) => void r.writeHead(500).end(), 'upstream_failed', /status 500/],
    ['a reset before its rows', (_, r) => r.destroy(), 'unreachable', /broke off/],
    ['a reset in its header', (_, r) => brokenOff(r, HEADER.slice(0, 9)), 'unreachable', /broke off/],
  ])('is a problem and not a download if the service sends %s', async (_, listener, code, title) => {
    upstream.answer = listener;
    const response = await ask('date=2026-03-30&time=8');
    expect(response.headers.get('content-disposition')).toBeNull();
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ code, title: expect.stringMatching(title) });
    expect(text).not.toContain(KEY);

    upstream.answer = serve;
    expect((await (await ask('date=2026-03-30&time=8')).arrayBuffer()).byteLength).toBe(FILE.length);
  });

  it('is requested again after the Retry-After of the service', async () => {
    let refused = 0;
    upstream.answer = (request, response) => {
      if (refused > 0) return serve(request, response);
      refused += 1;
      response.writeHead(429, { 'retry-after': '1' }).end();
    };
    expect((await ask('date=2026-03-31&time=13')).status).toBe(200);
    expect(refused).toBe(1);
  });

  it('is reported with the origin of a store that denies access', async () => {
    const store = await fakeUpstream((_, response) => void response.writeHead(401).end());
    upstream.answer = (_, response) => void response.writeHead(302, { location: `${store.base}file` }).end();
    const response = await ask('date=2026-03-31&time=14');
    expect(await response.json()).toMatchObject({
      code: 'redirected',
      title: expect.stringContaining(store.base.origin),
    });
  });

  it('breaks for the client if the service breaks it off', async () => {
    let breakOff = () => {};
    upstream.answer = (_, response) => {
      response.writeHead(200, { 'content-length': FILE.length }).write(FILE.subarray(0, 200_000));
      breakOff = () => response.destroy();
    };
    const response = await ask('date=2026-03-31&time=9');
    expect(response.status).toBe(200);
    breakOff();
    await expect(response.arrayBuffer()).rejects.toThrow();
  });

  it('is no longer read from the service once the client disconnects', async () => {
    const disconnect = serveEndlessly();
    const response = await ask('date=2026-03-31&time=10');
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await expect(disconnect).resolves.toBeUndefined();
  });

  it('is fetched from another origin without the key', async () => {
    const store = await fakeUpstream(serve);
    upstream.answer = (_, response) => void response.writeHead(302, { location: `${store.base}signed?x=1` }).end();
    const response = await ask('date=2026-03-31&time=11');
    expect((await response.arrayBuffer()).byteLength).toBe(FILE.length);
    expect(store.requests[0]?.headers).not.toHaveProperty('x-api-key');
    expect(JSON.stringify(store.requests[0]?.headers)).not.toContain(KEY);
  });

  it('is resumed if the service supports ranges', async () => {
    upstream.answer = (request, response) => {
      expect(request.headers).toMatchObject({ range: 'bytes=100-', 'if-range': '"v1"' });
      response
        .writeHead(206, { 'content-range': `bytes 100-${FILE.length - 1}/${FILE.length}` })
        .end(FILE.subarray(100));
    };
    const response = await ask('date=2026-03-31&time=12', { headers: { range: 'bytes=100-', 'if-range': '"v1"' } });
    expect([response.status, response.headers.get('content-range')]).toEqual([
      206,
      `bytes 100-${FILE.length - 1}/${FILE.length}`,
    ]);
    expect(Buffer.from(await response.arrayBuffer()).equals(FILE.subarray(100))).toBe(true);
  });

  it('has no headers about compressed bytes once it is decompressed', async () => {
    const digest = createHash('sha256').update(FILE).digest('base64');
    const ofTheBytes = { 'accept-ranges': 'bytes', 'repr-digest': `sha-256=:${digest}:`, etag: '"v1"' };
    for (const encoding of [null, 'gzip']) {
      const body = encoding ? gzipSync(FILE) : FILE;
      upstream.answer = (_, response) =>
        void response.writeHead(200, { ...ofTheBytes, ...(encoding && { 'content-encoding': encoding }) }).end(body);
      const response = await ask('date=2026-03-31&time=15');
      expect(Buffer.from(await response.arrayBuffer()).equals(FILE)).toBe(true);
      const headerNames = Object.keys(ofTheBytes).filter((name) => response.headers.has(name));
      expect(headerNames).toEqual(encoding ? ['etag'] : Object.keys(ofTheBytes));
    }
  });

  it('is not read beyond its beginning for a HEAD request', async () => {
    const disconnect = serveEndlessly();
    const response = await HEAD(createRequest('/bulk/rating?date=2026-03-31&time=7', { method: 'HEAD' }));
    expect([response.body, response.headers.get('content-length')]).toEqual([null, String(FILE.length + 1)]);
    await expect(disconnect).resolves.toBeUndefined();
  });

  it('is checked only by its beginning if it is large', async () => {
    const disconnect = serveEndlessly(9 * 2 ** 20);
    const file = { dataset: rating, date: '2026-03-31', hour: 7, encoding: 'csv' } as const;
    expect(await checkFile(file, new AbortController().signal)).toBeNull();
    await disconnect;
  });

  it.each(['GET', 'HEAD'])('is reported as not modified to a %s', async (method) => {
    upstream.answer = (_, response) => void response.writeHead(304, { etag: '"v1"' }).end();
    const init = { method, headers: { 'if-none-match': '"v1"' } };
    const handler = method === 'GET' ? GET : HEAD;
    const response = await handler(createRequest('/bulk/rating?date=2026-03-31&time=7', init));
    expect([response.status, response.headers.get('etag')]).toEqual([304, '"v1"']);
  });
});

describe('a request with a wrong parameter', () => {
  it.each(['date=2026-03-31', '', 'date=2026-03-31&time=24', 'date=31.3.2026&time=7'])(
    '%s is refused with the name',
    async (query) => {
      const response = await ask(query);
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({
        code: 'bad_request',
        errors: [{ name: expect.stringMatching(/date|time/) }],
      });
    },
  );
});
