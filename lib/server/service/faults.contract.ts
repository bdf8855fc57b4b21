import type { RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Problem } from '@/lib/contract/problem';
import { freePort } from '@/scripts/supervisor/preflight';
import { pageOf } from '../testing/fake-pages';
import { fakeUpstream, KEY, sendJson } from '../testing/fake-upstream';
import { answerPrices, problemOf, requestPrices } from '../testing/price-request';
import { createBudget } from './budget';
import { createService, type Limits } from './service';

const QUICK: Partial<Limits> = {
  connect: 1000,
  headers: 1000,
  idle: 1000,
  jsonBytes: 100_000,
  retryPause: 1,
  outage: 50,
};

const JSON_TYPE = { 'content-type': 'application/json' };
const BROKE = /connection to the delivery service broke off/;
/** Faults of a service, and the problem that each is reported as. */
const FAULTS: [string, RequestListener, Partial<Problem>, RegExp][] = [
  ['no answer at all', () => {}, { code: 'timeout', retryable: true }, /does not answer in time/],
  [
    'an answer that stops',
    (_, r) => void r.writeHead(200, JSON_TYPE).write('{"items":['),
    { code: 'timeout', retryable: true },
    /stopped in the middle of its answer/,
  ],
  ['a reset before the answer', (r) => r.socket.resetAndDestroy(), { code: 'unreachable', retryable: true }, BROKE],
  [
    'a reset in the middle',
    (_, r) => {
      r.writeHead(200, JSON_TYPE).write('{"items":[');
      setImmediate(() => r.socket?.resetAndDestroy());
    },
    { code: 'unreachable', retryable: true },
    BROKE,
  ],
  [
    'an end in the middle',
    (_, r) => {
      r.writeHead(200, JSON_TYPE).write('{"items":[');
      setImmediate(() => r.destroy());
    },
    { code: 'unreachable', retryable: true },
    BROKE,
  ],
  [
    'fewer bytes than promised',
    (_, r) => {
      r.writeHead(200, { ...JSON_TYPE, 'content-length': '500' }).write('{"items":[]');
      setImmediate(() => r.socket?.end());
    },
    { code: 'unreachable' },
    BROKE,
  ],
  [
    'a whole number that a number cannot hold',
    (_, r) =>
      void r
        .writeHead(200, JSON_TYPE)
        .end(JSON.stringify(pageOf(1, 10, 1)).replace('"csku_id"', '"buybox_position":18446744073709551617,"csku_id"')),
    { code: 'bad_answer', retryable: true },
    /^The service sent 18446744073709551617 as "items\.0\.buybox_position" of Price\. Whole numbers beyond 9,007,199,254,740,991 would be rounded/,
  ],
  [
    'broken JSON',
    (_, r) => r.writeHead(200, JSON_TYPE).end('{"items":[}'),
    { code: 'bad_answer', retryable: true },
    /sent broken JSON where Price should be/,
  ],
  [
    'UTF-16',
    (_, r) => r.writeHead(200, JSON_TYPE).end(Buffer.from(`\ufeff${JSON.stringify(pageOf(2, 10, 1))}`, 'utf16le')),
    { code: 'bad_answer', retryable: false },
    /sent UTF-16 text, and only UTF-8 can be read/,
  ],
  [
    'a web page with 200',
    (_, r) => r.writeHead(200, JSON_TYPE).end('<html>Sign in'),
    { code: 'bad_answer' },
    /sent a web page where Price should be/,
  ],
  [
    'another content type',
    (_, r) => r.writeHead(200, { 'content-type': 'image/png' }).end('{}'),
    { code: 'bad_answer' },
    /sent image\/png where Price should be/,
  ],
  [
    'too much',
    (_, r) => r.writeHead(200, JSON_TYPE).end(`"${'x'.repeat(200_000)}"`),
    { code: 'bad_answer' },
    /more than an answer may hold/,
  ],
  [
    'nothing here',
    (_, r) => sendJson(r, {}, 404),
    { code: 'not_found', upstreamStatus: 404 },
    /has nothing at this address/,
  ],
  [
    'a refused key',
    (_, r) => sendJson(r, { detail: KEY }, 401),
    { code: 'key_refused', raw: '{"detail":"[key]"}' },
    /does not accept the key/,
  ],
  ['a failure', (_, r) => sendJson(r, {}, 500), { code: 'upstream_failed', retryable: true }, /failed \(status 500\)/],
  [
    'a long refusal',
    (_, r) => r.writeHead(429, { 'retry-after': '1800.5' }).end(),
    { code: 'rate_limited', retryAfter: 1801 },
    /allows no more calls for now/,
  ],
  [
    'a long refusal with a date by another clock',
    (_, r) =>
      r.writeHead(429, { date: 'Mon, 01 Jan 2001 00:00:00 GMT', 'retry-after': 'Mon, 01 Jan 2001 00:20:00 GMT' }).end(),
    { code: 'rate_limited', retryAfter: 1200 },
    /allows no more calls for now/,
  ],
];

