import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineError } from '@/lib/clickhouse/error';
import { endpoints } from '@/lib/contract/endpoints';
import { problemDetails } from '@/lib/contract/problem';
import { strict } from '@/lib/contract/reading';
import { type TestService, testService } from './test-service';

const slot = { date: '2026-06-30', hour: 7 };
const url = '/bulk/price?date=2026-06-30&time=7';

let service: TestService;
beforeAll(async () => {
  service = await testService();
  // 24 MB, more than the buffers of a connection that is not read.
  const long = 'x'.repeat(1_000_000);
  const rows = Array.from({ length: 24 }, (_, i) => ({ product_id: `P${i}`, promotion_text: long }));
  await service.publish('Acme', 'price', slot, rows);
});
afterAll(() => service.close());

const key = (name: 'acme' | 'bolt' = 'acme') => ({ 'x-api-key': service.keys[name] });

/** A request on a real socket, answered up to its headers. */
async function open(address: string, headers: http.OutgoingHttpHeaders) {
  const request = http.get(`${address}${url}`, { headers, agent: false });
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  return { request, answer };
}

describe('the limit of requests', () => {
  it('counts each key separately and sends Retry-After', async () => {
    const app = await service.start({ rateLimit: 3 });
    const status = async (name: 'acme' | 'bolt') =>
      (await app.inject({ url: '/bulk/price', headers: key(name) })).statusCode;
    expect([await status('acme'), await status('acme'), await status('acme')]).toEqual([200, 200, 200]);
    const refused = await app.inject({ url: '/price', headers: key() });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(strict(problemDetails).parse(refused.json()).detail).toContain('allows 3 requests a minute');
    expect(await status('bolt')).toBe(200);
  });

  it('may be set for a customer, and is unlimited by default', async () => {
    const all = [
      { id: '1', name: 'Slow', rateLimit: 1 },
      { id: '2', name: 'Free', rateLimit: null },
    ];
    const directory = { byKey: async (name: string) => all.find((customer) => customer.name === name) };
    const app = await service.start({ directory });
    const status = async (name: string) =>
      (await app.inject({ url: '/bulk/price', headers: { 'x-api-key': name } })).statusCode;
    expect([await status('Slow'), await status('Slow')]).toEqual([200, 429]);
    for (let i = 0; i < 30; i++) expect(await status('Free')).toBe(200);
  });
});

describe('failures', () => {
  const failing = (error: Error) => service.start({ db: { ...service.db, query: () => Promise.reject(error) } });

  it('are redacted in the answer, which has the id of the request, and logged', async () => {
    const app = await failing(new Error('password of the engine is hunter2'));
    const answer = await app.inject({ url, headers: key() });
    expect(answer.statusCode).toBe(500);
    const id = String(answer.headers['x-request-id']);
    expect(strict(problemDetails).parse(answer.json()).detail).toContain(id);
    expect(answer.body).not.toContain('hunter2');
    expect(service.log.find((line) => line.includes(id) && line.includes('hunter2'))).toBeDefined();
  });

  it('of an unreachable engine are a 503 with Retry-After', async () => {
    const app = await failing(new EngineError(210, 'The data engine cannot be reached. Retry in a moment.'));
    const answer = await app.inject({ url, headers: key() });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect((await app.inject('/healthz')).statusCode).toBe(503);
  });
});

describe('an engine that dies while it writes a file', () => {
  it('is queried again, and the client gets the whole file', async () => {
    let calls = 0;
    const stream: typeof service.db.stream = async (...query) => {
      const whole = await service.db.stream(...query);
      calls += 1;
      return calls === 1 ? whole.once('data', () => whole.destroy(new EngineError(210, 'aborted'))) : whole;
    };
    const app = await service.start({ db: { ...service.db, stream }, files: await service.emptyFiles() });
    const answer = await app.inject({ url, headers: key() });
    expect([answer.statusCode, calls]).toEqual([200, 2]);
    expect(answer.body.split('\n')).toHaveLength(26);
  });
});

