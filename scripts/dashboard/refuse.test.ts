import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuse, refuseExpectation, refuseUnreadable, WRITING_ROUTES } from './refuse.mjs';

let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer((incoming, answer) => refuse(incoming, answer, []) || void answer.end('served'));
  server.on('clientError', refuseUnreadable);
  server.on('checkExpectation', refuseExpectation);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  port = (server.address() as AddressInfo).port;
});

afterAll(() => server.close());

const JSON_TYPE = { 'content-type': 'application/json' };

async function ask(method: string, path: string, headers = {}) {
  const [answer] = await once(request({ port, method, path, headers }).end(), 'response');
  return {
    status: answer.statusCode,
    allow: answer.headers.allow,
    type: answer.headers['content-type'],
    body: await text(answer),
  };
}

describe('an address that cannot be decoded', () => {
  it.each(['/%', '/%ff', '/%zz', '/prices/%', '/%c0%ae', '/_next/%ff'])('%s is a 400 with a page', async (path) => {
    const answer = await ask('GET', path);
    expect(answer).toMatchObject({ status: 400, type: 'text/html; charset=utf-8' });
    expect(answer.body).toContain('cannot be read');
  });

  it.each(['/api/%ff', '/api/price/%'])('%s is a problem for the API', async (path) => {
    const answer = await ask('GET', path);
    expect(answer).toMatchObject({ status: 400, type: 'application/problem+json' });
    expect(JSON.parse(answer.body)).toMatchObject({ status: 400, code: 'bad_request', retryable: false });
  });

  it('or is an asterisk is refused with a message, like an unsupported Expect header', async () => {
    expect(await ask('GET', '*')).toMatchObject({ status: 400, body: expect.stringContaining('begins with a slash') });
    const expecting = await ask('GET', '/api/price', { expect: '200-ok' });
    expect(expecting).toMatchObject({ status: 417, body: expect.stringContaining('Expect') });
  });

  it('may contain an encoded %, or any % in its query', async () => {
    for (const path of ['/%25', '/caf%C3%A9', '/prices?x=%zz']) expect((await ask('GET', path)).body).toBe('served');
  });
});

describe('a method that is not served', () => {
  it.each([
    ['POST', '/prices'],
    ['DELETE', '/api/price'],
    ['PUT', '/api/bulk/rating'],
    ['TRACE', '/api/call'],
    ['PROPFIND', '/'],
    ['DELETE', '/api/downloads/zip'],
    ['POST', '/api/status'],
    ['POST', '/api/query/banners'],
    ['DELETE', '/api/query/banners/tiles'],
  ])('%s %s is a 405 with the allowed methods', async (method, path) => {
    const answer = await ask(method, path);
    expect(answer.status).toBe(405);
    expect(answer.allow).toMatch(/^GET, HEAD,( POST,)? OPTIONS$/);
    expect(answer.body).toContain(`${method} is not served here.`);
  });

  it('is also reported by OPTIONS', async () => {
    expect(await ask('OPTIONS', '/api/price')).toMatchObject({ status: 204, allow: 'GET, HEAD, OPTIONS', body: '' });
    expect(await ask('OPTIONS', '/api/downloads/zip')).toMatchObject({ allow: 'GET, HEAD, POST, OPTIONS' });
  });

  it('is a 405 if it does not exist in HTTP', async () => {
    const say = async (request: string) => text(connect(port, '127.0.0.1').end(request));
    const answer = await say('FOO / HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 405 /);
    expect(answer).toContain('Allow: GET, HEAD, OPTIONS');
    expect(await say('hello\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
  });

  it('is allowed on routes that have it', async () => {
    for (const [path, method] of Object.entries(WRITING_ROUTES))
      expect((await ask(method, path, JSON_TYPE)).body).toBe('served');
    expect((await ask('POST', '/api/query/banners/tiles', JSON_TYPE)).body).toBe('served');
    expect((await ask('HEAD', '/prices')).status).toBe(200);
  });
});

describe('a POST', () => {
  it.each(['application/json', 'Application/JSON', 'application/json; charset=utf-8'])('accepts %s', async (type) => {
    expect((await ask('POST', '/api/collection', { 'content-type': type })).body).toBe('served');
  });

  it.each([
    undefined,
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain; application/json',
    'application/json-seq',
  ])('is refused with 403 as %s, which a form can send or a route cannot read', async (type) => {
    for (const path of Object.keys(WRITING_ROUTES)) {
      const answer = await ask('POST', path, type && { 'content-type': type });
      expect(answer).toMatchObject({ status: 403, body: expect.stringContaining('Content-Type: application/json') });
    }
  });
});

it('allows exactly the methods that route handlers export', () => {
  const routes = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('/route.ts'));
  const exported = routes.map((file) => ({ file, source: readFileSync(`app/${file}`, 'utf8') }));
  const writing = exported.flatMap(({ file, source }) =>
    (source.match(/\b(POST|PUT|PATCH|DELETE)\b/g) ?? []).map((method) => [
      `/${file.slice(0, -'/route.ts'.length)}`,
      method,
    ]),
  );
  const expected = [...Object.entries(WRITING_ROUTES), ['/api/query/[page]/[name]', 'POST']];
  expect(writing.toSorted()).toEqual(expected.toSorted());
});