describe('a call to a service that misbehaves', () => {
  it.each(FAULTS)('%s is reported, and the next call succeeds', async (_, fault, expected, title) => {
    const upstream = await fakeUpstream(fault);
    const service = createService({ base: upstream.base, key: KEY, limits: QUICK });
    const problem = await problemOf(requestPrices(service));
    expect(problem).toMatchObject({ ...expected, title: expect.stringMatching(title) });
    expect(JSON.stringify(problem)).not.toContain(KEY);
    if (problem.code === 'rate_limited') return;
    upstream.answer(answerPrices);
    expect(await requestPrices(service)).toMatchObject({ total: 2 });
    expect(service.last?.problem).toBeNull();
  });

  it.each([
    ['problem details', { errors: [{ in: 'query', name: 'date', message: 'too old' }] }],
    ['a list of places', { detail: [{ loc: ['query', 'date'], msg: 'too old', type: 'value' }] }],
  ])('reports the value that a 422 refuses: %s', async (_, body) => {
    const upstream = await fakeUpstream((_request, response) => sendJson(response, body, 422));
    const problem = await problemOf(requestPrices(createService({ base: upstream.base, key: KEY })));
    expect(problem).toMatchObject({
      code: 'bad_request',
      title: expect.stringContaining('refuses date'),
      errors: [{ name: 'date', message: 'too old' }],
    });
  });

  it.each(['', '\ufeff', '\ufeff\ufeff'])('reads JSON, and the message of a 422, after %j', async (mark) => {
    const upstream = await fakeUpstream((_, response) =>
      response.writeHead(200, JSON_TYPE).end(mark + JSON.stringify(pageOf(2, 10, 1))),
    );
    const service = createService({ base: upstream.base, key: KEY });
    expect(await requestPrices(service)).toMatchObject({ total: 2 });
    upstream.answer((_, response) => response.writeHead(422).end(`${mark}{"errors":[{"name":"date"}]}`));
    expect(await problemOf(requestPrices(service))).toMatchObject({ title: expect.stringContaining('refuses date') });
  });

  it.each([['{"detail":"too old"}'], ['"too old"'], ['<h1>too old</h1>'], ['']])(
    'keeps the text of a 422: %s',
    async (body) => {
      const upstream = await fakeUpstream((_request, response) => response.writeHead(422).end(body));
      const problem = await problemOf(requestPrices(createService({ base: upstream.base, key: KEY })));
      expect(problem).toMatchObject({ code: 'bad_request', upstreamStatus: 422 });
      expect(problem.raw ?? '').toBe(body);
    },
  );

  it('names the field of a wrong shape', async () => {
    const wrong = { ...pageOf(1, 10, 1), items: [{ price: '3.99' }] };
    const upstream = await fakeUpstream((_, response) => sendJson(response, wrong));
    const problem = await problemOf(requestPrices(createService({ base: upstream.base, key: KEY })));
    expect(problem).toMatchObject({ code: 'bad_answer', title: expect.stringContaining('"items.0.price"') });
  });

  it('retries once after a connection that broke within the body', async () => {
    const upstream = await fakeUpstream((_, response) => {
      if (upstream.requests.length > 1) return sendJson(response, pageOf(2, 10, 1));
      response.writeHead(200, JSON_TYPE).write('{"items":[');
      setImmediate(() => response.destroy());
    });
    expect(await requestPrices(createService({ base: upstream.base, key: KEY, limits: QUICK }))).toMatchObject({
      total: 2,
    });
    expect(upstream.requests).toHaveLength(2);
  });

  it.each([502, 503, 504])('tries at most three times after %i', async (status) => {
    const upstream = await fakeUpstream((_, response) => sendJson(response, {}, status));
    const service = createService({ base: upstream.base, key: KEY, limits: QUICK });
    expect(await problemOf(requestPrices(service))).toMatchObject({ code: 'upstream_failed' });
    expect(upstream.requests).toHaveLength(3);
  });

  it.each([502, 503, 504])('waits for a short Retry-After of %i and then succeeds', async (status) => {
    const times: number[] = [];
    const upstream = await fakeUpstream((_, response) => {
      times.push(performance.now());
      if (times.length === 1) response.writeHead(status, { 'retry-after': '1' }).end();
      else sendJson(response, pageOf(2, 10, 1));
    });
    const service = createService({ base: upstream.base, key: KEY, limits: QUICK });
    expect(await requestPrices(service)).toMatchObject({ total: 2 });
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(990);
  });

  it.each([502, 503, 504])('reports a long Retry-After of %i at once, without a retry', async (status) => {
    const upstream = await fakeUpstream((_, response) => response.writeHead(status, { 'retry-after': '120' }).end());
    const service = createService({ base: upstream.base, key: KEY, limits: QUICK });
    expect(await problemOf(requestPrices(service))).toMatchObject({ code: 'upstream_failed', retryAfter: 120 });
    expect(upstream.requests).toHaveLength(1);
  });

  it('obeys Retry-After and then succeeds', async () => {
    const times: number[] = [];
    const upstream = await fakeUpstream((_, response) => {
      times.push(Date.now());
      if (times.length === 1) response.writeHead(429, { 'retry-after': '1' }).end();
      else sendJson(response, pageOf(2, 10, 1));
    });
    const service = createService({ base: upstream.base, key: KEY });
    expect(await requestPrices(service)).toMatchObject({ total: 2 });
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(990);
    expect(service.budget.state().limit).toMatchObject({ learned: true });
  });

  it('reports the pause after a series of refusals without Retry-After', async () => {
    const upstream = await fakeUpstream((_, response) => response.writeHead(429).end());
    let now = 0;
    const budget = createBudget(null, { clock: () => now });
    const refuse = () => {
      now += budget.refused(undefined) * 1000;
    };
    for (let refusal = 0; refusal < 4; refusal++) refuse();
    const problem = await problemOf(requestPrices(createService({ base: upstream.base, key: KEY, budget })));
    expect([upstream.requests.length, problem]).toMatchObject([1, { code: 'rate_limited', retryAfter: 480 }]);
  });

  it('never sends the key to another origin', async () => {
    const other = await fakeUpstream(answerPrices);
    const upstream = await fakeUpstream((_, r) => r.writeHead(302, { location: `${other.base}price` }).end());
    const service = createService({ base: upstream.base, key: KEY });
    expect(await problemOf(requestPrices(service))).toMatchObject({
      code: 'redirected',
      title: expect.stringContaining(other.base.origin),
    });
    expect(other.requests).toHaveLength(0);
  });

  it('follows a redirect of the service to itself, with the key', async () => {
    const upstream = await fakeUpstream((request, response) => {
      if (request.url?.startsWith('/moved')) sendJson(response, pageOf(2, 10, 1));
      else response.writeHead(307, { location: '/moved' }).end();
    });
    expect(await requestPrices(createService({ base: upstream.base, key: KEY }))).toMatchObject({ total: 2 });
    expect(upstream.requests.map(({ headers }) => headers['x-api-key'])).toEqual([KEY, KEY]);
  });

  it('reports a service that does not listen', async () => {
    const port = await freePort();
    const service = createService({ base: new URL(`http://127.0.0.1:${port}`), key: KEY, limits: QUICK });
    expect(await problemOf(requestPrices(service))).toMatchObject({ code: 'unreachable', retryable: true });
  });

  it('reports a response that is not HTTP as a bad answer', async () => {
    const server = createTcpServer((socket) => socket.end('SSH-2.0-OpenSSH\r\n'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const service = createService({ base: new URL(`http://127.0.0.1:${port}`), key: KEY, limits: QUICK });
    expect(await problemOf(requestPrices(service))).toMatchObject({ code: 'bad_answer' });
  });

  it('closes the connection when the caller aborts', async () => {
    let hungUp = () => {};
    const disconnect = new Promise<void>((resolve) => {
      hungUp = resolve;
    });
    const upstream = await fakeUpstream((request) => {
      request.on('close', () => hungUp());
      leave.abort();
    });
    const leave = new AbortController();
    await expect(requestPrices(createService({ base: upstream.base, key: KEY }), leave.signal)).rejects.toThrow(
      /abort/i,
    );
    await disconnect;
  });
});