describe('an unknown path or method', () => {
  it('is answered as a problem', async () => {
    const app = await service.start();
    for (const path of ['/', '/prices', '/bulk', '/bulk/price/', '/../etc/passwd', '/price-competition/1/2']) {
      const answer = await app.inject({ url: path, headers: key() });
      expect(strict(problemDetails).parse(answer.json())).toMatchObject({ status: 404, title: 'Not Found' });
    }
    const malformed = await app.inject({ url: '/price-competition/%zz', headers: key() });
    expect(strict(problemDetails).parse(malformed.json())).toMatchObject({ status: 400 });
    const misplaced = await app.inject({ url: `/${service.keys.acme}/%zz`, headers: key() });
    expect(misplaced.statusCode).toBe(400);
    expect(misplaced.body).not.toContain(service.keys.acme);
  });

  it('is answered as a problem even if the request is invalid', async () => {
    const app = await service.start();
    const { port } = new URL(await app.listen({ port: 0 }));
    const say = async (text: string) => {
      const socket = net.connect(Number(port), '127.0.0.1');
      socket.end(text);
      return (await buffer(socket)).toString();
    };
    const nonsense = await say('hello\r\n\r\n');
    expect(nonsense).toMatch(/^HTTP\/1\.1 400 .*application\/problem\+json/s);
    const unknown = await say('FOO / HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(unknown).toMatch(/^HTTP\/1\.1 405 .*\r\nAllow: GET, HEAD\r\n.*application\/problem\+json/s);
    const expecting = await say('GET /price HTTP/1.1\r\nHost: x\r\nExpect: 200-ok\r\n\r\n');
    expect(expecting).toMatch(/^HTTP\/1\.1 417 .*application\/problem\+json/s);
    const large = await say(`GET / HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${'k'.repeat(20_000)}\r\n\r\n`);
    expect(large).toMatch(/^HTTP\/1\.1 431 /);
    expect(large).not.toContain('kkk');
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'] as const)(
    '%s is refused with the allowed methods',
    async (method) => {
      const app = await service.start();
      for (const { path } of endpoints) {
        const answer = await app.inject({ method, url: path, headers: key(), payload: 'x'.repeat(100_000) });
        expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
      }
      for (const url of ['/healthz', '/openapi.json', '/docs'])
        expect((await app.inject({ method, url })).headers.allow, url).toBe('GET, HEAD');
    },
  );
});

describe('without a key', () => {
  it('health and documentation are served', async () => {
    const app = await service.start({ publicUrl: 'https://data.example.com/api' });
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    const { openapi, servers, paths } = (await app.inject('/openapi.json')).json();
    expect([openapi, servers]).toEqual(['3.1.0', [{ url: 'https://data.example.com/api' }]]);
    expect(Object.keys(paths)).toEqual(endpoints.map(({ path }) => path));
    const page = await app.inject('/docs/');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    for (const [, asset] of page.body.matchAll(/(?:src|href)="([^"]+)"/g))
      expect((await app.inject(new URL(String(asset), 'http://x/docs/').pathname)).statusCode).toBe(200);
  });
});

describe('the log', () => {
  it('has a line for each request, and never a key', async () => {
    const app = await service.start({ logLevel: 'debug' });
    const { acme } = service.keys;
    await app.inject({ url, headers: key() });
    await app.inject({ url: `/price?date=2026-06-30&x-api-key=${acme}`, headers: key() });
    await app.inject({ url: `/price/${acme}`, headers: key() });
    await app.inject({ url: `/${acme}?${acme}`, headers: { 'x-api-key': `${acme}x` } });
    const answered = service.log.filter((line) => line.includes('"answered"'));
    expect(answered.length).toBeGreaterThanOrEqual(4);
    expect(service.log.join('\n')).not.toContain(acme);
    expect(answered.at(-2)).toContain('"path":"/price/<redacted>"');
  });

  it('truncates a long path, and removes keys that are percent-encoded or in errors', async () => {
    const { acme } = service.keys;
    const failing = () => Promise.reject(new Error(`no column ${acme}`));
    const app = await service.start({ db: { ...service.db, query: failing } });
    const from = service.log.length;
    const hidden = [...acme].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('');
    await app.inject({ url: `/${hidden}/${'-'.repeat(150)}`, headers: key() });
    await app.inject({ url, headers: key() });
    const lines = service.log.slice(from).join('\n');
    expect(lines).toContain('no column <redacted>');
    expect(lines).not.toContain(acme);
    expect(lines).not.toContain(hidden);
    expect(lines).not.toContain('-'.repeat(101));
  });
});

describe('an error in the log', () => {
  it.each([
    ['in quotes', (value: string) => `Cannot parse '${value}' as UInt32`],
    ['as it stands', (value: string) => `Cannot parse ${value.replaceAll(' ', '')} as UInt32`],
  ])('repeats no long value %s, nor one of its cause, and keeps the rest of the message', async (_, messageOf) => {
    const cause = new Error(messageOf(`cause ${'y '.repeat(150)}`));
    const failing = () => Promise.reject(new Error(messageOf('x x'.repeat(120)), { cause }));
    const app = await service.start({ db: { ...service.db, query: failing } });
    const from = service.log.length;
    await app.inject({ url, headers: key() });
    const lines = service.log.slice(from).join('\n');
    expect(lines).toContain('Cannot parse ');
    expect(lines).toContain(' as UInt32');
    expect(lines).toContain('service.contract.ts');
    for (const value of ['x x'.repeat(40), 'x'.repeat(101), 'y '.repeat(60), 'y'.repeat(101)])
      expect(lines).not.toContain(value);
  });
});

describe('a client that disconnects', () => {
  it('cancels the query of its JSON answer', async () => {
    const events = new EventTarget();
    let signal: AbortSignal | undefined;
    const db = {
      ...service.db,
      query: <Row>(_sql: string, _params: unknown, options: { signal?: AbortSignal | undefined } = {}) =>
        new Promise<Row[]>((resolve, reject) => {
          // Shared queries are short and have no signal.
          if (!options.signal) return resolve([]);
          signal = options.signal;
          signal.addEventListener('abort', () => reject(signal?.reason));
          events.dispatchEvent(new Event('asked'));
        }),
    };
    const app = await service.start({ db });
    const address = await app.listen({ port: 0 });
    const query = once(events, 'asked');
    const request = http.get(`${address}/scorecard?start_date=2026-06-01&end_date=2026-06-30`, { headers: key() });
    request.on('error', () => undefined);
    await query;
    expect(signal?.aborted).toBe(false);
    request.destroy();
    if (signal) await once(signal, 'abort');
    expect(signal?.aborted).toBe(true);
  });

  it('neither stops the file for others, nor keeps it open', async () => {
    const files = await service.emptyFiles();
    const app = await service.start({ files });
    const address = await app.listen({ port: 0 });
    const impatient = http.get(`${address}${url}`, { headers: key() });
    impatient.on('error', () => undefined);
    await once(impatient, 'finish');
    impatient.destroy();
    const { answer } = await open(address, key());
    expect((await buffer(answer)).length).toBe(Number(answer.headers['content-length']));
    expect(files.bytes).toBe(Number(answer.headers['content-length']));
  });
});

describe('a service that is asked to stop', () => {
  it('finishes running downloads, and accepts no others', async () => {
    const app = await service.start();
    const address = await app.listen({ port: 0 });
    const { answer } = await open(address, key());
    const closed = app.close();
    await expect(open(address, key())).rejects.toThrow(/ECONN/);
    const body = await buffer(answer);
    expect(body.length).toBe(Number(answer.headers['content-length']));
    await closed;
  });
});
