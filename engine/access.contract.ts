import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows, startTestEngine, type TestEngine } from './testing/engine';

let engine: TestEngine;
let worker: number;

beforeAll(async () => {
  engine = await startTestEngine();
  worker = await engine.workerPid();
});

afterAll(() => engine.stop());

interface Sent {
  method?: string;
  headers?: Record<string, string>;
}

/** Sends the target unchanged, with headers that `fetch` does not allow. */
async function send(target: string, { method = 'GET', headers = {} }: Sent = {}) {
  const { port } = new URL(engine.url);
  const clientRequest = request({ port, host: '127.0.0.1', path: target, method, headers }).end();
  const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

function withCredentials(headers: Record<string, string> = {}): Sent {
  return { headers: { 'x-clickhouse-user': engine.username, 'x-clickhouse-key': engine.password, ...headers } };
}

async function expectSameWorker(): Promise<void> {
  expect(await engine.workerPid()).toBe(worker);
}

describe('a request without credentials', () => {
  it.each([
    '/?query_id=%0a',
    '/?query_id=%C4%80',
    '/?query=SELECT+1',
    '/?default_format=%0a&query=SELECT+1',
    '/ping',
    '/replicas_status',
    '/nowhere',
    '//',
    '/%',
  ])('is refused at %s without stopping the worker', async (target) => {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
      const { status, headers } = await send(target, { method });
      expect([method, status, headers['x-clickhouse-exception-code']]).toEqual([method, 403, '516']);
      expect(headers).not.toHaveProperty('x-clickhouse-query-id');
    }
    await expectSameWorker();
  });
});

describe('a request that is not HTTP', () => {
  it.each([
    ['a space in the address', 'GET /?query_id=%0d%0aX: 1 HTTP/1.1', 400],
    ['a header without a colon', 'GET / HTTP/1.1\r\nnothing', 400],
    ['a header larger than a megabyte', `GET / HTTP/1.1\r\nlarge: ${'x'.repeat(2 ** 20)}`, 431],
  ])('is refused with a message: %s', async (_, head, status) => {
    const { port } = new URL(engine.url);
    const answer = await text(connect(Number(port), '127.0.0.1').end(`${head}\r\n\r\n`));
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*This request cannot be read as HTTP`));
    await expectSameWorker();
  });
});

describe('a request with credentials', () => {
  it('is refused when a web page sends it', async () => {
    for (const origin of ['https://evil.example', 'http://127.0.0.1:3000', 'null', '']) {
      const { status, headers } = await send('/ping', withCredentials({ origin }));
      expect([origin, status, headers['x-clickhouse-exception-code']]).toEqual([origin, 403, '497']);
    }
  });

  it('is refused when its Host is not the loopback that the engine listens on', async () => {
    for (const host of ['evil.example', 'evil.example:80', '127.0.0.1.evil.example', 'localhost.evil.example', '[::1]'])
      expect([host, (await send('/ping', withCredentials({ host }))).status]).toEqual([host, 403]);
    for (const host of ['127.0.0.1', 'localhost', 'LOCALHOST:9000'])
      expect([host, (await send('/ping', withCredentials({ host }))).status]).toEqual([host, 200]);
  });

  it('gets its query id back if it is valid in a header', async () => {
    for (const id of ['mine', 'a.b_c:d-1', 'x'.repeat(100)])
      expect((await send(`/?query=SELECT+1&query_id=${id}`, withCredentials())).headers).toMatchObject({
        'x-clickhouse-query-id': id,
      });
    expect((await send('/?query=SELECT+1&query_id=', withCredentials())).headers['x-clickhouse-query-id']).toMatch(
      /^[\w-]{36}$/,
    );
  });

  it.each([
    ['query_id=%0a', '36'],
    ['query_id=a%20b', '36'],
    ['query_id=%C4%80', '36'],
    ['default_format=%0a', '73'],
    ['default_format=%C4%80', '73'],
  ])('is refused with %s', async (search, code) => {
    const { headers } = await send(`/?query=SELECT+1&${search}`, withCredentials());
    expect(headers['x-clickhouse-exception-code']).toBe(code);
    await expectSameWorker();
  });

  it('is refused with a query id of more than 100 characters', async () => {
    const { status } = await send(`/?query=SELECT+1&query_id=${'x'.repeat(101)}`, withCredentials());
    expect(status).toBe(400);
  });

  it('is refused with a content encoding that is a property of Object.prototype', async () => {
    for (const encoding of ['constructor', '__proto__', 'toString']) {
      const { status, body } = await send('/?query=SELECT+1', withCredentials({ 'content-encoding': encoding }));
      expect([status, body]).toEqual([400, expect.stringContaining(`Unknown Content-Encoding ${encoding}`)]);
    }
    expect(await rows(engine.client, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  });

  it('succeeds as a ping of the ClickHouse client', async () => {
    expect(await engine.client.ping()).toEqual({ success: true });
    expect(await engine.client.ping({ select: true })).toEqual({ success: true });
  });
});
