import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestService, testService } from './test-service';

const url = '/bulk/price?date=2026-06-30&time=7';

let service: TestService;
let app: FastifyInstance;
let whole: Buffer;
let etag: string;
beforeAll(async () => {
  service = await testService();
  app = await service.start();
  const rows = Array.from({ length: 500 }, (_, i) => ({ product_id: `P${i}`, promotion_text: 'ü, "x"\n' }));
  await service.publish('Acme', 'price', { date: '2026-06-30', hour: 7 }, rows);
  const first = await ask({});
  whole = first.rawPayload;
  etag = String(first.headers.etag);
});
afterAll(() => service.close());

function ask(headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET', target = url) {
  return app.inject({ method, url: target, headers: { 'x-api-key': service.keys.acme, ...headers } });
}

describe('a range of a file', () => {
  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=100-199', 100, 199],
    ['bytes=-1', -1, -1],
  ])('%s is sent', async (range, first, last) => {
    const [start, end] = [first, last].map((offset) => (offset < 0 ? whole.length + offset : offset)) as [
      number,
      number,
    ];
    const { statusCode, headers, rawPayload } = await ask({ range });
    expect(statusCode).toBe(206);
    expect(headers).toMatchObject({
      'content-range': `bytes ${start}-${end}/${whole.length}`,
      'content-length': String(end - start + 1),
      etag,
    });
    expect(rawPayload.equals(whole.subarray(start, end + 1))).toBe(true);
  });

  it('resumes a broken download', async () => {
    const half = Math.floor(whole.length / 2);
    const rest = await ask({ range: `bytes=${half}-`, 'if-range': etag });
    expect(Buffer.concat([whole.subarray(0, half), rest.rawPayload]).equals(whole)).toBe(true);
  });

  it('of another version is the whole file', async () => {
    const answer = await ask({ range: 'bytes=10-19', 'if-range': '"another"' });
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, whole.length]);
  });

  it('beyond its end is refused with its size', async () => {
    const { statusCode, headers, body } = await ask({ range: `bytes=${whole.length}-` });
    expect([statusCode, headers['content-range']]).toEqual([416, `bytes */${whole.length}`]);
    expect(JSON.parse(body)).toMatchObject({ status: 416 });
    expect(headers['content-disposition']).toBeUndefined();
  });

  it('beyond its end is not repeated in the answer', async () => {
    const first = '9'.repeat(150);
    const { statusCode, body } = await ask({ range: `bytes=${first}-` });
    expect(statusCode).toBe(416);
    expect(body).not.toContain('999');
  });

  it.each(['bytes=5-2', 'bytes=0-1,4-5', 'items=0-1', 'nonsense'])('%s is ignored', async (range) => {
    const answer = await ask({ range });
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, whole.length]);
  });

  it('works for a file with only a header', async () => {
    const empty = '/bulk/price?date=2020-01-01&time=7';
    const { statusCode, body, headers } = await ask({ range: 'bytes=0-9' }, 'GET', empty);
    expect([statusCode, body]).toEqual([206, 'product_id']);
    expect((await ask({ 'if-none-match': String(headers.etag) }, 'GET', empty)).statusCode).toBe(304);
    expect((await ask({ range: 'bytes=0-' }, 'GET', `${empty}&encoding=ndjson`)).statusCode).toBe(416);
  });
});

describe('a client with a cached file', () => {
  it.each([
    ['its tag', () => etag],
    ['a weak form of it', () => `W/${etag}`],
    ['it among others', () => `"other", ${etag}`],
    ['a weak form among others', () => `"a", W/${etag}`],
    ['any', () => '*'],
  ])('gets 304 without a body for %s', async (_, tag) => {
    const { statusCode, headers, body } = await ask({ 'if-none-match': tag(), range: 'bytes=0-9' });
    expect([statusCode, body, headers.etag]).toEqual([304, '', etag]);
  });

  it('gets the file for another tag', async () => {
    for (const tag of ['"other"', etag.replaceAll('"', ''), '"*"'])
      expect((await ask({ 'if-none-match': tag })).statusCode, tag).toBe(200);
  });
});

describe('HEAD', () => {
  it('has all headers without the bytes', async () => {
    const head = await ask({}, 'HEAD');
    expect([head.statusCode, head.body]).toEqual([200, '']);
    const headerNames = [
      'content-length',
      'content-type',
      'content-disposition',
      'etag',
      'accept-ranges',
      'cache-control',
    ];
    const full = await ask({});
    for (const name of headerNames) expect(head.headers[name]).toBe(full.headers[name]);
  });

  it.each(['bytes=0-9', 'bytes=999999999-'])('ignores the range %s', async (range) => {
    const { statusCode, headers } = await ask({ range }, 'HEAD');
    expect([statusCode, headers['content-length']]).toEqual([200, String(whole.length)]);
    expect(headers['content-range']).toBeUndefined();
  });

  it('is also answered by a JSON endpoint', async () => {
    const head = await ask({}, 'HEAD', '/bulk/rating/files');
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });
});
